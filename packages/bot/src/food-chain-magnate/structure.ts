import {
  abilityOf,
  type Cards,
  type Command,
  countList,
  countOf,
  type EmployeeId,
  isLegalStructure,
  structureOf,
} from "@blueplate/engine";
import { open } from "@blueplate/kernel";
import { canBearSalary, hopesForDiscount, mine } from "./company.ts";
import { countRole, entriesTo, hasRole } from "./role.ts";
import { fill, type DecisionContext } from "./table.ts";
import { stepsInto, worthwhile } from "./training.ts";
import { mostUsefulFirst, slotsOf, usefulness } from "./worth.ts";

/** True when no campaign is left that the card could place: better it learns about others. */
const hasNothingToPlace = ({ ruleset: { content }, state }: DecisionContext, kind: EmployeeId): boolean => {
  const places = abilityOf(content, kind, "market")?.kinds ?? [];
  return state.supply.campaigns.every((campaign) => !places.some((each) => each === content.campaigns[campaign]?.kind));
};

/** Cards to be trained stay on the beach, one for each trainer, as long as another of their kind can do the work. */
const waitsForTraining = (here: DecisionContext, hand: Cards): ReadonlySet<EmployeeId> => {
  const { ruleset } = here;
  if (countRole(ruleset, hand, "train") === 0 || !(hopesForDiscount(here) || canBearSalary(here))) return new Set();
  const [idle] = entriesTo(ruleset, "market").filter(
    (kind) => countOf(hand, kind) > 0 && hasNothingToPlace(here, kind),
  );
  if (idle) return new Set([idle]);
  const { trained, trainedAtOnce } = here.script;
  const candidates = trained.flatMap((role) => entriesTo(ruleset, role));
  const isAtOnce = (kind: EmployeeId): boolean => trainedAtOnce.some((role) => hasRole(ruleset, kind, role));
  const found =
    [...worthwhile(here), ...stepsInto(here)].find(({ from }) => countOf(hand, from) > 0)?.from ??
    candidates.find((kind) => countOf(hand, kind) > 1) ??
    candidates.find((kind) => countOf(hand, kind) > 0 && isAtOnce(kind));
  return new Set(found ? [found] : []);
};

/** Who works: managers as long as they bring room that is needed, then the most useful who fit; some wait to be trained. */
export const staffOf = (
  here: DecisionContext,
  cards: Cards,
  waiting: ReadonlySet<EmployeeId>,
): readonly EmployeeId[] => {
  const fits = (list: readonly EmployeeId[]): boolean =>
    isLegalStructure(structureOf(here.ruleset, countList(list)), here.state.ceoSlots);
  const copies = mostUsefulFirst(here, cards).flatMap((kind) =>
    Array.from({ length: countOf(cards, kind) - (waiting.has(kind) ? 1 : 0) }, () => kind),
  );
  const others = copies.filter((kind) => slotsOf(here, kind) === 0);
  const managers = copies.filter((kind) => slotsOf(here, kind) > 0);
  let chosen: readonly EmployeeId[] = [];
  for (let count = 0; count <= Math.min(managers.length, here.state.ceoSlots); count++) {
    let list: EmployeeId[] = managers.slice(0, count);
    for (const kind of others) if (fits([...list, kind])) list = [...list, kind];
    const worth = (each: readonly EmployeeId[]): number =>
      each.reduce((sum, kind) => sum + (managers.includes(kind) ? 1 : usefulness(here, kind)), 0);
    if (fits(list) && worth(list) > worth(chosen)) chosen = list;
  }
  return chosen;
};

/** Everybody useful who fits, but for whoever is to be trained. */
export const restructure = (here: DecisionContext): Command | null => {
  const hand = open(mine(here).hand, here.seat) ?? {};
  const chosen = staffOf(here, hand, waitsForTraining(here, hand));
  return fill(here, "restructure.submit", { employees: () => chosen });
};
