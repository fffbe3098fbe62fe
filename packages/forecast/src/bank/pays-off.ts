import { type AbilityTag, type Content, type EmployeeId, kindOf } from "@blueplate/engine";

/** What acts a day before it changes a dinner: campaigns are run after it (R18), and whoever comes by a card works the day after. */
const ACTS_AHEAD: readonly AbilityTag[] = ["market", "recruit", "train"];

const actsAhead = (content: Content, employee: EmployeeId): boolean => {
  const abilities = content.employees[employee]?.abilities ?? [];
  return abilities.length > 0 && abilities.every((ability) => ACTS_AHEAD.includes(kindOf(ability)));
};

/**
 * The first dinner, tonight's counted as the first, to which somebody can bring anything who comes into the company today: hired or
 * trained, one goes to work tomorrow at the earliest (R5, R8, R9), and what marketeers, recruiters and trainers do counts a day later.
 */
export const firstDinnerOf = (content: Content, employee: EmployeeId): number => (actsAhead(content, employee) ? 3 : 2);

/** The first dinner to which a campaign that starts today can bring guests: it is run after tonight's (R18). */
export const FIRST_DINNER_OF_CAMPAIGN = 2;
