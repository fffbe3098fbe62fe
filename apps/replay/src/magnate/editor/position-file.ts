import { type GivenPosition, type GivenChain, impossibleInPlay } from "@blueplate/engine/scenario";
import { beginTable, type Game, type GameConfig, type Json } from "@blueplate/kernel";
import { openScenario, type ScenarioPosition, rulesetIn, type ScenarioHost } from "@blueplate/kernel/scenario";
import { type Ruleset, rulesetOf, type State } from "@blueplate/engine";
import { Result } from "effect";
import type { PositionFault } from "../../open/position-fault.ts";

/** A scenario file that gives a position and no steps (protocol §4), known to be possible. */
export interface PositionFile {
  readonly scenario: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly game: string;
  readonly ruleset: Json;
  readonly players: readonly string[];
  readonly map: readonly string[];
  readonly given: GivenPosition;
  readonly when: readonly never[];
  readonly then: Readonly<Record<string, never>>;
}

/** A position as its file and as its state. */
export interface ValidPosition {
  readonly file: PositionFile;
  readonly ruleset: Ruleset;
  readonly state: State;
}

/** What a file says of steps when it has none. */
// oxlint-disable-next-line unicorn/no-thenable -- the word of the file format
const NO_EXPECTATIONS = { when: [], then: {} } as const;

const isFile = (input: unknown): input is object => typeof input === "object" && input !== null;

/** The position of a file, its steps left out, as far as it lies as it may, or its first fault; a game need not come to it. */
export const laidOut = (host: ScenarioHost, input: unknown): Result.Result<ValidPosition, PositionFault> => {
  const still = isFile(input) ? { ...input, ...NO_EXPECTATIONS } : input;
  return Result.map(openScenario(host, still), ({ position }: { readonly position: ScenarioPosition }) => ({
    // cast: what was opened is a file of this form.
    file: still as PositionFile,
    // What was opened has a configuration that loads.
    ruleset: rulesetOf(position.rules),
    // cast: the host opens positions of this game alone.
    state: position.state as State,
  }));
};

/** Why no game comes to a position that was laid out; null when one may. */
export const faultInPlay = ({ file, ruleset, state }: ValidPosition): PositionFault | null =>
  impossibleInPlay({ ruleset: ruleset, head: file, given: file.given, state });

/** A position to which a game may come, its steps left out, or its first fault. */
export const possible = (host: ScenarioHost, input: unknown): Result.Result<ValidPosition, PositionFault> =>
  Result.flatMap(laidOut(host, input), (laid) => {
    const fault = faultInPlay(laid);
    return fault ? Result.fail(fault) : Result.succeed(laid);
  });

const NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"] as const;

/** A file under `title` whose position is that of a game which has just begun: an empty map drawn by chance. */
export const emptyFile = (
  { game, host }: { readonly game: Game; readonly host: ScenarioHost },
  config: GameConfig,
  seed: string,
  title: string,
): PositionFile | null => {
  const rules = game.load(config);
  if (Result.isFailure(rules)) return null;
  const { state } = beginTable(rules.success, seed, 0);
  const players = NAMES.slice(0, config.seats);
  const said = { scenario: "position-1", title, rules: ["R4.1"], players };
  const fields = host.write({ ...said, config }, { rules: rules.success, state });
  if (!fields) return null;
  const file = { ...said, game: game.id, ruleset: rulesetIn(host, config), ...fields, ...NO_EXPECTATIONS };
  const read = possible(host, file);
  return Result.isSuccess(read) ? read.success.file : null;
};

/** The chain of a player in a file. */
export const chainIn = ({ given }: PositionFile, name: string): GivenChain => given.chains?.[name] ?? {};

/** The players in turn order: as the file has it, else all who are not bankrupt. */
export const orderIn = (file: PositionFile): readonly string[] =>
  file.given.turnOrder ?? file.players.filter((name) => !chainIn(file, name).bankrupt);
