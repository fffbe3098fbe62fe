import type { Face } from "@blueplate/variants/face";
import { countOf, goodId, totalOf } from "@blueplate/engine";

const KIMCHI = goodId("kimchi");
const JAR = "M5 6 L15 6 Q18 8 18 12.4 Q18 18.6 13.4 18.6 L6.6 18.6 Q2 18.6 2 12.4 Q2 8 5 6 Z";
const LID = "M4.6 1.6 L15.4 1.6 Q17 1.6 17 3.4 L17 4.6 Q17 6 15.4 6 L4.6 6 Q3 6 3 4.6 L3 3.4 Q3 1.6 4.6 1.6 Z";
const LEAF = "M10 8.6 Q15.6 9.4 15.2 14 Q12.6 17.4 10 17.2 Q7.4 17.4 4.8 14 Q4.4 9.4 10 8.6 Z";

/** A jar of kimchi, which stands before the restaurants that have some: it is what houses look at first. */
export const face: Face = {
  glyphs: {
    goods: {
      kimchi: {
        silhouette:
          "M4.6 1.6 L15.4 1.6 Q17 1.6 17 3.4 L17 4.6 Q17 6 15.4 6 L15 6 Q18 8 18 12.4 Q18 18.6 13.4 18.6 L6.6 18.6 Q2 18.6 2 12.4 Q2 8 5 6 L4.6 6 Q3 6 3 4.6 L3 3.4 Q3 1.6 4.6 1.6 Z",
        layers: [
          { d: JAR, fill: "#C9502F" },
          { d: LID, fill: "#6B4A8C" },
          { d: LEAF, fill: "#F2E8B8" },
          { d: "M9.4 9.2 L10.6 9.2 L10.6 16.4 L9.4 16.4 Z", fill: "#7FA650" },
        ],
      },
    },
    cards: { "kimchi-master": `${LID} ${JAR} M10 9 V16.4 M6.6 11.4 Q8.6 12.6 10 12.6 Q11.4 12.6 13.4 11.4` },
  },
  pieces: { atRestaurants: ["kimchi"] },
  worth: {
    // A jar sold is one piece more, and wins the house against whoever has none: most for the first who makes it.
    cards: {
      "kimchi-master": ({ state, seat }) =>
        state.chains.some((chain) => chain.seat !== seat && countOf(chain.stock, KIMCHI) > 0) ? 20 : 25,
    },
    // What one's own goods cannot go with helps nobody.
    goods: { kimchi: ({ state, seat }) => (totalOf(state.chains[seat]?.stock ?? {}) > 0 ? 20 : 0) },
  },
};
