import { allGoods } from "@blueplate/engine";
import { type Outlook, othersOf, sellerWith, yetToAct } from "./outlook.ts";
import { type Pieces, piecesOf } from "./capacity.ts";
import { type Evening, eveningOf, type Seller } from "./tonight.ts";

/** Pieces of each good that tonight's guests still need beside what is in stock. */
export const mustMake = (here: Outlook): Pieces => neededAgainst(here, here.rivals);

/** The rivals should those who are still to act make nothing today. */
export const idleRivals = (here: Outlook): readonly Seller[] => {
  const { ruleset, state } = here;
  return othersOf(here).map((chain) => sellerWith(ruleset, state, chain, chain.atWork, {}));
};

/** The same as `mustMake` should rivals who are still to act make nothing today. */
export const couldSell = (here: Outlook): Pieces => neededAgainst(here, idleRivals(here));

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
const usedAgainst = (here: Outlook, rivals: readonly Seller[]): Pieces =>
  eveningAgainst(here, rivals).used.at(-1) ?? [];

/** Tonight with everything that the chain can still make and bring; it stands behind the rivals. */
export const eveningAgainst = (here: Outlook, rivals: readonly Seller[]): Evening => {
  const { ruleset, state, me } = here;
  return eveningOf(here.tonight, rivals, sellerWith(ruleset, state, me, me.atWork, yetToAct(state, me)));
};
