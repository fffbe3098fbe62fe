import type { GameConfig } from "@blueplate/kernel";
import { Result } from "effect";
import { createGame, type FoodChainMagnateRules, presetsOf } from "../src/index.ts";

const game = createGame({ modules: [], presets: presetsOf([]) });

/** The rules of the base game, without any module. */
export const baseRules = (options: GameConfig["options"] = {}, seats = 2): FoodChainMagnateRules =>
  Result.getOrThrow(game.load({ modules: [], options, seats }));
