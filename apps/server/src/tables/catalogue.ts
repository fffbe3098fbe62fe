import {
  configFor,
  type Game,
  type GameConfig,
  inSetup,
  type Malformed,
  moduleIds,
  type Refusal,
  refusal,
  type Rules,
  type Setup,
  setupOf,
} from "@blueplate/kernel";
import { PlayedRules } from "@blueplate/kernel/door";
import type { ScenarioHost } from "@blueplate/kernel/scenario";
import { Context, Effect, Layer, Result } from "effect";

/** A program that can take a seat, as the lobby offers it. */
export interface BotInfo {
  readonly id: string;
  readonly game: string;
}

/** The games on offer, and the module from which a worker loads the bots. */
export class GameCatalogue extends Context.Service<
  GameCatalogue,
  {
    readonly games: readonly Game[];
    readonly bots: readonly BotInfo[];
    /** For studies of positions. */
    readonly scenarios?: readonly ScenarioHost[];
    /** The address of a module that exports `games` and `bots`. */
    readonly module: string;
  }
>()("server/Catalogue") {}

interface UnknownGame extends Refusal {
  readonly _tag: "UnknownGame";
  readonly field: "game";
}

const gameIn = (games: readonly Game[], id: string): Result.Result<Game, Refusal> => {
  const found = games.find((one) => one.id === id);
  return found
    ? Result.succeed(found)
    : Result.fail(refusal<UnknownGame>({ _tag: "UnknownGame", rule: "", field: "game" }));
};

/** The rules of a game under a configuration, or why there are none. */
export const loadRules = (games: readonly Game[], game: string, config: GameConfig): Result.Result<Rules, Refusal> =>
  Result.flatMap(gameIn(games, game), (found) => found.load(config));

const isMalformed = (failure: Refusal): failure is Malformed => failure._tag === "Malformed";

/** The rules of a game under a setup, or why there are none, told by the fields of the setup. */
export const rulesUnder = (games: readonly Game[], game: string, setup: Setup): Result.Result<Rules, Refusal> =>
  Result.flatMap(gameIn(games, game), (found) =>
    Result.mapError(
      Result.flatMap(configFor(found, setup), (config) => found.load(config)),
      (failure) => (isMalformed(failure) ? inSetup(failure) : failure),
    ),
  );

/** What is played at a table: a preset and the modules beside it. Of a game that is not on offer all are told as modules. */
export const setupIn = (
  games: readonly Game[],
  { game, config }: { readonly game: string; readonly config: GameConfig },
): { readonly ruleset: string; readonly modules: readonly string[] } => {
  const found = games.find(({ id }) => id === game);
  if (!found) return { ruleset: "", modules: moduleIds(config) };
  const { ruleset, modules = [] } = setupOf(found, config);
  return { ruleset, modules };
};
/** The rules that a set-up asks for, of the games on offer. */
export const rulesOnOffer = (game: string, config: GameConfig): Layer.Layer<PlayedRules, Refusal, GameCatalogue> =>
  Layer.effect(
    PlayedRules,
    Effect.flatMap(GameCatalogue, ({ games }) => Effect.fromResult(loadRules(games, game, config))),
  );
