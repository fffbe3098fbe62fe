import type { Face, WorthContext } from "@blueplate/variants/face";

/** What a token at a house with a garden brings, roughly: such houses pay double, and not all of them eat at one's own. Dollars. */
const A_TOKEN = 8;

/** Every house with a garden, as far as it has room for more. */
const aRound = ({ ruleset, state }: WorthContext): number =>
  A_TOKEN *
  state.town.houses.filter(
    (house) => house.garden !== null && house.demand.length < ruleset.formulas.roomOf(ruleset, state, house),
  ).length;

const BOOK = "M3 4 Q7 2.4 10 4.6 Q13 2.4 17 4 V16 Q13 14.4 10 16.6 Q7 14.4 3 16 Z M10 4.6 V16.6";
const STAR = "M13.6 6.6 L14.3 8.3 L16 8.4 L14.7 9.6 L15.1 11.3 L13.6 10.4 L12.1 11.3 L12.5 9.6 L11.2 8.4 L12.9 8.3 Z";

/** An open guide with a star in it. */
export const face: Face = {
  glyphs: {
    cards: { "gourmet-food-critic": `${BOOK} ${STAR}` },
    campaigns: { "gourmet-guide": `${BOOK} ${STAR}` },
  },
  pieces: { campaigns: { "gourmet-guide": "billboard" } },
  worth: { cards: { "gourmet-food-critic": aRound }, campaigns: { "gourmet-guide": aRound } },
};
