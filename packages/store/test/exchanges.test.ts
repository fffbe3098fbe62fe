import { expect, it } from "vitest";
import { exchangesIn } from "../src/sql/embedded/exchanges.ts";

/** A message of the protocol: which, and what it says. */
const message = (type: string, text = ""): Buffer => {
  const head = Buffer.from(`${type}0000`, "latin1");
  head.writeUInt32BE(4 + Buffer.byteLength(text), 1);
  return Buffer.concat([head, Buffer.from(text)]);
};

const [bind, execute, sync, query] = [message("B", "S and Q"), message("E", "1"), message("S"), message("Q", "select")];
const question = Buffer.concat([bind, execute, sync]);

it("questions that were written at once are asked one by one, each up to the message that asks for its answer", () => {
  const parts = exchangesIn(Buffer.concat([question, query, question]));
  expect(parts.map((part) => Buffer.from(part))).toEqual([question, query, question]);
});

it("nothing is left out: neither what no answer is asked for, nor the first message, which says no type", () => {
  for (const whole of [Buffer.concat([bind, execute]), Buffer.concat([Buffer.alloc(1), question]), question])
    expect(exchangesIn(whole).map((part) => Buffer.from(part))).toEqual([whole]);
  expect(exchangesIn(Buffer.concat([question, bind])).map((part) => Buffer.from(part))).toEqual([question, bind]);
  expect(exchangesIn(new Uint8Array())).toEqual([]);
});
