import { abilityOf, type EmployeeId, type Good, entriesOf, kindsOf, allGoods, type Ruleset } from "@blueplate/engine";
import { owned } from "../company.ts";
import { memoizeByName } from "../memoize.ts";
import { entriesTo, hasRole, promotions, type CardRole } from "../role.ts";
import { openingOf, type OpeningWish } from "./archetypes.ts";
import type { Outlook } from "./outlook.ts";

const findLevel = (ruleset: Ruleset, kind: EmployeeId, role: CardRole): number => {
  if (entriesTo(ruleset, role).includes(kind)) return 0;
  for (let nth = 1; nth <= 4; nth++) if (promotions(ruleset, role, nth).some(({ to }) => to === kind)) return nth;
  return 9;
};

/** How often a card of a role has been trained within it; 0 for one that is hired. */
export const levelOf = ({ ruleset }: Outlook, kind: EmployeeId, role: CardRole): number => {
  const levels = levelsByRole(ruleset, role);
  const level = levels.get(kind) ?? findLevel(ruleset, kind, role);
  levels.set(kind, level);
  return level;
};
const levelsByRole = memoizeByName((_ruleset: Ruleset, _role: CardRole) => new Map<EmployeeId, number>());

/** Cards of a role, however often trained, and those trained as often as is wished. */
const countsOf = (here: Outlook, { role, level }: OpeningWish): { readonly any: number; readonly enough: number } => {
  let any = 0;
  let enough = 0;
  for (const [kind, count] of entriesOf(owned(here))) {
    if (!hasRole(here.ruleset, kind, role)) continue;
    any += count;
    if (level === 0 || levelOf(here, kind, role) >= level) enough += count;
  }
  return { any, enough };
};

/** What the opening of the company wishes for at this table. */
const wishesOf = ({ blinkers, archetype, ruleset, state }: Outlook): readonly OpeningWish[] =>
  blinkers.opensByPlan ? openingOf(archetype, ruleset, state.chains.length) : [];

/** The first card of the opening that is still to be hired, of those that are offered; null where the opening is done. */
export const nextOfOpening = (here: Outlook, offers: readonly EmployeeId[]): EmployeeId | null => {
  for (const wish of wishesOf(here)) {
    const { any } = countsOf(here, wish);
    if (any >= wish.count) continue;
    const kind = entriesTo(here.ruleset, wish.role).find((each) => offers.includes(each));
    if (kind) return kind;
  }
  return null;
};

/** Dollars of training somebody to a card that the opening wishes for, more for each level: who is half way up has cost lessons. */
export const lessonWished = memoizeByName((here: Outlook, to: EmployeeId): number => {
  const wished = wishesOf(here).find((wish) => {
    if (wish.level === 0 || !hasRole(here.ruleset, to, wish.role)) return false;
    if (wish.role === "cook" && !makesFood(here, to)) return false;
    return levelOf(here, to, wish.role) === wish.level && countsOf(here, wish).enough < wish.count;
  });
  return wished ? wished.level * LESSON_WISHED : 0;
});
const LESSON_WISHED = 60;

const makesFood = (here: Outlook, kind: EmployeeId): boolean => {
  const makes = abilityOf(here.ruleset.content, kind, "cook")?.makes ?? {};
  const [food] = foodsOf(here);
  return food === undefined || kindsOf(makes).includes(food);
};

/** The foods of the game, the one of the archetype first. */
export const foodsOf = (here: Outlook): readonly Good[] => {
  const foods = allGoods(here.ruleset.content).filter((good) => here.ruleset.content.goods[good]?.kind === "food");
  const first = foods[here.archetype.food % Math.max(1, foods.length)];
  return first === undefined ? foods : [first, ...foods.filter((good) => good !== first)];
};
