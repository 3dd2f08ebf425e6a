const here = new Map<string, string>(); // what the browser does not keep for us lasts as long as the page

/** What this browser remembers; null if it remembers nothing, as storage may be switched off. */
export function kept(what: string): string | null {
  try {
    return here.get(what) ?? localStorage.getItem(`interregnum.${what}`);
  } catch {
    return null;
  }
}

/** Remember something for the next time, or forget it; without storage it is asked again. */
export function keep(what: string, value: string | null): void {
  here.delete(what);
  try {
    if (value === null) localStorage.removeItem(`interregnum.${what}`);
    else localStorage.setItem(`interregnum.${what}`, value);
  } catch {
    if (value !== null) here.set(what, value);
  }
}

/** Whether anything is kept beyond this page: storage may be full or forbidden. */
export function keeps(): boolean {
  const test = "interregnum.test";
  try {
    localStorage.setItem(test, "0123456789");
    localStorage.removeItem(test);
    return navigator.cookieEnabled;
  } catch {
    return false;
  }
}
