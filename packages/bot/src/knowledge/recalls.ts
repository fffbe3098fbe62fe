import { magnateRecall } from "./food-chain-magnate/recall.ts";
import { chefRecall } from "./trick-n-chef/recall.ts";
import type { Recall } from "./recall.ts";

/** The recall of each game that has one. */
export const RECALLS: readonly Recall[] = [magnateRecall, chefRecall];
