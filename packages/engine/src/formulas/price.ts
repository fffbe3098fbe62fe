import { perksOf, withAbility } from "../content/index.ts";
import type { Formulas } from "../ruleset/index.ts";

/** R14.3.1: $10. */
export const basePrice: Formulas["basePrice"] = ({ content }) => content.constants.unitPrice;

/** R14.3: the base price and every card at work and milestone that changes it; never below $0 with `negative-prices: floor-zero`. */
export const unitPrice: Formulas["unitPrice"] = (ruleset, state, seat) => {
  const { content, options, formulas } = ruleset;
  const chain = state.chains[seat];
  let price = formulas.basePrice(ruleset, state);
  if (!chain) return price;
  for (const { count, ability } of withAbility(content, formulas.workforce(ruleset, state, seat), "price"))
    price += count * ability.delta;
  for (const perk of perksOf(content, chain, "price")) price += perk.delta;
  return options["negative-prices"] === "floor-zero" ? Math.max(0, price) : price;
};

/** R14.4.1: every marketing milestone that names the good. */
export const bonusFor: Formulas["bonusFor"] = ({ content }, state, seat, good) => {
  const chain = state.chains[seat];
  if (!chain) return 0;
  let bonus = 0;
  for (const perk of perksOf(content, chain, "bonus")) if (perk.goods.includes(good)) bonus += perk.amount;
  return bonus;
};
