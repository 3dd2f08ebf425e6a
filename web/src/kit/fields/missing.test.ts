import { afterEach, beforeEach, expect, it } from "vitest";
import { speak } from "$kit/words";
import { sayMissing } from "./missing";

const forget = sayMissing();
beforeEach(() => speak("pl"));
afterEach(forget);

it("is said in the language of the page, until something is written", () => {
  const field = document.createElement("input");
  field.required = true;
  document.body.append(field);

  expect(field.reportValidity()).toBe(false);
  expect(field.validationMessage).toBe("Wypełnij to pole.");

  field.value = "Ann";
  field.dispatchEvent(new Event("input"));
  expect(field.reportValidity()).toBe(true);
});
