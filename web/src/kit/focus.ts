/** Keeps the place of whoever works by keyboard or by ear: what had the focus may be gone with the next question. */
export class Homing {
  private last: Element | null = null;

  /** Remembers where the focus is inside this part of the page. */
  readonly watch = (node: HTMLElement): (() => void) => {
    const note = ({ target }: FocusEvent): void => {
      this.last = target instanceof Element && node.contains(target) ? target : null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  };

  /** The page was drawn again: a focus that went with what had it comes to this place; one that was put elsewhere stays. */
  keep(home: HTMLElement | null | undefined): void {
    const { last } = this;
    if (last === null || (last.isConnected && !last.matches(":disabled"))) return;
    const now = document.activeElement;
    if (now === null || now === document.body || now === last) home?.focus({ preventScroll: true });
  }
}
