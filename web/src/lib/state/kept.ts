/** What this browser remembers; null if it remembers nothing, as storage may be switched off. */
export function kept(what: string): string | null {
  try {
    return localStorage.getItem(`interregnum.${what}`);
  } catch {
    return null;
  }
}

/** Remember something for the next time; without storage it is asked again. */
export function keep(what: string, value: string): void {
  try {
    localStorage.setItem(`interregnum.${what}`, value);
  } catch {
    // it lasts as long as the page
  }
}
