import { rulesetOf } from "@blueplate/engine";
import { seatsOf } from "@blueplate/kernel";
import { foodChainMagnate } from "@blueplate/variants";
import {
  addQuality,
  botsWith,
  expectedKinds,
  noQuality,
  type PlayQuality,
  qualityFigures,
  qualityOf,
} from "../../src/index.ts";
import { playOut, rulesFor } from "../arena.ts";

const SEATS = 4;
const rules = rulesFor(foodChainMagnate, SEATS);

/** How four planners play on so many maps: the games of `pnpm arena --bots medium --players 4 --seed bounds`. */
export const qualityOfPlanners = (maps: number): PlayQuality => {
  const medium = botsWith({}).find(({ id, game }) => id === "medium" && game === foodChainMagnate.id);
  if (!medium) throw new Error("there is no medium");
  return Array.from({ length: maps }, (_, map) => {
    const table = playOut(rules, [medium], `bounds-${map}`);
    return qualityOf(
      table,
      undefined,
      seatsOf(SEATS).map((seat) => medium.archetypeAt?.(table.state, seat)),
    );
  }).reduce(addQuality, noQuality);
};

/** The figures of such games, with all that the rules give to be used. */
export const figuresOfPlanners = (quality: PlayQuality): ReturnType<typeof qualityFigures> =>
  qualityFigures(quality, expectedKinds(rulesetOf(rules), SEATS));
