import type { Face, WorthContext } from "@blueplate/variants/face";

/** What one more run of a campaign brings whoever can cook for it: a piece or two. Dollars. */
const A_RUN = 10;

/** Every campaign of the town runs once more: one's own bring guests, those of others bring them theirs. */
const oneMorePass = ({ state: { town }, seat }: WorthContext): number => {
  const own = town.campaigns.filter(({ owner }) => owner === seat).length;
  return Math.max(0, A_RUN * (own - (town.campaigns.length - own) / 2));
};

/** A crowd that is called together, on the card of whoever calls it. */
export const face: Face = {
  glyphs: {
    cards: {
      "mass-marketeer":
        "M2 8 H5.4 L12 3.6 V15.4 L5.4 11 H2 Z M5.4 11 L6.6 17 H9 L8.2 12.8 M14.4 6.8 Q16.4 9.5 14.4 12.2 M16.6 4.6 Q20 9.5 16.6 14.4",
    },
  },
  worth: { cards: { "mass-marketeer": oneMorePass } },
};
