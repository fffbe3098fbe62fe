import { countAbility, employeeRow, entriesOf, foreignId } from "@blueplate/engine";
import type { Face, WorthContext } from "@blueplate/variants/face";

/** What a card without a salary earns, brings or saves in a round, roughly. Dollars. */
const A_HAND = 5;

/** Whoever works without a salary acts twice; a second manager of the night makes nobody act three times. */
const nightShift = ({ ruleset: { content }, state, seat }: WorthContext): number => {
  const atWork = state.chains[seat]?.atWork ?? {};
  if (countAbility(content, atWork, foreignId("night-shift-managers:night")) > 0) return 0;
  return entriesOf(atWork).reduce(
    (sum, [kind, count]) => sum + (employeeRow(content, kind)?.salary === true ? 0 : A_HAND * count),
    0,
  );
};

/** A moon on the card of whoever works by it. */
export const face: Face = {
  glyphs: {
    cards: {
      "night-shift-manager":
        "M12.6 1.6 Q7.4 5 8.8 11 Q10.6 16 17.8 15.4 Q14.6 19.4 9.6 18.6 Q2.4 17.2 2 10 Q2.8 2.8 12.6 1.6 Z",
    },
  },
  worth: { cards: { "night-shift-manager": nightShift } },
};
