import { foodChainMagnate } from "@blueplate/variants";
import {
  beginTable,
  type Entry,
  eventsOf,
  listOffers,
  redact,
  type Rules,
  seatOf,
  submit,
  type Table,
} from "@blueplate/kernel";
import { randomGame } from "@blueplate/kernel/testing";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import type { Command, Event, State } from "../../src/model/index.ts";

type Seen = Table<State, Command, Event>;

const load = (options: Readonly<Record<string, string>> = {}): Rules<State, Command, Event> =>
  // cast: the game of this package, whose own types a table of games does not tell.
  Result.getOrThrow(foodChainMagnate.load({ modules: [], seats: 3, options })) as Rules<State, Command, Event>;

const VIEWERS = [seatOf(0), seatOf(1), seatOf(2), "watcher"] as const;

const step = (table: Seen, seat: number, command: Command) =>
  Result.getOrThrow(
    submit(
      table,
      { seat: seatOf(seat), commandId: `c${table.entries.length}`, seen: table.entries.length - 1, command },
      0,
    ),
  );

it("reserve cards, structures and dismissals are closed commands; all others are open in the log", () => {
  const secret = Object.values(load().forms).filter((form) => form.secret);
  expect(secret.map((form) => form.tag).toSorted()).toEqual([
    "payday.fire",
    "restructure.submit",
    "setup.chooseReserve",
  ]);
});

/** Everything that a viewer is sent of an entry, and the position that he is shown after it. */
const told = ({ table, entry }: ReturnType<typeof step>, viewer: (typeof VIEWERS)[number]): string =>
  JSON.stringify([redact(entry, viewer), redact(table.state, viewer)]);

/** In which phases other choices were compared, how often; a choice that somebody else can tell apart is thrown. */
const compared = (rules: Rules<State, Command, Event>, seeds: readonly string[]): Readonly<Record<string, number>> => {
  const count: Record<string, number> = {};
  for (const seed of seeds) {
    for (const { before, seat } of randomGame(rules, seed, 400)) {
      const { stage } = before.state;
      if (rules.waitsFor(before.state).length < 2) continue;
      const steps = [...listOffers(rules, before.state, seat, 5)].map((command) => step(before, seat, command));
      if (steps.length < 2) continue;
      count[stage._tag] = (count[stage._tag] ?? 0) + 1;
      for (const viewer of VIEWERS) {
        if (viewer !== seat) expect(new Set(steps.map((each) => told(each, viewer))), stage._tag).toHaveLength(1);
      }
    }
  }
  return count;
};

const SEEDS = ["information-1", "information-2", "information-3"];

describe("R4.2 what the others learn", () => {
  it("R4.2.3, R4.2.4, R17.3 whatever is chosen at the same time looks the same to everybody else until the last has chosen", () => {
    const count = compared(load(), SEEDS);
    for (const phase of ["setup-reserve", "restructuring", "payday"]) expect(count[phase], phase).toBeGreaterThan(3);
  });

  it("R4.2.3 with open hands and reserve cards before the restaurants too", () => {
    const count = compared(
      load({ "hand-visibility-phase1": "visible", "reserve-timing": "before-restaurants" }),
      SEEDS,
    );
    for (const phase of ["setup-reserve", "restructuring"]) expect(count[phase], phase).toBeGreaterThan(3);
  });

  it("R4.2.4, R20.4.9 another reserve card changes nothing that others are sent, until the bank breaks or they may look", () => {
    const rules = load();
    const mayKnow = (entry: Entry<Event>, seat: number): boolean =>
      eventsOf(entry).some(
        (event) => event._tag === "BankBroke" || (event._tag === "ReservesSeen" && event.seat === seat),
      );
    let entries = 0;
    for (const seed of SEEDS) {
      const moments = [...randomGame(rules, seed, 400)];
      const tables = ([100, 200, 300] as const).map((amount) => {
        let table: Seen = beginTable(rules, seed, 0);
        return moments.map(({ seat, command }) => {
          const own = seat === 0 && command._tag === "setup.chooseReserve" ? { ...command, amount } : command;
          // A game that another card has sent another way has told already.
          const next = Result.getOrNull(Result.try(() => step(table, seat, own)));
          if (next) table = next.table;
          return next;
        });
      });
      for (const viewer of [1, 2]) {
        for (const [index, moment] of moments.entries()) {
          if (mayKnow(moment.entry, viewer)) break;
          const views = tables.map((line) => line[index]).map((each) => (each ? told(each, seatOf(viewer)) : null));
          expect(new Set(views), `${seed}, entry ${moment.entry.seq}`).toHaveLength(1);
          entries++;
        }
      }
    }
    expect(entries).toBeGreaterThan(200);
  });
});
