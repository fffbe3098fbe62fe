import type { TableLine } from "@blueplate/api";
import type { SavedGame } from "../saved-games/saved-game.ts";

/** A game on this device as a line in the list of tables; one that was kept before it had a look has none. */
export const savedLine = (saved: SavedGame & { readonly id: string }): TableLine => {
  const { id, name, game, ruleset, modules = [], seats = [], finished, glance = null, winners = null } = saved;
  return {
    id,
    name,
    game,
    ruleset,
    modules,
    status: finished ? "finished" : "running",
    listed: false,
    origin: "drawn",
    seats: seats.map(({ player, banner, bot }, seat) => ({
      seat,
      kind: bot === null ? "person" : "bot",
      player,
      banner,
      bot,
      program: false,
      standIn: null,
      resigned: false,
    })),
    mySeat: null,
    reserved: null,
    host: true,
    waitsForMe: false,
    winners,
    glance,
    opening: null,
    createdAt: glance?.startedAt ?? saved.updatedAt,
    updatedAt: saved.updatedAt,
  };
};
