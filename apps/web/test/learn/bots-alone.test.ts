import type { SeatFacts, TableFacts } from "@blueplate/api";
import { seatOf } from "@blueplate/kernel";
import { expect, it } from "vitest";
import { sitsWithBotsAlone } from "../../src/learn/bots-alone.ts";

const seatsOf = (...kinds: readonly SeatFacts["kind"][]): TableFacts =>
  // cast: nothing else of a table is looked at.
  ({ seats: kinds.map((kind, seat) => ({ kind, seat, program: false })) }) as unknown as TableFacts;

it("a bot may be asked where nobody else sits, and by whoever plays", () => {
  const alone = seatsOf("bot", "person", "bot");
  expect(sitsWithBotsAlone({ facts: alone, seat: seatOf(1) })).toBe(true);
  expect(sitsWithBotsAlone({ facts: alone, seat: null })).toBe(false);
  const together = seatsOf("person", "person", "bot");
  expect(sitsWithBotsAlone({ facts: together, seat: seatOf(0) })).toBe(false);
});
