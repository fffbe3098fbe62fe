import { perksOf } from "../content/index.ts";
import { housesReached } from "../geometry/index.ts";
import type { Formulas } from "../ruleset/index.ts";

/** R18.2: three tokens, five with a garden. */
export const roomOf: Formulas["roomOf"] = ({ content }, _state, house) =>
  house.garden === null ? content.constants.room : content.constants.roomWithGarden;

/** R18.4: two for a radio whose owner holds the radio milestone; bankrupt owners keep theirs (R16.4). */
export const tokensOf: Formulas["tokensOf"] = ({ content }, state, { campaign, owner }) => {
  const chain = state.chains[owner];
  const kind = content.campaigns[campaign]?.kind;
  if (!chain) return 1;
  return Math.max(1, ...perksOf(content, chain, "tokens").map((perk) => (perk.kind === kind ? perk.count : 1)));
};

/** R18.3: the houses that its tile reaches. */
export const recipients: Formulas["recipients"] = (ruleset, state, { campaign, place }) =>
  housesReached(ruleset, state, campaign, place);

/** R18.1: every campaign runs once. */
export const marketingPasses: Formulas["marketingPasses"] = () => 1;
