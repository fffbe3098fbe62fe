import { type Command, type Event, loadDefinition, type State } from "@blueplate/engine";
import { foodChainMagnateScenarios } from "@blueplate/engine/scenario";
import { diceFor, firstCommand, play, seatOf } from "@blueplate/kernel";
import { openScenario } from "@blueplate/kernel/scenario";
import { english } from "@blueplate/words";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { type PuzzleId, PUZZLES } from "../../src/learn/puzzles.ts";

interface Step {
  readonly by: string;
  readonly do: Command;
}

const ids = Object.keys(english.shell.puzzles.each) as readonly PuzzleId[]; // cast: the keys of the texts are the puzzles.

const opened = async (id: PuzzleId) => {
  const file: unknown = JSON.parse((await PUZZLES[id].scenario()).default);
  const { head, position } = Result.getOrThrow(openScenario(foodChainMagnateScenarios, file));
  const definition = Result.getOrThrow(loadDefinition(head.config));
  // cast: scenario files have steps like these.
  return { ...position, definition, solution: (file as { readonly when: readonly Step[] }).when };
};

/** What is said of an attempt: the player's commands, the rival playing as in the file, until both have nothing to do. */
const verdictOn = async (id: PuzzleId, commands: readonly Command[]): Promise<string | null> => {
  const { rules, state: start, definition, solution } = await opened(id);
  const events: Event[] = [];
  const left = [...commands];
  const rival = solution.flatMap((step) => (step.by === "bob" ? [step.do] : []));
  let state = start as State;
  const said = () => PUZZLES[id].verdict({ events, state, definition });
  for (let count = 0; count < 40 && said() === null; count++) {
    const waiting = rules.waitsFor(state);
    const mine = waiting.includes(seatOf(0));
    const seat = mine ? seatOf(0) : waiting[0];
    if (seat === undefined) break;
    const command = mine ? left.shift() : (rival.shift() ?? firstCommand(rules, state, seat));
    if (!command) break;
    const played = Result.getOrThrow(play(rules, state, seat, command, diceFor("puzzle", count)));
    events.push(...(played.events as readonly Event[]));
    state = played.state as State;
  }
  return said();
};

const end: Command = { _tag: "work.endTurn" };
const place = (at: readonly [number, number], entrance: "NW" | "SE"): Command => ({
  _tag: "setup.placeRestaurant",
  at,
  entrance,
});
const cook = (employee: "burger-cook" | "kitchen-trainee", good: "burger" | "pizza"): Command => ({
  _tag: "work.produce",
  cook: employee,
  good,
});
const send = (...employees: Extract<Command, { readonly _tag: "restructure.submit" }>["employees"]): Command => ({
  _tag: "restructure.submit",
  employees,
});
const billboard = (at: readonly [number, number], duration: number): Command => ({
  _tag: "work.launchCampaign",
  marketer: "marketing-trainee",
  campaign: 14,
  good: "burger",
  duration,
  at,
});
const learn: Command = { _tag: "work.train", employee: "kitchen-trainee", to: "burger-cook" };
const fetch = (good: "beer" | "lemonade"): Command => ({ _tag: "work.fetchDrink", good });

/** Attempts that go wrong, each with the reason that is given. */
const WRONG: readonly (readonly [PuzzleId, string, readonly Command[]])[] = [
  ["borders", "no-road", [place([8, 0], "SE")]],
  ["borders", "tile", [place([13, 3], "NW")]],
  ["all-or-nothing", "small", [cook("burger-cook", "burger"), fetch("beer"), end]],
  ["all-or-nothing", "nothing", [end]],
  ["price-plus-distance", "cheap", [send("burger-cook", "discount-manager"), cook("burger-cook", "burger"), end]],
  ["price-plus-distance", "tie", [send("burger-cook", "pricing-manager"), cook("burger-cook", "burger"), end]],
  ["price-plus-distance", "dear", [send("burger-cook", "waitress"), cook("burger-cook", "burger"), end]],
  ["price-plus-distance", "no-burger", [send("pricing-manager", "waitress"), end]],
  ["train", "no-trainer", [send("kitchen-trainee")]],
  ["train", "both", [send("trainer", "kitchen-trainee", "kitchen-trainee")]],
  ["train", "untrained", [send("trainer", "kitchen-trainee"), cook("kitchen-trainee", "burger"), end]],
  ["train", "unserved", [send("trainer", "kitchen-trainee"), learn, end]],
  ["marketeers-stay-away", "none", [end]],
  ["marketeers-stay-away", "missed", [billboard([0, 1], 1), end]],
  ["marketeers-stay-away", "away", [billboard([3, 1], 2), end]],
  ["milestones-close", "closed", [cook("kitchen-trainee", "burger")]],
  ["milestones-close", "idle", [end]],
];

describe("puzzles", () => {
  it.each(ids)("%s: the solution in its file is right, and nothing is decided before a move", async (id) => {
    const { solution } = await opened(id);
    expect(await verdictOn(id, [])).toBe(null);
    expect(
      await verdictOn(
        id,
        solution.flatMap((step) => (step.by === "ann" ? [step.do] : [])),
      ),
    ).toBe("right");
  });

  it.each(WRONG)("%s: %s", async (id, reason, commands) => {
    expect(await verdictOn(id, commands)).toBe(reason);
  });
});
