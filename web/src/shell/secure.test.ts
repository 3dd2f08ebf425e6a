import { beforeEach, afterEach, describe, expect, it, vi } from "vitest";
import { canShare, copy, share } from "./secure";

let field: HTMLInputElement;
let button: HTMLButtonElement;
let taken: string[]; // what was selected in the field with the focus when the page was told to copy

function shown<Kind extends HTMLElement>(node: Kind): Kind {
  document.body.append(node);
  return node;
}

function page(clipboard: unknown, allowed: boolean): void {
  vi.stubGlobal("navigator", clipboard === undefined ? {} : { clipboard });
  document.execCommand = vi.fn(() => {
    const { selectionStart, selectionEnd, value } = document.activeElement as HTMLInputElement;
    taken.push(value.slice(selectionStart ?? 0, selectionEnd ?? 0));
    return allowed;
  });
}

beforeEach(() => {
  taken = [];
  field = shown(document.createElement("input"));
  field.value = "http://throne.local/j/abc";
  button = shown(document.createElement("button"));
  button.focus();
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe("a link is copied", () => {
  it("through the clipboard of a secure page", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    page({ writeText }, false);
    expect(await copy(field)).toBe(true);
    expect(writeText).toHaveBeenCalledWith(field.value);
    expect(taken).toEqual([]);
  });

  it("without a clipboard, over plain http, and the focus stays where it was", async () => {
    page(undefined, true);
    expect(await copy(field)).toBe(true);
    expect(taken).toEqual([field.value]);
    expect(document.activeElement).toBe(button);
  });

  it("if the clipboard is forbidden", async () => {
    page({ writeText: () => Promise.reject(new Error("no")) }, true);
    expect(await copy(field)).toBe(true);
    expect(taken).toEqual([field.value]);
  });

  it("by hand if all else fails: it stays selected", async () => {
    page(undefined, false);
    expect(await copy(field)).toBe(false);
    expect(document.activeElement).toBe(field);
  });
});

describe("what is handed to other programs", () => {
  const text = { url: "http://throne.local/r/abc" };
  const picture = { files: [new File([], "result.png")] };

  it("is not offered where the device has no way for it", () => {
    vi.stubGlobal("navigator", {});
    expect(canShare(text)).toBe(false);
  });

  it("is offered as far as the device takes it", () => {
    vi.stubGlobal("navigator", { share: vi.fn() });
    expect([canShare(text), canShare(picture)]).toEqual([true, false]);
    vi.stubGlobal("navigator", { share: vi.fn(), canShare: (what: ShareData) => what.files !== undefined });
    expect([canShare(text), canShare(picture)]).toEqual([false, true]);
  });

  it("goes nowhere if nobody chooses a program, and other failures are told", async () => {
    vi.stubGlobal("navigator", { share: () => Promise.reject(new DOMException("", "AbortError")) });
    await expect(share(text)).resolves.toBeUndefined();
    vi.stubGlobal("navigator", { share: () => Promise.reject(new DOMException("", "NotAllowedError")) });
    await expect(share(text)).rejects.toThrow();
  });
});
