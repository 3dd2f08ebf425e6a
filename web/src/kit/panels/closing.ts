/** A `details` that lies over the page: pressing elsewhere, going elsewhere or Escape closes it. */
export function closing(menu: HTMLDetailsElement): () => void {
  const shut = ({ target }: Event): void => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  const escape = ({ key }: KeyboardEvent): void => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  };
  document.addEventListener("pointerdown", shut);
  document.addEventListener("focusin", shut);
  menu.addEventListener("keydown", escape);
  return () => {
    document.removeEventListener("pointerdown", shut);
    document.removeEventListener("focusin", shut);
    menu.removeEventListener("keydown", escape);
  };
}
