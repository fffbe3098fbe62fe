import type { SeatFacts } from "@blueplate/api";
import { expect, it } from "vitest";
import { calledAgain, isAskedFor, nextSeat } from "../src/rematch/next-seat.ts";

const seats = (...kinds: readonly SeatFacts["kind"][]): readonly SeatFacts[] =>
  kinds.map((kind, seat) => ({
    seat,
    kind,
    player: "",
    banner: { name: "", colour: "red" },
    bot: null,
    program: false,
    standIn: null,
    resigned: false,
  }));

const last = (mySeat: number | null) => ({ seats: seats("person", "person", "person"), mySeat });
const next = { seats: seats("open", "open", "person"), mySeat: null, status: "open" } as const;

it("at the next table everybody sits a seat on, and whoever sat first sits last", () => {
  expect(nextSeat(last(1), next)).toBe(0);
  expect(nextSeat(last(2), next)).toBe(1);
  expect(nextSeat(last(0), { ...next, seats: seats("open", "open", "open") })).toBe(2);
});

it("nobody is given a seat who sits there already, whose seat is taken, who comes too late, or who only watched", () => {
  expect(nextSeat(last(1), { ...next, mySeat: 2 })).toBeNull();
  expect(nextSeat(last(0), next)).toBeNull();
  expect(nextSeat(last(1), { ...next, status: "running" })).toBeNull();
  expect(nextSeat(last(null), next)).toBeNull();
});

it("those who watched are not asked for another game, and nobody is once it is over or has begun without them", () => {
  expect(isAskedFor(last(1), { mySeat: null, status: "open" })).toBe(true);
  expect(isAskedFor(last(1), { mySeat: 0, status: "running" })).toBe(true);
  expect(isAskedFor(last(null), { mySeat: null, status: "open" })).toBe(false);
  expect(isAskedFor(last(1), { mySeat: null, status: "running" })).toBe(false);
  expect(isAskedFor(last(1), { mySeat: 0, status: "finished" })).toBe(false);
});

it("whoever asks again sees who of the last table has come, and waits for nobody in whose seat a bot sits", () => {
  const named = (of: readonly SeatFacts[], ...names: readonly string[]) =>
    of.map((each, at) => ({ ...each, player: names[at] ?? "" }));
  const before = { seats: named(seats("person", "person", "person", "bot"), "Ann", "Bob", "Cem"), mySeat: 0 };
  // Bob sits where Ann sat, Cem where Bob did, the bot where Cem did, Ann last.
  expect(calledAgain(before, { seats: seats("open", "open", "bot", "person") })).toEqual([
    { player: "Bob", isHere: false },
    { player: "Cem", isHere: false },
  ]);
  const come = named(seats("person", "bot", "bot", "person"), "Bobby");
  expect(calledAgain(before, { seats: come })).toEqual([{ player: "Bobby", isHere: true }]);
});
