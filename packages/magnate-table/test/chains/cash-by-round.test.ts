import { type Entry, seal, seatOf } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { cashByRound } from "../../src/chains/cash-by-round.ts";

const phase = (round: number) => ({ _tag: "PhaseBegan", round });
const paid = (seat: number, cash: number) => ({ _tag: "MoneyPaid", seat, cash });
const started = (...events: { readonly _tag: string }[]): Entry => ({ _tag: "GameStarted", seq: 0, events, at: 0 });
const played = (seq: number, ...events: { readonly _tag: string }[]): Entry => ({
  _tag: "Played",
  seq,
  seat: seatOf(0),
  commandId: `${seq}`,
  command: seal("everybody", null),
  events,
  final: false,
  at: 0,
});

describe("cash by round", () => {
  it("stands in the place of the round, the first before any of them", () => {
    const entries = [
      started(phase(1)),
      played(1, phase(1), phase(2)),
      played(2, phase(2), paid(0, 15), paid(0, 10), phase(2), phase(3)),
      played(3, phase(3), paid(1, 20), phase(3)),
    ];
    expect(cashByRound(entries, 2)).toEqual([
      [0, 0],
      [0, 0],
      [10, 0],
      [10, 20],
    ]);
  });

  it("gives the last dinner to its round, though no phase begins after it", () => {
    const entries = [started(phase(1)), played(1, phase(1), paid(0, 30), phase(2), paid(0, 70), paid(1, 5))];
    expect(cashByRound(entries, 2)).toEqual([
      [0, 0],
      [30, 0],
      [70, 5],
    ]);
  });

  it("does not count what was taken back", () => {
    const undone: Entry = { _tag: "Undone", seq: 2, seat: seatOf(0), commandId: "2", to: 0, at: 0 };
    expect(cashByRound([started(phase(1)), played(1, paid(0, 30)), undone], 1)).toEqual([[0], [0]]);
  });
});
