import { allGoods } from "@blueplate/engine";
import { type Outlook, sellerWith, yetToAct } from "./outlook.ts";
import { type Pieces, piecesOf } from "./capacity.ts";
import { eveningOf } from "./tonight.ts";

/** Pieces of each good that tonight's guests still need beside what is in stock. */
export const mustMake = (here: Outlook): Pieces => {
  const { ruleset, state, me } = here;
  const own = sellerWith(ruleset, state, me, me.atWork, yetToAct(state, me));
  const evening = eveningOf(here.tonight, [...here.rivals, own]);
  const used = evening.used.at(-1) ?? [];
  const stock = piecesOf(ruleset.content, me.stock);
  return allGoods(ruleset.content).map((_, at) => Math.max(0, (used[at] ?? 0) - (stock[at] ?? 0)));
};
