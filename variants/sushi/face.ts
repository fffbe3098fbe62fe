import { countOf, goodId } from "@blueplate/engine";
import type { Face, WorthContext } from "@blueplate/variants/face";

const SUSHI = goodId("sushi");
const RICE = "M4 11 Q4 8.6 6.4 8.6 L13.6 8.6 Q16 8.6 16 11 L16 14 Q16 16.4 13.6 16.4 L6.4 16.4 Q4 16.4 4 14 Z";
const FISH = "M2.4 8.6 Q3.4 4 10 4 Q16.6 4 17.6 8.6 Q17.8 10.6 15.6 10.4 Q10 9.6 4.4 10.4 Q2.2 10.6 2.4 8.6 Z";
const BAND = "M8.6 4.2 L11.4 4.2 L11.4 16.4 L8.6 16.4 Z";

const gardensIn = ({ state }: WorthContext) => state.town.houses.filter(({ garden }) => garden !== null);

/** Tokens that sushi can answer: those at houses with a garden. */
const wantedIn = (here: WorthContext): number => gardensIn(here).reduce((sum, { demand }) => sum + demand.length, 0);

/** Dollars for a cook: what hungry gardens bring, a little where gardens may become hungry, next to nothing where there is none. */
const cookWorth = (here: WorthContext, hungry: number): number =>
  wantedIn(here) > 0 ? hungry : gardensIn(here).length > 0 ? 12 : 4;

/** Nigiri, and what they are worth: most where gardens are hungry, little where there is none. */
export const face: Face = {
  glyphs: {
    goods: {
      sushi: {
        silhouette:
          "M2.4 8.6 Q3.4 4 10 4 Q16.6 4 17.6 8.6 Q17.8 10.6 16 10.5 L16 14 Q16 16.4 13.6 16.4 L6.4 16.4 Q4 16.4 4 14 L4 10.5 Q2.2 10.6 2.4 8.6 Z",
        layers: [
          { d: RICE, fill: "#F6F1E4" },
          { d: FISH, fill: "#EE8A5F" },
          { d: BAND, fill: "#2F4A3C" },
        ],
      },
    },
    cards: {
      "sushi-cook": `${FISH} ${RICE}`,
      "sushi-chef": `${FISH} ${RICE} M8.6 4.2 V16.4 M11.4 4.2 V16.4`,
    },
  },
  worth: {
    cards: {
      "sushi-cook": (here) => cookWorth(here, 25),
      "sushi-chef": (here) => cookWorth(here, 35),
    },
    goods: {
      sushi: (here) => {
        const { stock = {} } = here.state.chains[here.seat] ?? {};
        // What no garden asks for is thrown away.
        return countOf(stock, SUSHI) < wantedIn(here) ? 15 : 0;
      },
    },
  },
};
