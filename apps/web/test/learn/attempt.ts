import { type Command, type Event, rulesetOf, type State } from "@blueplate/engine";
import { foodChainMagnateScenarios } from "@blueplate/engine/scenario";
import { diceFor, firstCommand, play, seatOf } from "@blueplate/kernel";
import { openScenario } from "@blueplate/kernel/scenario";
import { Result } from "effect";
import type { Seen } from "../../src/learn/lessons.ts";

interface Step {
  readonly by: string;
  readonly do: Command;
}

/** The position of a lesson or a puzzle, with the steps of its file. */
export const opened = async (scenario: () => Promise<{ readonly default: string }>) => {
  const file: unknown = JSON.parse((await scenario()).default);
  const { position } = Result.getOrThrow(openScenario(foodChainMagnateScenarios, file));
  const ruleset = rulesetOf(position.rules);
  // cast: scenario files have steps like these.
  return { ...position, ruleset, solution: (file as { readonly when: readonly Step[] }).when };
};

/** What comes of the player's commands, the rival playing as in the file, until it is over or the player has none left. */
export const attempt = (
  { rules, state: start, solution }: Awaited<ReturnType<typeof opened>>,
  commands: readonly Command[],
  isOver: (seen: Seen) => boolean = () => false,
): Seen => {
  const events: Event[] = [];
  const left = [...commands];
  const rival = solution.flatMap((step) => (step.by === "bob" ? [step.do] : []));
  let state = start as State;
  for (let count = 0; count < 40 && !isOver({ events, state }); count++) {
    const waiting = rules.waitsFor(state);
    const mine = waiting.includes(seatOf(0));
    const seat = mine ? seatOf(0) : waiting[0];
    if (seat === undefined) break;
    const command = mine ? left.shift() : (rival.shift() ?? firstCommand(rules, state, seat));
    if (!command) break;
    const played = Result.getOrThrow(play(rules, state, seat, command, diceFor("attempt", count)));
    events.push(...(played.events as readonly Event[]));
    state = played.state as State;
  }
  return { events, state };
};
