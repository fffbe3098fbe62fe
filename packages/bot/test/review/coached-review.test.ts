import { type Event } from "@blueplate/engine";
import {
  beginTable,
  type DecisionPoint,
  diceFor,
  endOf,
  type Json,
  playLine,
  type Rules,
  seatOf,
  type Tagged,
} from "@blueplate/kernel";
import { foodChainMagnate } from "@blueplate/variants";
import { describe, expect, it } from "vitest";
import {
  coachWith,
  deciderOf,
  type GameLine,
  type LineStep,
  mediumWith,
  reviewOf,
  temperamentsWith,
} from "../../src/index.ts";
import { steadyWith } from "../../src/food-chain-magnate/steady.ts";
import { isSameDay } from "../../src/food-chain-magnate/review/same-day.ts";
import { rulesFor } from "../arena.ts";

const me = seatOf(0);
const coach = coachWith({});
const medium = mediumWith({});
const reviewers = { model: medium, advisers: [medium, ...temperamentsWith({})], coach };

/** A game in which the first seat does what the coach says, or ends every working day at once. */
const lineOf = (seed: string, does: "all" | "nothing"): GameLine => {
  const rules: Rules = rulesFor(foodChainMagnate, 2);
  const { state } = beginTable(rules, seed, 0);
  const steps: LineStep[] = [];
  const rival = deciderOf(steadyWith({}), ({ turn }) => `${seed}|${turn}`);
  const coached = ({ state: now }: DecisionPoint): Tagged | null => {
    // cast: the facts of a game of these rules.
    const facts = steps.flatMap(({ events }) => events) as unknown as readonly Event[];
    const command = coach.decide({ rules, state: now, seat: me, facts });
    return does === "nothing" && command?._tag.startsWith("work.") ? { _tag: "work.endTurn" } : command;
  };
  const plies = playLine(
    { rules, state, turn: 1 },
    (point, seat) => (seat === me ? coached(point) : rival(point, seat)),
    {
      dice: (turn) => diceFor(seed, turn),
      most: 70,
    },
  );
  endOf(plies, ({ seat, command, events }) => steps.push({ seat, command, events }));
  return { rules, start: state, steps };
};

const ownFound = (line: GameLine) => endOf(reviewOf(line, reviewers)).found.filter(({ seat }) => seat === me);

describe("the review of a game in which somebody did what the coach said", () => {
  it("says of every day that it finds better that the coach would have done the same", () => {
    const found = ["coached-0", "coached-1", "coached-2"].flatMap((seed) => ownFound(lineOf(seed, "all")));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ coachAgrees }) => !coachAgrees)).toEqual([]);
  });

  it("says nothing of the kind where the working days were given up", () => {
    const days = ownFound(lineOf("coached-0", "nothing")).filter(({ phase }) => phase === "working");
    expect(days.length).toBeGreaterThan(0);
    expect(days.map(({ coachAgrees }) => coachAgrees)).not.toContain(true);
  });
});

describe("two days come to the same", () => {
  const act = (_tag: string, fields: Readonly<Record<string, Json>>): Tagged => ({ _tag, ...fields });
  const structure = (...employees: readonly string[]): Tagged => act("restructure.submit", { employees });
  const hire = act("work.hire", { employee: "waitress" });
  const cook = act("work.produce", { cook: "burger-cook", good: "burger" });

  it("in whatever order their acts were done, and whatever was left out that means no", () => {
    expect(isSameDay([hire, cook], [cook, act("work.hire", { turned: false, employee: "waitress" })])).toBe(true);
    expect(isSameDay([structure("waitress", "trainer")], [structure("trainer", "waitress")])).toBe(true);
  });

  it("and not with another act, one more or one less, or another way to drive", () => {
    expect(isSameDay([hire, cook], [hire])).toBe(false);
    expect(isSameDay([hire, hire], [hire])).toBe(false);
    expect(isSameDay([structure("waitress")], [structure("trainer")])).toBe(false);
    const drive = (...route: readonly (readonly number[])[]): Tagged => act("work.buyDrinks", { route });
    expect(isSameDay([drive([0, 1], [1, 1])], [drive([1, 1], [0, 1])])).toBe(false);
  });
});
