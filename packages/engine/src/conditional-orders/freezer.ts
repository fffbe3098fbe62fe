import type { Seat } from "@blueplate/kernel";
import { firstAt } from "../formulas/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import {
  addCounts,
  countList,
  countOf,
  entriesOf,
  type Good,
  type Goods,
  type House,
  type State,
  withCount,
} from "../model/index.ts";

/** True in games in which a freezer can be gained at all: in the introductory one there are no milestones (R22.1). */
export const hasFreezer = ({ content }: Pick<Ruleset, "content">): boolean =>
  Object.values(content.milestones).some((row) => row?.perks.some(({ _tag }) => _tag === "freezer"));

/**
 * What a freezer would best keep for tomorrow (R19.1): first what the chain would sell to the houses that it would win if it had
 * the goods, then what any house wants, then anything, as far as stock and room go. Goods in the order of the stock.
 */
export const freezerWish = (ruleset: Ruleset, state: State, seat: Seat): readonly Good[] => {
  const stock = entriesOf(state.chains[seat]?.stock ?? {});
  const hungry = state.town.houses.filter(({ demand }) => demand.length > 0);
  const soldTo = (house: House): Goods => ruleset.formulas.saleTo(ruleset, state, house, seat).goods;
  const sumOf = (wanted: readonly Goods[]): Goods => wanted.reduce<Goods>((sum, goods) => addCounts(sum, goods), {});
  let kept: Goods = {};
  const keepUpTo = (wanted: (good: Good, has: number) => number): void => {
    for (const [good, has] of stock) {
      for (let count = countOf(kept, good); count < Math.min(has, wanted(good, has)); count++) {
        const more = withCount(kept, good, 1);
        if (ruleset.formulas.refuseKept(ruleset, state, seat, more) !== null) break;
        kept = more;
      }
    }
  };
  const winnable = sumOf(hungry.filter((house) => firstAt(ruleset, state, house) === seat).map(soldTo));
  const all = sumOf(hungry.map(({ demand }) => countList(demand)));
  keepUpTo((good) => countOf(winnable, good));
  keepUpTo((good) => countOf(all, good));
  keepUpTo((_, has) => has);
  return stock.flatMap(([good]) => Array.from({ length: countOf(kept, good) }, () => good));
};
