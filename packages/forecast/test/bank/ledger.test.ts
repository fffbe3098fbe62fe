import { type Command, type Event } from "@blueplate/engine";
import { ledgerOf } from "../../src/index.ts";
import { evening, give, type GameMoment, seat } from "@blueplate/variants/testing/evening";
import { type GameStarted, type Entry, type Played, seal } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";

const HIRE: Command = { _tag: "work.hire", employee: "waitress" };
const END: Command = { _tag: "work.endTurn" };

const start = evening("order-of-business", [{ atWork: ["trainer"] }, {}], { turnOrder: ["p0", "p1"] });

/** The log of these commands, each by its seat. */
const played = (list: readonly (readonly [number, Command])[]): readonly Entry<Event>[] => {
  let scene: GameMoment = start;
  const begun: GameStarted<Event> = { _tag: "GameStarted", seq: 0, events: [], at: 0 };
  const entries = list.map(([by, command], index): Played<Event> => {
    const { events, refused, scene: next } = give(scene, by, command);
    if (refused) throw new Error(refused._tag);
    scene = next;
    const sealed = seal("everybody" as const, null);
    return {
      _tag: "Played",
      seq: index + 1,
      seat: seat(by),
      commandId: "",
      command: sealed,
      events,
      final: false,
      at: 0,
    };
  });
  return [begun, ...entries];
};

/** Who has more open slots chooses first; the last position is left to the other (R6). */
const CHOSEN = [[1, { _tag: "order.choosePosition", position: 2 }]] as const;

describe("the ledger of a turn", () => {
  it("lists the steps since the turn began, each with the entry to go back to", () => {
    const entries = played([...CHOSEN, [0, HIRE]]);
    const told = ledgerOf(entries, seat(0)).map(({ seq, before, events }) => [seq, before, events[0]?._tag]);
    expect(told).toEqual([[2, 1, "Hired"]]);
  });

  it("R7.4 is empty for others, and once the turn is over", () => {
    const entries = played([...CHOSEN, [0, HIRE], [0, END]]);
    expect(ledgerOf(entries, seat(0))).toEqual([]);
    expect(ledgerOf(entries, seat(1))).toEqual([]);
    const next = played([...CHOSEN, [0, HIRE], [0, END], [1, HIRE]]);
    expect(ledgerOf(next, seat(1)).map(({ seq, before }) => [seq, before])).toEqual([[4, 3]]);
  });

  it("leaves out what was taken back", () => {
    const entries = played([...CHOSEN, [0, HIRE]]);
    const undone: Entry<Event> = { _tag: "Undone", seq: 3, seat: seat(0), commandId: "", to: 1, at: 0 };
    expect(ledgerOf([...entries, undone], seat(0))).toEqual([]);
  });
});
