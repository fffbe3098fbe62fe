import { magnateRecall } from "../food-chain-magnate/recall.ts";
import { chefRecall } from "../trick-n-chef/recall.ts";
import type { Recall } from "./recall.ts";

/** The recall of each game that has one. */
// cast: each takes the states of its own game, and is found by that game's id.
export const RECALLS: readonly Recall[] = [magnateRecall, chefRecall] as unknown as readonly Recall[];
