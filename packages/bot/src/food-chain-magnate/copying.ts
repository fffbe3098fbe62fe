import { addCounts, type Cards, cardsAway, type Chain } from "@blueplate/engine";
import { ownedIn } from "./company.ts";
import { countRole, type CardRole, ROLES } from "./role.ts";
import { best, type DecisionContext } from "./table.ts";

/** The cards of a chain that lie open. */
const openCards = ({ atWork, beach, busy }: Chain): Cards => [atWork, beach, cardsAway(busy)].reduce(addCounts, {});

/** The roles in which the richest rival has more open cards than oneself, with how many. */
export const rolesLedByRival = (here: DecisionContext): readonly (readonly [CardRole, number])[] => {
  const rivals = here.state.chains.filter(({ seat }) => seat !== here.seat);
  const richest = best(rivals, ({ cash }) => cash);
  if (!richest) return [];
  const cards = openCards(richest);
  return ROLES.map((role): readonly [CardRole, number] => [role, countRole(here.ruleset, cards, role)]).filter(
    ([role, number]) => ownedIn(here, role) < number,
  );
};
