import { type Ability, entriesOf } from "@blueplate/engine";
import type { Face, WorthContext } from "@blueplate/variants/face";

/** What it brings in a round when a card of the kind acts once more, roughly. Dollars. */
const ONCE_MORE: Readonly<Partial<Record<Ability["_tag"], number>>> = { cook: 5, serve: 4, fetch: 4 };

/** Whoever works without a salary acts twice; nobody leads more people by it. */
const nightShift = ({ ruleset: { content }, owned }: WorthContext): number =>
  entriesOf(owned).reduce((sum, [kind, count]) => {
    const row = content.employees[kind];
    const brings = row?.salary === true ? [] : (row?.abilities ?? []).map(({ _tag }) => ONCE_MORE[_tag] ?? 0);
    return sum + count * Math.max(0, ...brings);
  }, 0);

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
