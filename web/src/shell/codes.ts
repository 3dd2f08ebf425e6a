/** Codes that people type: how they are told apart from links, and how they are shown. */
const ROOM = 6;
const DEVICE = 9;
const GROUP = 3;

/** Where a code that somebody typed leads; null if it cannot be one. The server reads it, whatever the alphabet. */
export function pathOfCode(text: string): string | null {
  const code = text.replace(/[\s.·–—-]/g, "");
  if (!/^[\p{L}\d]+$/u.test(code)) return null;
  if (code.length === ROOM) return `/c/${code}`;
  return code.length === DEVICE ? `/d/${code}` : null;
}

/** In groups that can be kept in mind. */
export function grouped(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP}}`, "g"))?.join(" ") ?? code;
}

/** For screen readers: letter by letter. */
export function spelled(code: string): string {
  return [...code.replaceAll(" ", "")].join(" ");
}

/** Whether an address leads to this machine alone. */
export function isHereOnly(link: string): boolean {
  return /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:|\/|$)/.test(link);
}
