import type { GameConfig, Rules } from "@blueplate/kernel";
import { foodChainMagnateWords, type GameWords, trickNChefWords, wordless } from "@blueplate/words";
import { Result } from "effect";
import { type Component, lazy } from "solid-js";
import type { TableProps } from "../table/props.ts";

/** A game as the web knows it. The rules and the own table are loaded when a table of it is opened. */
export interface GameClient {
  readonly id: string;
  readonly words: GameWords;
  load(config: GameConfig): Promise<Rules>;
  /** The game's own table; the generic one is drawn without it. */
  readonly Table?: Component<TableProps>;
}

/** The rules out of a game package that has just been loaded. */
const loaded = (result: Result.Result<Rules, { readonly _tag: string }>): Rules => {
  if (Result.isFailure(result)) throw new Error(result.failure._tag);
  return result.success;
};

const GAMES: readonly GameClient[] = [
  {
    id: "food-chain-magnate",
    words: foodChainMagnateWords,
    load: async (config) => loaded((await import("@blueplate/engine")).foodChainMagnate.load(config)),
    Table: lazy(() => import("./food-chain-magnate/table.tsx").then(({ Table }) => ({ default: Table }))),
  },
  {
    id: "trick-n-chef",
    words: trickNChefWords,
    load: async (config) => loaded((await import("@blueplate/trick-n-chef")).trickNChef.load(config)),
  },
];

/** The game with this id; one that the web has no words for is shown by its ids. */
export const clientOf = (id: string): GameClient =>
  GAMES.find((game) => game.id === id) ?? {
    id,
    words: wordless(id),
    load: () => Promise.reject(new Error(`this build does not know the game "${id}"`)),
  };

/** The words of a game. */
export const wordsOf = (id: string): GameWords => clientOf(id).words;
