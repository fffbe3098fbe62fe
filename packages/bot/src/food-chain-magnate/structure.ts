import {
  abilityOf,
  type Command,
  countList,
  countOf,
  type EmployeeId,
  isLegalStructure,
  structureOf,
} from "@blueplate/engine";
import { open } from "@blueplate/kernel";
import { byWorth, canBearSalary, mine, worthOf } from "./company.ts";
import { fill, type DecisionContext } from "./table.ts";

/** Cards to be trained stay on the beach, one for each trainer, as long as another of their kind can do the work. */
const waitsForTraining = (
  here: DecisionContext,
  hand: Readonly<Partial<Record<EmployeeId, number>>>,
): ReadonlySet<EmployeeId> => {
  const trainers = countOf(hand, "trainer") + countOf(hand, "coach");
  const first = mine(here).milestones.every(({ milestone }) => milestone !== "first-train");
  if (trainers === 0 || !(first || canBearSalary(here))) return new Set();
  // Without a billboard left a trainee has nothing to place: better he learns about mailboxes.
  const noBillboard = here.state.supply.campaigns.every(
    (campaign) => here.ruleset.content.campaigns[campaign]?.kind !== "billboard",
  );
  if (noBillboard && countOf(hand, "marketing-trainee") > 0) return new Set(["marketing-trainee"]);
  const candidates: readonly EmployeeId[] = [
    "kitchen-trainee",
    "marketing-trainee",
    "management-trainee",
    "errand-boy",
  ];
  const found =
    candidates.find((kind) => countOf(hand, kind) > 1) ??
    candidates.find((kind) => countOf(hand, kind) > 0 && kind === "kitchen-trainee");
  return new Set(found ? [found] : []);
};

/** Everybody useful who fits: managers as long as they bring room that is needed, then by worth. */
export const restructure = (here: DecisionContext): Command | null => {
  const hand = open(mine(here).hand, here.seat) ?? {};
  const waiting = waitsForTraining(here, hand);
  const fits = (list: readonly EmployeeId[]): boolean =>
    isLegalStructure(structureOf(here.ruleset, countList(list)), here.state.ceoSlots);
  const copies = byWorth(here, hand).flatMap((kind) =>
    Array.from({ length: countOf(hand, kind) - (waiting.has(kind) ? 1 : 0) }, () => kind),
  );
  const others = copies.filter((kind) => abilityOf(here.ruleset.content, kind, "manage") === undefined);
  const managers = copies.filter((kind) => abilityOf(here.ruleset.content, kind, "manage") !== undefined);
  let chosen: readonly EmployeeId[] = [];
  for (let count = 0; count <= Math.min(managers.length, here.state.ceoSlots); count++) {
    let list: EmployeeId[] = managers.slice(0, count);
    for (const kind of others) if (fits([...list, kind])) list = [...list, kind];
    const worth = (cards: readonly EmployeeId[]): number =>
      cards.reduce((sum, kind) => sum + (managers.includes(kind) ? 1 : worthOf(here, kind)), 0);
    if (fits(list) && worth(list) > worth(chosen)) chosen = list;
  }
  return fill(here, "restructure.submit", { employees: () => chosen });
};
