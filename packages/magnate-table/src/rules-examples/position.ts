import { type Ruleset, rulesetOf, type State } from "@blueplate/engine";
import type { Json, Outcome } from "@blueplate/kernel";
import { openScenario, type ScenarioHost } from "@blueplate/kernel/scenario";
import { Result } from "effect";

/** What lies on the table, by the names that a scenario file has for it. */
export type Given = Readonly<Record<string, Json>>;

/** A position that the rules of the base game allow. */
export interface OpenPosition {
  readonly ruleset: Ruleset;
  readonly state: State;
}

/** A position, and what it came to when one phase had run from it. */
export interface PhaseResult extends OpenPosition {
  readonly after: State;
  readonly outcome: Outcome | null;
}

interface PositionRow {
  readonly paragraph: string;
  readonly given: Given;
  readonly players?: readonly string[];
  readonly ruleset?: string;
  readonly map?: readonly string[];
}

const MAP = ["A0 B0 T0", "R0 G0 O0", "H0 S0 I0"];
/** The last part of a scenario file. Written as text, for an object with such a field is taken for a promise. */
const NOTHING_EXPECTED: object = JSON.parse('{ "then": {} }');

const opened = (
  host: ScenarioHost,
  { paragraph, given, players = ["ann", "bob"], ruleset = "standard", map = MAP }: PositionRow,
) => {
  const head = { scenario: paragraph, title: paragraph, rules: [paragraph], game: host.game.id, ruleset, players };
  const all = { round: 2, phase: "working", turnOrder: players, ...given };
  const file = { ...head, map, given: all, when: [], ...NOTHING_EXPECTED };
  return Result.getOrThrow(openScenario(host, file)).position;
};

const shownOf = ({ rules, state }: ReturnType<typeof opened>): OpenPosition => {
  const ruleset = rulesetOf(rules);
  // cast: the scenarios of this game open states of it.
  return { ruleset, state: state as State };
};

/** The position with what is given on the table. */
export const openPosition = (host: ScenarioHost, row: PositionRow): OpenPosition => shownOf(opened(host, row));

/** The position, and what it comes to when one phase that runs by itself has run. */
export const runPosition = (host: ScenarioHost, row: PositionRow, phase: string): PhaseResult => {
  const position = opened(host, row);
  const ran = Result.getOrThrow(host.run(position, phase));
  return { ...shownOf(position), after: shownOf(ran).state, outcome: ran.rules.outcome(ran.state) };
};
