import { type Command, type Event, rulesetOf, type State } from "@blueplate/engine";
import { foodChainMagnateScenarios } from "@blueplate/variants/scenario";
import { botsWith, deciderOf } from "@blueplate/bot";
import { WORTHS } from "@blueplate/variants/worths";
import { diceFor, endOf, firstCommand, playLine, seatOf, stopText, type Tagged } from "@blueplate/kernel";
import { readScenario, walkScenario } from "@blueplate/kernel/scenario";
import { Result } from "effect";
import type { LessonProgress } from "../../src/learn/lessons.ts";

interface Step {
  readonly by: string;
  readonly do: Command;
}

interface Position {
  readonly scenario: () => Promise<{ readonly default: string }>;
  readonly after?: number;
}

/** The position of a lesson or a puzzle where it begins, with the steps of its file that follow. */
export const opened = async ({ scenario, after = 0 }: Position) => {
  const file: unknown = JSON.parse((await scenario()).default);
  const read = Result.getOrThrow(readScenario(foodChainMagnateScenarios, file));
  const begun = walkScenario(foodChainMagnateScenarios, { ...read, when: read.when.slice(0, after) });
  const { position } = Result.getOrThrow(begun);
  const ruleset = rulesetOf(position.rules);
  // cast: scenario files have steps like these.
  return { ...position, ruleset, solution: (file as { readonly when: readonly Step[] }).when.slice(after) };
};

/** What came of an attempt, and what the player did on the way, each with the town as it stood before. */
interface Attempted extends LessonProgress {
  readonly given: readonly { readonly before: State; readonly command: Command }[];
}

type Line = ReturnType<typeof playLine<unknown, Tagged, Tagged>>;

/** Plays a line to its end; its facts come into `events` as they happen. */
const playedOut = (line: Line, events: Event[] = []): Attempted => {
  const given: { before: State; command: Command }[] = [];
  const end = endOf(line, ({ before, seat, command, events: facts }) => {
    // cast: a line of this game.
    events.push(...(facts as readonly Event[]));
    // cast: as above.
    if (seat === seatOf(0)) given.push({ before: before.state as State, command: command as Command });
  });
  if (end._tag === "Refused") throw new Error(stopText(end));
  // cast: as above.
  return { events, given, state: end.last.state as State };
};

/** What comes of the player's commands, the rival playing as in the file, until it is over or the player has none left. */
export const attempt = (
  { rules, state: start, solution }: Awaited<ReturnType<typeof opened>>,
  commands: readonly Command[],
  isOver: (seen: LessonProgress) => boolean = () => false,
): Attempted => {
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
  return playedOut(line, events);
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
  { _tag: "work.hire", employee: "errand-boy" },
  { _tag: "work.produce", cook: "burger-cook", good: "burger" },
  { _tag: "work.endTurn" },
];

/** What comes of the first lesson against the bot that sits there, whichever of the places that are left is chosen in the order. */
export const followed = (
  { rules, state: start }: Awaited<ReturnType<typeof opened>>,
  seed: string,
  place: number,
): Attempted => {
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
  return playedOut(line);
};
