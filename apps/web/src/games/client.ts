import type { GameConfig, Rules } from "@blueplate/kernel";
import type { GameWords } from "@blueplate/words";
import { Result } from "effect";
import type { Component } from "solid-js";
import type { TableProps } from "../table/props.ts";

/** A game as the web knows it. The rules and the own table are loaded when a table of it is opened. */
export interface GameClient {
  readonly id: string;
  /** Words that the game brings itself; the others are those of the language of the page. */
  readonly words?: GameWords;
  load(config: GameConfig): Promise<Rules>;
  /** The game's own table; the generic one is drawn without it. */
  readonly Table?: Component<TableProps>;
}

/** The rules out of a game package that has just been loaded. */
export const loaded = (result: Result.Result<Rules, { readonly _tag: string }>): Rules => {
  if (Result.isFailure(result)) throw new Error(result.failure._tag);
  return result.success;
};
