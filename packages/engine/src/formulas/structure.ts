import { perksOf, withAbility } from "../content/index.ts";
import { type Cards, totalOf } from "../model/index.ts";
import type { Formulas } from "../ruleset/index.ts";

const NOBODY: Cards = {};

/** R5.9: slots of the CEO and of the managers at work, less everybody who sits in one. */
export const openSlots: Formulas["openSlots"] = ({ content }, state, seat) => {
  const atWork = state.chains[seat]?.atWork ?? {};
  let slots = state.ceoSlots - totalOf(atWork);
  for (const { count, ability } of withAbility(content, atWork, "manage")) slots += count * ability.slots;
  return slots;
};

/** R7.2: every card at work acts once. */
export const workforce: Formulas["workforce"] = (_ruleset, state, seat) => state.chains[seat]?.atWork ?? NOBODY;

/** R6.1: the airplane milestone adds its slots for this comparison only. */
export const orderSlots: Formulas["orderSlots"] = (ruleset, state, seat) => {
  const chain = state.chains[seat];
  let slots = ruleset.formulas.openSlots(ruleset, state, seat);
  if (chain) for (const perk of perksOf(ruleset.content, chain, "orderSlots")) slots += perk.more;
  return slots;
};
