import { entryOf } from "@blueplate/games";
import { fingerprint, LOG_VERSION } from "@blueplate/kernel";
import { readScenario, type ScenarioHost, type ScenarioPosition, walkScenario } from "@blueplate/kernel/scenario";
import { Result } from "effect";
import type { LocalTableStart } from "../local/table-actor.ts";
import { failureText, ownFailure } from "../server/failure.ts";
import { wordsOf } from "../games/index.ts";
import type { TaughtGame } from "./all-lessons.ts";

/** The position of a lesson or a puzzle. */
export interface LessonPosition {
  readonly name: string;
  readonly taught: TaughtGame;
  /** What the dice of its table hang on. */
  readonly seed: string;
  readonly scenario: () => Promise<{ readonly default: string }>;
  /** How many of the steps that the file tells have been taken already; none unless told. */
  readonly after?: number;
}

/** The position of a scenario file after so many of its steps. */
const positionAfter = (host: ScenarioHost, file: unknown, steps: number): ScenarioPosition => {
  const read = readScenario(host, file);
  if (Result.isFailure(read)) throw new Error(failureText(ownFailure("Malformed", read.failure.field)));
  const walked = walkScenario(host, { ...read.success, when: read.success.when.slice(0, steps) });
  if (Result.isFailure(walked)) throw new Error(failureText(ownFailure("Malformed", walked.failure)));
  return walked.success.position;
};

/** A lesson or a puzzle as it is opened. */
export interface OpenedPosition extends LocalTableStart {
  readonly name: string;
  /** Another text for another position: what was played on one says nothing of the other. */
  readonly position: string;
}

/** A position as a table on this device: its log begins there, not with a set-up. */
export const openPosition = async (at: LessonPosition): Promise<OpenedPosition> => {
  const [text, host] = await Promise.all([at.scenario(), entryOf(at.taught.game)?.scenarios?.()]);
  if (!host) throw new Error(failureText(ownFailure("Malformed", "game")));
  const file: unknown = JSON.parse(text.default);
  const { rules, state } = positionAfter(host, file, at.after ?? 0);
  const seats = at.taught.seats(wordsOf(rules.game));
  return {
    name: at.name,
    position: fingerprint(text.default),
    header: { version: LOG_VERSION, game: rules.game, config: rules.config, hash: rules.hash, seats },
    rules: { ...rules, initialState: state },
    seed: at.seed,
    entries: [{ _tag: "GameStarted", seq: 0, events: [], at: Date.now() }],
  };
};
