import { abilityOf, actorsOf, type Command, rulesetOf, type State } from "@blueplate/engine";
import { beginTable, bySeat, type DecisionPoint, playOn, type Rules, type Seat } from "@blueplate/kernel";
import { foodChainMagnate } from "@blueplate/variants";
import { describe, expect, it } from "vitest";
import { archetypeFor } from "../src/food-chain-magnate/planner/archetypes.ts";
import { NO_BLINKERS } from "../src/food-chain-magnate/planner/blinkers.ts";
import { piecesOf } from "../src/food-chain-magnate/planner/capacity.ts";
import { couldSell, mustMake } from "../src/food-chain-magnate/planner/kitchen.ts";
import { canPayOneMore, type Outlook, outlookOf } from "../src/food-chain-magnate/planner/outlook.ts";
import { hereOf } from "../src/food-chain-magnate/table.ts";
import { botsWith, deciderOf } from "../src/index.ts";
import { rulesFor } from "./arena.ts";

const rules = rulesFor(foodChainMagnate, 2);
const [medium] = botsWith({}).filter(({ id, game }) => id === "medium" && game === foodChainMagnate.id);
if (!medium) throw new Error("no medium");

interface Turn {
  readonly point: DecisionPoint;
  readonly seat: Seat;
  readonly command: Command;
}

/** Every decision of a game between two planners. */
const turnsOf = (seed: string): readonly Turn[] => {
  const turns: Turn[] = [];
  const decide = bySeat([medium, medium].map((bot) => deciderOf(bot, ({ turn }) => `${seed}|${turn}`)));
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

describe("a kitchen that would stand idle", () => {
  it("cooks for houses that a rival may serve: what is left over costs nothing, and a rival may fail to come", () => {
    const { content } = rulesetOf(rules);
    const turns = ["one", "two", "three", "four", "five", "six"]
      .flatMap((map) => turnsOf(`kitchen ${map}`))
      .filter(({ command }) => command._tag === "work.endTurn" || command._tag === "work.produce")
      .filter((turn) => {
        const here = outlookAt(turn);
        const cooks = actorsOf(here.ruleset, here.state, here.seat, "cook");
        if (mustMake(here).some((count) => count > 0) || !canPayOneMore(here)) return false;
        return couldSell(here).some((count, at) =>
          cooks.some(
            (cook) => count > 0 && (piecesOf(content, abilityOf(content, cook, "cook")?.makes ?? {})[at] ?? 0) > 0,
          ),
        );
      });
    expect(turns.length).toBeGreaterThan(5);
    for (const { command } of turns) expect(command._tag).toBe("work.produce");
  });
});
