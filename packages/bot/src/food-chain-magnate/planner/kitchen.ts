import { allGoods } from "@blueplate/engine";
import { type Outlook, othersOf, sellerWith, yetToAct } from "./outlook.ts";
import { type Pieces, piecesOf } from "./capacity.ts";
import { eveningOf, type Seller } from "./tonight.ts";

/** Pieces of each good that tonight's guests still need beside what is in stock. */
export const mustMake = (here: Outlook): Pieces => neededAgainst(here, here.rivals);

/** The same should rivals who are still to act make nothing today. */
export const couldSell = (here: Outlook): Pieces => {
  const { ruleset, state } = here;
  const idle = othersOf(here).map((chain) => sellerWith(ruleset, state, chain, chain.atWork, {}));
  return neededAgainst(here, idle);
};

const neededAgainst = (here: Outlook, rivals: readonly Seller[]): Pieces => {
  const { ruleset, state, me } = here;
  const own = sellerWith(ruleset, state, me, me.atWork, yetToAct(state, me));
  const evening = eveningOf(here.tonight, rivals, own);
  const used = evening.used.at(-1) ?? [];
  const stock = piecesOf(ruleset.content, me.stock);
  return allGoods(ruleset.content).map((_, at) => Math.max(0, (used[at] ?? 0) - (stock[at] ?? 0)));
};
