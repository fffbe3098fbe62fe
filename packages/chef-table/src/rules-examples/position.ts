import { diceFor, play, redact, type Rules, type Seat, type Tagged } from "@blueplate/kernel";
import { readScenario, seatNamed } from "@blueplate/kernel/scenario";
import { trickNChefScenarios } from "@blueplate/trick-n-chef/scenario";
import { Result } from "effect";

/** A scenario file up to one of its moves, and what is shown of that. */
export interface PositionRow {
  readonly scenario: string;
  /** So many of its moves have been made. */
  readonly moves: number;
  /** Who looks at it; null for whoever only watches. */
  readonly seat: Seat | null;
  /** The kinds of facts that are shown. */
  readonly eventTags?: readonly string[];
}

/** A position at a table, as one of those who sit there sees it. */
export interface Position {
  readonly rules: Rules;
  readonly state: unknown;
  readonly seat: Seat | null;
  readonly shown: readonly Tagged[];
}

/** The files that the examples are taken from, as texts: a module of one would be taken for a promise, since it has a field `then`. */
const FILES = import.meta.glob<string>(
  "../../../../scenarios/trick-n-chef/TS-{05,06,07,08,09,10,11,13,17,21a,21b,30,39a,41b,60,62}-*.json",
  { query: "?raw", import: "default", eager: true },
);

const textOf = (scenario: string): string => {
  const path = Object.keys(FILES).find((each) => each.includes(`/${scenario}-`));
  const text = path === undefined ? undefined : FILES[path];
  if (text === undefined) throw new Error(`no scenario ${scenario}`);
  return text;
};

/** The position of a row, played by the rules. */
export const positionOf = ({ scenario, moves, seat, eventTags = [] }: PositionRow): Position => {
  const { head, own, when } = Result.getOrThrow(readScenario(trickNChefScenarios, JSON.parse(textOf(scenario))));
  const { rules, state: begun } = Result.getOrThrow(trickNChefScenarios.open(head, own));
  const shown: Tagged[] = [];
  let state = begun;
  for (const [at, step] of when
    .filter((each) => "do" in each)
    .slice(0, moves)
    .entries()) {
    const by = Result.getOrThrow(seatNamed(head, step.by, "by"));
    const command = Result.getOrThrow(rules.codecs.command.decode(step.do));
    const played = Result.getOrThrow(play(rules, state, by, command, diceFor(scenario, at)));
    shown.push(...played.events.filter(({ _tag }) => eventTags.includes(_tag)));
    state = played.state;
  }
  return { rules, state: redact(state, seat ?? "watcher"), seat, shown };
};
