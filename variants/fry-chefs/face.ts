import { abilityOf, kindsOf, type State } from "@blueplate/engine";
import type { Face, WorthContext } from "@blueplate/variants/face";

const eats = (state: State): number => state.town.houses.filter(({ demand }) => demand.length > 0).length;

/** $10 at every house that may come tonight: an even share of those that want something, nothing for who cooks nothing. */
const fries = ({ ruleset, state, owned }: WorthContext): number => {
  const rivals = state.chains.filter(({ bankrupt }) => !bankrupt).length;
  const cooks = kindsOf(owned).some((kind) => abilityOf(ruleset.content, kind, "cook"));
  return cooks ? (10 * eats(state)) / Math.max(1, rivals) : 0;
};

/** A cone of fries on the card of whoever makes them. */
export const face: Face = {
  glyphs: {
    cards: {
      "fry-chef":
        "M3.4 8.4 Q10 11.6 16.6 8.4 L14.6 19 H5.4 Z M5 8.8 V3 H7.4 V9.6 M7.4 5 V1 H10 V9.9 M10 3.4 H12.6 V9.6 M12.6 5.6 V2 H15 V8.8",
    },
  },
  worth: { cards: { "fry-chef": fries } },
};
