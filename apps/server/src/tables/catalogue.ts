import { type Game, type GameConfig, type Refusal, refusal, type Rules } from "@blueplate/kernel";
import { PlayedRules } from "@blueplate/kernel/door";
import type { ScenarioHost } from "@blueplate/kernel/scenario";
import { Context, Effect, Layer, Result } from "effect";

/** A program that can take a seat, as the lobby offers it. */
export interface BotInfo {
  readonly id: string;
  readonly game: string;
}

/** The games on offer, and the module from which a worker loads the bots. */
export class Catalogue extends Context.Service<
  Catalogue,
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

/** The rules of a game under a configuration, or why there are none. */
export const loadRules = (games: readonly Game[], game: string, config: GameConfig): Result.Result<Rules, Refusal> => {
  const found = games.find((one) => one.id === game);
  return found
    ? found.load(config)
    : Result.fail(refusal<UnknownGame>({ _tag: "UnknownGame", rule: "", field: "game" }));
};

/** The rules that a set-up asks for, of the games on offer. */
export const rulesOnOffer = (game: string, config: GameConfig): Layer.Layer<PlayedRules, Refusal, Catalogue> =>
  Layer.effect(
    PlayedRules,
    Effect.flatMap(Catalogue, ({ games }) => Effect.fromResult(loadRules(games, game, config))),
  );
