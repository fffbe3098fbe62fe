import { type Entry, seal, seatOf } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { redoable } from "../src/question/redo.ts";

const [ANN, BOB] = [seatOf(0), seatOf(1)];

const played = (seq: number, seat: typeof ANN, act: string): Entry => ({
  _tag: "Played",
  seq,
  seat,
  commandId: `c${seq}`,
  command: seal("everybody", { _tag: act }),
  events: [],
  final: false,
  at: 0,
});
const undone = (seq: number, to: number): Entry => ({
  _tag: "Undone",
  seq,
  seat: ANN,
  commandId: `c${seq}`,
  to,
  at: 0,
});
const left = (...entries: readonly Entry[]): readonly string[] => redoable(entries, ANN).map(({ _tag }) => _tag);

describe("what may be done again", () => {
  const [hire, cook] = [played(1, ANN, "hire"), played(2, ANN, "cook")];

  it("is what was taken back, the earliest first", () => {
    expect(left(hire, cook)).toEqual([]);
    expect(left(hire, cook, undone(3, 1))).toEqual(["cook"]);
    expect(left(hire, cook, undone(3, 1), undone(4, 0))).toEqual(["hire", "cook"]);
  });

  it("is used up by doing it, and ended by doing something else", () => {
    const back = [hire, cook, undone(3, 1), undone(4, 0)];
    expect(left(...back, played(5, ANN, "hire"))).toEqual(["cook"]);
    expect(left(...back, played(5, ANN, "train"))).toEqual([]);
  });

  it("is one's own only: what others have done meanwhile neither counts nor ends it", () => {
    expect(left(hire, played(2, BOB, "bid"), undone(3, 0), played(4, BOB, "pass"))).toEqual(["hire"]);
  });
});
