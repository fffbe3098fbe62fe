import { type Command } from "@blueplate/engine";
import {
  type ReplayDays,
  type WhatIfResult,
  type Counterfactual,
  type WhatifFailure,
  type SeatMove,
  whatif,
} from "../../src/index.ts";
import { evening, type GameMoment, seat } from "@blueplate/variants/testing/evening";
import { rulesetWith } from "@blueplate/engine/testing/position";
import { diceFor, play, runToDecision } from "@blueplate/kernel";
import { Result } from "effect";
import { describe, expect, it } from "vitest";

type Given = Readonly<Record<string, unknown>>;

const HOUSE = 2;
const end: Command = { _tag: "work.endTurn" };
const submit = (...employees: readonly string[]): Command =>
  ({ _tag: "restructure.submit", employees }) as unknown as Command; // cast: the form refuses what is no card.
const position = (at: number): Command => ({ _tag: "order.choosePosition", position: at });

/** FX1: the first chain is 0 borders from house 2, the second one 2; three cooks keep the first busy. */
const FIRST = { hand: ["kitchen-trainee", "kitchen-trainee", "kitchen-trainee"], stock: { burger: 1 } };
const START = { turnOrder: ["p0", "p1"], houses: { [HOUSE]: { demand: ["burger"] } } };

/** What somebody does who is asked: the structure, the wished place, then the actions, then nothing more. */
type Wishes = readonly [Command, Command, ...Command[]];

/** A day of two to the dinner: each does what is wished as soon as it is asked. */
const playedBy = ({ rules, state: start }: GameMoment, wishes: readonly Wishes[]): ReplayDays => {
  const { state } = runToDecision(rules, start, [], diceFor("test", 0));
  const left = wishes.map((each) => each.slice());
  const moves: SeatMove[] = [];
  let now = state;
  while (now.round === 5 && now.stage._tag !== "payday") {
    const [by = seat(0)] = rules.waitsFor(now);
    // The last place is nobody's choice.
    if (now.stage._tag === "working" && left[by]?.[0]?._tag === "order.choosePosition") left[by].shift();
    const move = { seat: by, command: left[by]?.shift() ?? end };
    const played = play(rules, now, by, move.command, diceFor("test", 0));
    if (Result.isFailure(played)) throw new Error(`${move.command._tag}: ${JSON.stringify(played.failure)}`);
    moves.push(move);
    ({ state: now } = played.success);
  }
  return { ruleset: rulesetWith(), rules, starts: [{ at: 7, state }], moves, round: 5, house: HOUSE };
};

/** A day on which the second chain sends `cards` to work, takes the second place and does `actions`. */
const dayWith = (second: Given, cards: readonly string[], actions: readonly Command[] = []): ReplayDays =>
  playedBy(evening("restructuring", [FIRST, second], START), [
    [submit("kitchen-trainee", "kitchen-trainee", "kitchen-trainee"), position(1)],
    [submit(...cards), position(2), ...actions],
  ]);

const counterfactual = (change: Partial<Counterfactual["change"]>): Counterfactual => ({
  house: HOUSE,
  seat: seat(1),
  change: { goods: {}, adjustment: null, ...change },
});

const findingOf = (days: ReplayDays, wish: Counterfactual): WhatIfResult => {
  const search = whatif(days, wish);
  for (let last = 0; ;) {
    const step = search.next();
    if (step.done) return step.value;
    expect(step.value).toBeGreaterThanOrEqual(last);
    last = step.value;
  }
};

/** The way that is found, as what the second chain does; null when there is none. */
const found = (days: ReplayDays, wish: Counterfactual): readonly Command[] | null => {
  const finding = findingOf(days, wish);
  if (finding._tag === "none") return null;
  expect(finding.way.from).toBe(7);
  return finding.way.moves.flatMap(({ seat: by, command }) => (by === 1 ? [command] : []));
};

const hindrance = (days: ReplayDays, wish: Counterfactual): WhatifFailure | null => {
  const finding = findingOf(days, wish);
  return finding._tag === "none" ? finding.why : null;
};

const CHEAP = { hand: ["pricing-manager", "pricing-manager", "pricing-manager", "waitress"], stock: { burger: 1 } };

describe("R14.2 what could have been done to serve a house", () => {
  const day = dayWith(CHEAP, ["pricing-manager", "pricing-manager"]);

  it("one more who makes it cheaper, or who waits, goes to work", () => {
    expect(found(day, counterfactual({ adjustment: { _tag: "cheaper", by: 1 } }))?.[0]).toMatchObject({
      employees: ["pricing-manager", "pricing-manager", "pricing-manager"],
    });
    expect(found(day, counterfactual({ adjustment: { _tag: "waitresses", by: 1 } }))?.[0]).toMatchObject({
      employees: expect.arrayContaining(["pricing-manager", "pricing-manager", "waitress"]),
    });
  });

  it("an earlier place is taken, and the others decide as they did as far as they still can", () => {
    expect(found(day, counterfactual({ adjustment: { _tag: "earlier", by: 1 } }))?.[1]).toEqual(position(1));
  });

  it("a cook who was there makes what is lacking, one who was not comes to work for it", () => {
    const cook = { hand: ["burger-cook", "pricing-manager", "pricing-manager", "pricing-manager"] };
    const lacking = counterfactual({ goods: { burger: 1 }, adjustment: null });
    const cheap = ["pricing-manager", "pricing-manager"];
    const made: Command = { _tag: "work.produce", cook: "burger-cook", good: "burger" };
    const idle = { hand: [...cook.hand, "management-trainee", "management-trainee"] };
    const staff = [...cheap, "pricing-manager", "management-trainee", "management-trainee"];
    expect(found(dayWith(idle, [...staff, "burger-cook"]), lacking)).toEqual([
      submit(...staff, "burger-cook"),
      position(2),
      made,
      end,
    ]);
    const came = found(dayWith(idle, staff), lacking);
    expect(came?.[0]).toMatchObject({ employees: expect.arrayContaining(["burger-cook"]) });
    expect(came).toContainEqual(made);
  });

  it("a restaurant is placed nearer", () => {
    const mover = { hand: ["regional-manager", "pricing-manager"], stock: { burger: 1 } };
    const way = found(
      dayWith(mover, ["regional-manager", "pricing-manager"]),
      counterfactual({ adjustment: { _tag: "nearer", by: 2 } }),
    );
    expect(way?.map(({ _tag }) => _tag)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^work\..*Restaurant$/)]),
    );
  });

  it("nothing is found where no card helps", () => {
    const poor = { hand: ["trainer"], stock: { burger: 1 } };
    expect(hindrance(dayWith(poor, ["trainer"]), counterfactual({ adjustment: { _tag: "cheaper", by: 3 } }))).toEqual({
      _tag: "short",
      best: 0,
    });
    expect(hindrance(dayWith(poor, ["trainer"]), counterfactual({ goods: { pizza: 1 } }))).toEqual({ _tag: "goods" });
  });
});
