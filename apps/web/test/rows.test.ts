import type { SeatFacts, TableLine } from "@blueplate/api";
import { expect, it } from "vitest";
import { rowsOf } from "../src/lobby/rows.ts";

const seat = (at: number, kind: SeatFacts["kind"]): SeatFacts => ({
  seat: at,
  kind,
  player: kind === "open" ? "" : "Ann",
  banner: { name: "", colour: "red" },
  bot: null,
  program: false,
  standIn: null,
  resigned: false,
});

/** A table at which Ann sits and another seat is free. */
const table = (id: string, reserved: TableLine["reserved"] = null): TableLine => ({
  id,
  name: id,
  game: "trick-n-chef",
  ruleset: "standard",
  modules: [],
  status: "open",
  listed: true,
  origin: "drawn",
  seats: [seat(0, "person"), seat(1, "open")],
  mySeat: null,
  reserved,
  host: false,
  waitsForMe: false,
  winners: null,
  glance: null,
  opening: null,
  createdAt: 0,
  updatedAt: 0,
});

const kept = (mySeat: number | null) => ({ mySeat, seats: [{ seat: 1, player: "Bob" }], until: 9 });

it("a table that keeps its free seats for others is none with free seats until their time is over", () => {
  const lines = [table("kept", kept(null)), table("free"), table("mine", kept(1))];
  const none = { lines: [], next: null };
  const lists = { mine: none, open: { lines, next: null }, running: none, finished: none };
  const ids = (now: number, which: "all" | "open") => rowsOf(lists, now)[which].map(({ id }) => id);
  expect(ids(8, "open")).toEqual(["free", "mine"]);
  expect(ids(8, "all")).toEqual(["free", "mine", "kept"]);
  expect(ids(9, "open")).toEqual(["kept", "free", "mine"]);
});
