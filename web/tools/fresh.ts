/** Every file of tests begins as on a page that was just opened, though one process runs many of them. */
import { configure } from "@testing-library/svelte";
import { vi } from "vitest";

const PATIENCE = 30_000; // milliseconds for what is loaded when it is needed: a busy machine is no fault of a page

vi.resetModules();
configure({ asyncUtilTimeout: PATIENCE });
if (typeof document !== "undefined") {
  localStorage.clear();
  sessionStorage.clear();
  for (const part of [document.head, document.body]) part.replaceChildren();
  for (const part of [document.documentElement, document.body])
    for (const name of part.getAttributeNames()) part.removeAttribute(name);
}
