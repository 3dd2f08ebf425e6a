/** What browsers offer on secure pages only (https, or this machine itself), each with its way over plain http. */

/** Put the text of a field into the clipboard; if that cannot be done it stays selected, to be copied by hand. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  const clipboard = (navigator as Partial<Navigator>).clipboard;
  try {
    await clipboard?.writeText(field.value);
    if (clipboard !== undefined) return true;
  } catch {
    // somebody forbade it: the old way may be left
  }
  return copySelected(field);
}

/** The way over plain http: browsers copy what is selected in the field that has the focus. */
function copySelected(field: HTMLInputElement): boolean {
  const before = document.activeElement;
  field.focus();
  field.select();
  const done = document.execCommand("copy");
  if (done && before instanceof HTMLElement) before.focus();
  return done;
}

/** Whether this device can hand something to its other programs; most cannot over plain http. */
export function canShare(what: ShareData): boolean {
  const { share, canShare: can } = navigator as Partial<Navigator>;
  return share !== undefined && (can === undefined ? what.files === undefined : can.call(navigator, what));
}

/** Let somebody choose a program of this device that gets it; whoever chooses none has changed their mind. */
export async function share(what: ShareData): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}
