/** Every file of tests begins as on a page that was just opened, though one process runs many of them. */
import { vi } from "vitest";

vi.resetModules();
if (typeof document !== "undefined") {
  localStorage.clear();
  sessionStorage.clear();
  for (const part of [document.head, document.body]) part.replaceChildren();
  for (const part of [document.documentElement, document.body])
    for (const name of part.getAttributeNames()) part.removeAttribute(name);
}
