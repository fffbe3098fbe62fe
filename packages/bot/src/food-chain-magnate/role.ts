import {
  type AbilityTag,
  abilityOf,
  type Cards,
  type EmployeeId,
  entriesOf,
  kindsOf,
  type Ruleset,
} from "@blueplate/engine";
import { memoizeByName, memoizeRecent } from "./memoize.ts";

/** What cards are hired or trained for. */
export const ROLES = [
  "recruit",
  "market",
  "cook",
  "train",
  "serve",
  "manage",
  "drinks",
  "cut",
  "luxury",
  "finance",
  "build",
  "open",
] as const;

/** What a card is hired for, whichever card it is: a line of business from its entry card to the last position. */
export type CardRole = (typeof ROLES)[number];

/** The abilities that make a role. */
const ABILITIES: Readonly<Record<CardRole, readonly AbilityTag[]>> = {
  recruit: ["recruit"],
  market: ["market"],
  cook: ["cook"],
  train: ["train"],
  serve: ["serve"],
  manage: ["manage"],
  drinks: ["fetch", "buy"],
  cut: ["price"],
  luxury: ["price"],
  finance: ["finance"],
  build: ["build"],
  open: ["open"],
};

const findRole = (content: Ruleset["content"], employee: EmployeeId, role: CardRole): boolean => {
  if (role === "manage") return (abilityOf(content, employee, "manage")?.slots ?? 0) > 0;
  if (role === "cut") return (abilityOf(content, employee, "price")?.delta ?? 0) < 0;
  if (role === "luxury") return (abilityOf(content, employee, "price")?.delta ?? 0) > 0;
  return ABILITIES[role].some((tag) => abilityOf(content, employee, tag) !== undefined);
};

/** The roles of each card, kept with the rows. */
const rolesOfContent = memoizeRecent((content: Ruleset["content"]): ReadonlyMap<EmployeeId, ReadonlySet<CardRole>> => {
  const kinds = kindsOf(content.employees);
  return new Map(kinds.map((kind) => [kind, new Set(ROLES.filter((role) => findRole(content, kind, role)))]));
});

/** True when the card does what the role is about; a manager leads somebody, and who cuts prices does not raise them as luxury does. */
export const hasRole = ({ content }: Ruleset, employee: EmployeeId, role: CardRole): boolean =>
  rolesOfContent(content).get(employee)?.has(role) ?? false;

/** How many of the cards have the role. */
export const countRole = (ruleset: Ruleset, cards: Cards, role: CardRole): number =>
  entriesOf(cards).reduce((sum, [kind, count]) => sum + (hasRole(ruleset, kind, role) ? count : 0), 0);

/** A step of training from a card to another one. */
export interface Promotion {
  readonly from: EmployeeId;
  readonly to: EmployeeId;
}

const isEntry = ({ content }: Ruleset, employee: EmployeeId): boolean => content.employees[employee]?.entry === true;

/** The cards of a role that can be hired. */
export const entriesTo: (ruleset: Ruleset, role: CardRole) => readonly EmployeeId[] = memoizeByName(
  (ruleset: Ruleset, role: CardRole): readonly EmployeeId[] =>
    kindsOf(ruleset.content.employees).filter((kind) => isEntry(ruleset, kind) && hasRole(ruleset, kind, role)),
);

/** The `nth` steps of training inside a role, counted from the cards that can be hired. */
export const promotions = (ruleset: Ruleset, role: CardRole, nth: number): readonly Promotion[] => {
  const before = nth === 1 ? entriesTo(ruleset, role) : promotions(ruleset, role, nth - 1).map(({ to }) => to);
  return before.flatMap((from) =>
    (ruleset.content.employees[from]?.becomes ?? [])
      .filter((to) => hasRole(ruleset, to, role))
      .map((to): Promotion => ({ from, to })),
  );
};

/** Steps of training from an entry card to a card, the fewest. */
const stepsTo = (ruleset: Ruleset): ReadonlyMap<EmployeeId, number> => {
  const { employees } = ruleset.content;
  const steps = new Map<EmployeeId, number>();
  let reached = kindsOf(employees).filter((kind) => isEntry(ruleset, kind));
  for (let count = 0; reached.length > 0; count++) {
    for (const kind of reached) steps.set(kind, count);
    reached = reached.flatMap((kind) => employees[kind]?.becomes ?? []).filter((kind) => !steps.has(kind));
  }
  return steps;
};

/** The way into a role from cards without it, such as from managers to whoever builds: its steps of training, the last one first. */
export const promotionsInto = (ruleset: Ruleset, role: CardRole): readonly Promotion[] => {
  const { employees } = ruleset.content;
  const steps = stepsTo(ruleset);
  const before = (to: EmployeeId): readonly EmployeeId[] =>
    [...steps.keys()].filter((from) => employees[from]?.becomes.includes(to) === true);
  const isFirst = (kind: EmployeeId): boolean =>
    hasRole(ruleset, kind, role) && before(kind).some((from) => !hasRole(ruleset, from, role));
  const [goal] = [...steps.keys()].filter(isFirst).toSorted((a, b) => (steps.get(a) ?? 0) - (steps.get(b) ?? 0));
  const way: Promotion[] = [];
  for (let to = goal; to !== undefined && !isEntry(ruleset, to);) {
    const [from] = before(to).toSorted((a, b) => (steps.get(a) ?? 0) - (steps.get(b) ?? 0));
    if (from === undefined) break;
    way.push({ from, to });
    to = from;
  }
  return way;
};
