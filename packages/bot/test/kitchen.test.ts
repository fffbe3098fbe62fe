import { abilityOf, actorsOf, type Command, type EmployeeId, perksOf, rulesetOf, type State } from "@blueplate/engine";
import { beginTable, bySeat, type DecisionPoint, playOn, type Rules, type Seat } from "@blueplate/kernel";
import { foodChainMagnate } from "@blueplate/variants";
import { describe, expect, it } from "vitest";
import { archetypeFor } from "../src/food-chain-magnate/planner/archetypes.ts";
import { NO_BLINKERS } from "../src/food-chain-magnate/planner/blinkers.ts";
import { piecesOf } from "../src/food-chain-magnate/planner/capacity.ts";
import { couldSell, leavesSomething, mustMake } from "../src/food-chain-magnate/planner/kitchen.ts";
import { isFreezerOpen, openMilestones } from "../src/food-chain-magnate/planner/open-milestones.ts";
import { canPayOneMore, type Outlook, outlookOf } from "../src/food-chain-magnate/planner/outlook.ts";
import { hereOf } from "../src/food-chain-magnate/table.ts";
import { botsWith, deciderOf } from "../src/index.ts";
import { rulesFor } from "./arena.ts";

const rules = rulesFor(foodChainMagnate, 4);
const [medium] = botsWith({}).filter(({ id, game }) => id === "medium" && game === foodChainMagnate.id);
if (!medium) throw new Error("no medium");

interface Turn {
  readonly point: DecisionPoint;
  readonly seat: Seat;
  readonly command: Command;
}

/** Every decision of a game between four planners. */
const turnsOf = (seed: string): readonly Turn[] => {
  const turns: Turn[] = [];
  const decide = bySeat(
    Array.from({ length: 4 }, () => medium).map((bot) => deciderOf(bot, ({ turn }) => `${seed}|${turn}`)),
  );
  const noted = (point: DecisionPoint, seat: Seat) => {
    const command = decide(point, seat);
    // cast: the game is Food Chain Magnate.
    if (command) turns.push({ point, seat, command: command as unknown as Command });
    return command;
  };
  for (const _ of playOn(beginTable(rules, seed, 0), noted));
  return turns;
};

/** The day as the planner looks at it. */
const outlookAt = ({ point, seat }: Turn): Outlook => {
  // cast: the game is Food Chain Magnate.
  const state = point.state as State;
  const known = rules as unknown as Rules<State, Command>;
  const table = hereOf(state, seat, known, { seed: "kitchen", work: 1 }, {});
  return outlookOf({ ...table, hands: [], blinkers: NO_BLINKERS, archetype: archetypeFor(state, seat) });
};

/** Turns in which cooks are done with what the evening surely asks for, each with the day as the planner looks at it. */
const idleTurns = ["one", "two", "three", "four"]
  .flatMap((map) => turnsOf(`kitchen ${map}`))
  .filter(({ command }) => command._tag === "work.endTurn" || command._tag === "work.produce")
  .map((turn) => ({ turn, here: outlookAt(turn) }))
  .filter(({ here }) => !mustMake(here).some((count) => count > 0) && canPayOneMore(here));

const { content } = rulesetOf(rules);
const cooksAt = ({ ruleset, state, seat }: Outlook): readonly EmployeeId[] => actorsOf(ruleset, state, seat, "cook");
const makes = (cook: EmployeeId) => piecesOf(content, abilityOf(content, cook, "cook")?.makes ?? {});

/** True where a cook could make something that would be sold, should rivals make nothing. */
const mayHelp = (here: Outlook): boolean =>
  couldSell(here).some((count, at) => count > 0 && cooksAt(here).some((cook) => (makes(cook)[at] ?? 0) > 0));

const keeps = ({ me }: Outlook): boolean => perksOf(content, me, "freezer").length > 0;

describe("a kitchen that would stand idle", () => {
  it("cooks for houses that a rival may serve where what is left over is kept: a rival may fail to come", () => {
    const turns = idleTurns.filter(({ here }) => keeps(here) && mayHelp(here));
    expect(turns.length).toBeGreaterThan(5);
    for (const { turn } of turns) expect(turn.command._tag).toBe("work.produce");
  });

  it("makes nothing that would be thrown away, once there is nothing to be had for that", () => {
    const bringsCook = (here: Outlook): boolean =>
      openMilestones(here).some(({ trigger }) => trigger._tag === "produced");
    const turns = idleTurns.filter(({ here }) => !keeps(here) && !isFreezerOpen(here) && !bringsCook(here));
    expect(turns.filter(({ here }) => mayHelp(here)).length).toBeGreaterThan(5);
    for (const { turn } of turns) expect(turn.command._tag).toBe("work.endTurn");
  });

  it("makes one meal too many where whoever throws something away keeps what is left over from then on", () => {
    const turns = idleTurns.filter(
      ({ here }) => isFreezerOpen(here) && here.roundsLeft >= 3 && cooksAt(here).length > 0,
    );
    expect(turns.some(({ here }) => !leavesSomething(here))).toBe(true);
    for (const { turn, here } of turns) if (!leavesSomething(here)) expect(turn.command._tag).toBe("work.produce");
  });
});
