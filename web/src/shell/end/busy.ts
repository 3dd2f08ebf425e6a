/** Where somebody reads or writes who learns from the dock how the game ended. */
export function busy(): Element | null {
  const focused = document.activeElement;
  return focused?.closest("dialog, .side, input") ? focused : document.querySelector(".side:hover");
}
