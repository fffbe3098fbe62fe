import { beginTable, LOG_VERSION } from "@blueplate/kernel";
import { trickNChef } from "@blueplate/trick-n-chef";
import { Result } from "effect";
import type { LocalTableStart } from "../../src/local/table-actor.ts";

/** A game of Trick-n-Chef as it begins on this device: by seat the bot that sits there, or null for a person. */
export const localStart = (
  bots: readonly (string | null)[],
): Pick<LocalTableStart, "header" | "rules" | "seed" | "entries"> => {
  const rules = Result.getOrThrow(trickNChef.load({ modules: [], options: {}, seats: bots.length }));
  const seats = bots.map((bot, seat) => ({
    player: ["Ann", "Ben", "Cy"][seat] ?? "",
    banner: { name: "", colour: "#000000" },
    bot,
  }));
  const header = { version: LOG_VERSION, game: rules.game, config: rules.config, hash: rules.hash, seats };
  const { entries, seed } = beginTable(rules, "device", 0);
  return { header, rules, seed, entries };
};
