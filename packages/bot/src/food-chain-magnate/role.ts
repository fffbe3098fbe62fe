import {
  type AbilityTag,
  abilityOf,
  type Cards,
  type EmployeeId,
  entriesOf,
  kindsOf,
  type Ruleset,
} from "@blueplate/engine";

/** What a card is hired for, whichever card it is: a line of business from its entry card to the last position. */
export type Role = "recruit" | "market" | "cook" | "train" | "serve" | "manage" | "drinks" | "cut";

/** The abilities that make a role. */
const ABILITIES: Readonly<Record<Role, readonly AbilityTag[]>> = {
  recruit: ["recruit"],
  market: ["market"],
  cook: ["cook"],
  train: ["train"],
  serve: ["serve"],
  manage: ["manage"],
  drinks: ["fetch", "buy"],
  cut: ["price"],
};

/** True when the card does what the role is about; a manager leads somebody, and who cuts prices does not raise them. */
export const hasRole = ({ content }: Ruleset, employee: EmployeeId, role: Role): boolean => {
  if (role === "manage") return (abilityOf(content, employee, "manage")?.slots ?? 0) > 0;
  if (role === "cut") return (abilityOf(content, employee, "price")?.delta ?? 0) < 0;
  return ABILITIES[role].some((tag) => abilityOf(content, employee, tag) !== undefined);
};

/** How many of the cards have the role. */
export const countRole = (ruleset: Ruleset, cards: Cards, role: Role): number =>
  entriesOf(cards).reduce((sum, [kind, count]) => sum + (hasRole(ruleset, kind, role) ? count : 0), 0);

/** A step of training from a card to another one. */
export interface Promotion {
  readonly from: EmployeeId;
  readonly to: EmployeeId;
}

const isEntry = ({ content }: Ruleset, employee: EmployeeId): boolean => content.employees[employee]?.entry === true;

/** The cards of a role that can be hired. */
export const entriesTo = (ruleset: Ruleset, role: Role): readonly EmployeeId[] =>
  kindsOf(ruleset.content.employees).filter((kind) => isEntry(ruleset, kind) && hasRole(ruleset, kind, role));

/** The `nth` steps of training inside a role, counted from the cards that can be hired. */
export const promotions = (ruleset: Ruleset, role: Role, nth: number): readonly Promotion[] => {
  const before = nth === 1 ? entriesTo(ruleset, role) : promotions(ruleset, role, nth - 1).map(({ to }) => to);
  return before.flatMap((from) =>
    (ruleset.content.employees[from]?.becomes ?? [])
      .filter((to) => hasRole(ruleset, to, role))
      .map((to): Promotion => ({ from, to })),
  );
};
