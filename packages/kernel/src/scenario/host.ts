import type { Result } from "effect";
import type { Codec } from "../codec.ts";
import type { Game } from "../game.ts";
import type { GameConfig, Rules } from "../rules.ts";
import type { Json, Tagged } from "../json.ts";
import type { Malformed, Refusal } from "../refusal.ts";

/** What every scenario file says first, whatever its game. `players` are names by seat. */
export interface ScenarioHead {
  readonly scenario: string;
  readonly title: string;
  /** Paragraphs of the rules. */
  readonly rules: readonly string[];
  readonly config: GameConfig;
  readonly players: readonly string[];
}

/** A moment of a game: its rules and its state. */
export interface ScenarioPosition<S = unknown, C extends Tagged = Tagged, E extends Tagged = Tagged> {
  readonly rules: Rules<S, C, E>;
  readonly state: S;
}

/**
 * One part of a file's `then`. What is expected is decoded by `codec` and compared with what `look` finds: of objects only
 * the expected keys, of lists all elements, whose order does not matter unless `ordered`. `absent` says what it names that is
 * not there, with the field inside the part: a file that expects something of it is a bad one, whatever it expects.
 */
export interface ExpectationPart<S = unknown, C extends Tagged = Tagged, E extends Tagged = Tagged> {
  readonly codec: Codec<Json>;
  readonly ordered: boolean;
  look(position: ScenarioPosition<S, C, E>, expected: Json): Json;
  absent?(position: ScenarioPosition<S, C, E>, expected: Json): Malformed | null;
}

/**
 * What a game adds to scenario files: how its positions are set up and looked at. Steps, commands, refusals and the parts
 * `waitsFor`, `over`, `winner`, `refusal` and `legal` are the same for every game and no part of it.
 */
export interface ScenarioHost<S = unknown, C extends Tagged = Tagged, E extends Tagged = Tagged> {
  readonly game: Game;
  /** The fields of a file that only this game has beside `given`, such as `map`. */
  readonly fields: readonly string[];
  /**
   * The position of a file, which stands still until a step moves it. `file` holds `given` and the game's own `fields`, not
   * decoded yet. Refused with the field when it does not fit or when the position cannot be.
   */
  open(
    head: ScenarioHead,
    file: Readonly<Record<string, unknown>>,
  ): Result.Result<ScenarioPosition<S, C, E>, Malformed>;
  /** Plays the automatic phase `phase` from its start to its end and stops before the next; refused when it is not one. */
  run(position: ScenarioPosition<S, C, E>, phase: string): Result.Result<ScenarioPosition<S, C, E>, Refusal>;
  /** The game's own parts of `then`, by name. */
  parts(head: ScenarioHead): Readonly<Record<string, ExpectationPart<S, C, E>>>;
  /**
   * The inverse of `open`: `given` and the game's own `fields` for a position, as if it stood at the start of its phase. What
   * such a file opens to is for the caller to compare; null where the format has no words for the position.
   */
  write(head: ScenarioHead, position: ScenarioPosition<S, C, E>): Readonly<Record<string, Json>> | null;
  /** The state without what no file tells and no rule asks for, such as the round of a milestone gained long ago. */
  expressibleState(state: S): S;
  /**
   * The `opening` of a configuration whose games begin from a file's position; `now` is what has become of it meanwhile. Secrets are
   * not in it: they are dealt anew. Left out by a game whose tables begin with a set-up only.
   */
  opening?(head: ScenarioHead, file: Readonly<Record<string, unknown>>, now: S): Json;
  /** The parts of `then` by which a written position is recognised. */
  readonly telling: readonly string[];
}
