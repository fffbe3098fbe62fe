import { type Command, type Event, rulesetOf, type State } from "@blueplate/engine";
import { foodChainMagnateScenarios } from "@blueplate/variants/scenario";
import { botsWith, deciderOf } from "@blueplate/bot";
import { WORTHS } from "@blueplate/variants/worths";
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

/** The first lesson as whoever follows it plays it. */
const FOLLOWED: readonly Command[] = [
  { _tag: "work.produce", cook: "burger-cook", good: "burger" },
  { _tag: "work.endTurn" },
  { _tag: "restructure.submit", employees: ["burger-cook", "marketing-trainee"] },
  { _tag: "work.hire", employee: "waitress" },
  {
    _tag: "work.launchCampaign",
    marketer: "marketing-trainee",
    campaign: 14,
    at: [3, 0],
    good: "burger",
    duration: 2,
  },
  { _tag: "work.endTurn" },
  { _tag: "restructure.submit", employees: ["burger-cook", "waitress"] },
  { _tag: "work.produce", cook: "burger-cook", good: "burger" },
  { _tag: "work.endTurn" },
];

/** What comes of the first lesson against the bot that sits there, whichever of the places that are left is chosen in the order. */
export const followed = (
  { rules, state: start }: Awaited<ReturnType<typeof opened>>,
  seed: string,
  place: number,
): LessonProgress => {
  const events: Event[] = [];
  const left = [...FOLLOWED];
  const steady = botsWith(WORTHS).find(({ id }) => id === "steady");
  if (!steady) throw new Error("steady");
  const rival = deciderOf(steady, ({ turn }) => `${seed}|${turn}`);
  const mine = (state: State): Command | null => {
    if (state.stage._tag !== "order-of-business") return left.shift() ?? null;
    const free = state.stage.taken.flatMap((by, position) => (by === null ? [position + 1] : []));
    return { _tag: "order.choosePosition", position: free[place] ?? free[0] ?? 1 };
  };
  const line = playLine(
    { rules, state: start, turn: 0 },
    // cast: a position of this game.
    (point, seat) => (seat === seatOf(0) ? mine(point.state as State) : rival(point, seat)),
    { dice: (turn) => diceFor(seed, turn), choose: (waiting) => waiting[0], most: 60 },
  );
  // cast: as above.
  const end = endOf(line, (ply) => events.push(...(ply.events as readonly Event[])));
  if (end._tag === "Refused") throw new Error(stopText(end));
  // cast: as above.
  return { events, state: end.last.state as State };
};
