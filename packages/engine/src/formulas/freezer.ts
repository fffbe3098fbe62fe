import { perksOf } from "../content/index.ts";
import { type EveningRefusal, totalOf } from "../model/index.ts";
import type { Formulas } from "../ruleset/index.ts";

/** R19.1: a freezer gained in an earlier round keeps its number of goods; everybody else nothing (R19.2). */
export const freezerRoom: Formulas["freezerRoom"] = ({ content }, state, seat) => {
  const chain = state.chains[seat];
  if (!chain) return 0;
  let room = 0;
  for (const perk of perksOf(content, chain, "freezer", state.round)) room = Math.max(room, perk.room);
  return room;
};

/** R19.1: as many goods as there is room. */
export const refuseKept: Formulas["refuseKept"] = (ruleset, state, seat, goods): EveningRefusal | null => {
  const room = ruleset.formulas.freezerRoom(ruleset, state, seat);
  const kept = totalOf(goods);
  return kept > room ? { _tag: "FreezerFull", rule: "R19.1", kept, room } : null;
};
