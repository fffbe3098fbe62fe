import { type Command, type Event, rulesetOf, type State } from "@blueplate/engine";
import { foodChainMagnateScenarios } from "@blueplate/variants/scenario";
import { diceFor, endOf, firstCommand, playLine, seatOf, stopText } from "@blueplate/kernel";
import { openScenario } from "@blueplate/kernel/scenario";
import { Result } from "effect";
import type { LessonProgress } from "../../src/learn/lessons.ts";

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
  isOver: (seen: LessonProgress) => boolean = () => false,
): LessonProgress => {
  const events: Event[] = [];
  const left = [...commands];
  const rival = solution.flatMap((step) => (step.by === "bob" ? [step.do] : []));
  const me = seatOf(0);
  // cast: a position of this game.
  const seen = (state: unknown): LessonProgress => ({ events, state: state as State });
  const line = playLine(
    { rules, state: start, turn: 0 },
    ({ state }, seat) => (seat === me ? left.shift() : (rival.shift() ?? firstCommand(rules, state, seat))) ?? null,
    {
      dice: (turn) => diceFor("attempt", turn),
      choose: (waiting) => (waiting.includes(me) ? me : waiting[0]),
      most: 40,
      until: ({ state }) => isOver(seen(state)),
    },
  );
  // cast: as above.
  const end = endOf(line, (ply) => events.push(...(ply.events as readonly Event[])));
  if (end._tag === "Refused") throw new Error(stopText(end));
  return seen(end.last.state);
};
