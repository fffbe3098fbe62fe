import { expect, it } from "vitest";
import { readableLine, readableLines } from "../../src/readable.ts";

it("takes signs out of a text that nobody sees or that turn others round, and nothing else", () => {
  expect(readableLine("House\u202e 7\tsells\nout — 漢字 🍔")).toBe("House  7 sells out — 漢字 🍔");
  expect(readableLines("One\r\ntwo\u2066\u0007\tthree")).toBe("One\ntwo\tthree");
});
