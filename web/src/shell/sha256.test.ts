import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { toHex } from "./hex";
import { sha256 } from "./sha256";

const theirs = (message: Uint8Array): string => createHash("sha256").update(message).digest("hex");

it("knows the examples of the standard", () => {
  const abc = new TextEncoder().encode("abc");
  expect(toHex(sha256(abc))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(toHex(sha256(new Uint8Array()))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

it("agrees with another implementation on messages of every length around a block", () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, number) => (number * 131 + length * 17) % 256);
    expect(toHex(sha256(message))).toBe(theirs(message));
  }
});
