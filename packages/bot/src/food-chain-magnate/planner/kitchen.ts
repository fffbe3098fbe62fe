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

/** True where tonight's guests leave something of what is in stock. */
export const leavesSomething = (here: Outlook): boolean => {
  const used = usedAgainst(here, here.rivals);
  return piecesOf(here.ruleset.content, here.me.stock).some((count, at) => count > (used[at] ?? 0));
};

const neededAgainst = (here: Outlook, rivals: readonly Seller[]): Pieces => {
  const { content } = here.ruleset;
  const used = usedAgainst(here, rivals);
  const stock = piecesOf(content, here.me.stock);
  return allGoods(content).map((_, at) => Math.max(0, (used[at] ?? 0) - (stock[at] ?? 0)));
};

/** Pieces of each good that one's own guests take tonight. */
const usedAgainst = (here: Outlook, rivals: readonly Seller[]): Pieces => {
  const { ruleset, state, me } = here;
  const own = sellerWith(ruleset, state, me, me.atWork, yetToAct(state, me));
  return eveningOf(here.tonight, rivals, own).used.at(-1) ?? [];
};
