import { say } from "$kit/words";

/** What is missing in a form is said in the language of the page, not in that of the browser. */
export function sayMissing(): () => void {
  document.addEventListener("invalid", missed, true);
  document.addEventListener("input", given, true);
  return () => {
    document.removeEventListener("invalid", missed, true);
    document.removeEventListener("input", given, true);
  };
}

const fieldOf = ({ target }: Event): HTMLInputElement | null => (target instanceof HTMLInputElement ? target : null);

function missed(event: Event): void {
  const field = fieldOf(event);
  field?.setCustomValidity("");
  if (field?.validity.valueMissing) field.setCustomValidity(say("web-fill-in"));
}

function given(event: Event): void {
  fieldOf(event)?.setCustomValidity("");
}
