import type { SeatFacts } from "@blueplate/api";
import { expect, it } from "vitest";
import {
  calledAgain,
  freeSeats,
  isAskedFor,
  nextSeat,
  isKeptForMe,
  keptUntil,
  reservedAt,
  reservedFor,
} from "../src/rematch/next-seat.ts";

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

const named = (of: readonly SeatFacts[], ...names: readonly string[]) =>
  of.map((each, at) => ({ ...each, player: names[at] ?? "" }));

/** Bob has the first seat, Cem the second and Ann the last: hers is `mySeat`. */
const reserved = (mySeat: number | null, until: number | null = null) => ({
  mySeat,
  seats: ["Bob", "Cem", "", "Ann"].flatMap((player, seat) => (player === "" ? [] : [{ seat, player }])),
  until,
});

it("whoever sat at the last table sees who of it has come, and waits for nobody in whose seat a bot sits", () => {
  const before = { seats: seats("open", "open", "bot", "person"), reserved: reserved(3) };
  expect(calledAgain(before)).toEqual([
    { player: "Bob", isHere: false },
    { player: "Cem", isHere: false },
  ]);
  const come = named(seats("person", "bot", "bot", "person"), "Bobby");
  expect(calledAgain({ seats: come, reserved: reserved(3) })).toEqual([{ player: "Bobby", isHere: true }]);
  // To Bob, who has not come himself.
  expect(calledAgain({ ...before, seats: named(before.seats, "", "", "", "Ann"), reserved: reserved(0) })).toEqual([
    { player: "Cem", isHere: false },
    { player: "Ann", isHere: true },
  ]);
  expect(calledAgain({ ...before, reserved: reserved(null, 9) })).toEqual([]);
});

it("a free seat is kept for who sat at the last table, from everybody but them, as long as the server says", () => {
  const open = seats("open", "open", "bot", "person");
  expect(reservedFor({ seats: open, reserved: reserved(null, 9) }, 1)).toEqual({ player: "Cem", until: 9 });
  expect(reservedFor({ seats: open, reserved: reserved(1, 9) }, 1)).toBeNull();
  expect(reservedFor({ seats: open, reserved: reserved(null) }, 1)).toBeNull();
  expect(reservedFor({ seats: open, reserved: reserved(null, 9) }, 3)).toBeNull();
  expect(reservedFor({ seats: open, reserved: null }, 1)).toBeNull();
  const at = (now: number) => reservedFor({ seats: open, reserved: reservedAt(reserved(null, 9), now) }, 1);
  expect([at(8)?.player, at(9)]).toEqual(["Cem", null]);
});

it("seats that are kept for others are free to nobody else; one's own is, and one is told until when", () => {
  const open = seats("open", "open", "bot", "person");
  const table = (mySeat: number | null, until: number | null) => ({ seats: open, reserved: reserved(mySeat, until) });
  expect(freeSeats(table(null, 9))).toBe(0);
  expect(freeSeats(table(1, 9))).toBe(1);
  expect([isKeptForMe(table(1, 9), 1), isKeptForMe(table(1, 9), 0), isKeptForMe(table(1, null), 1)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([keptUntil(table(null, 9)), keptUntil(table(1, 9)), keptUntil(table(null, null))]).toEqual([9, 9, null]);
  // Whoever was waited for has come.
  expect(keptUntil({ seats: seats("person", "person", "open", "person"), reserved: reserved(null, 9) })).toBeNull();
  expect([freeSeats(table(null, null)), freeSeats({ seats: open, reserved: null })]).toEqual([2, 2]);
});
