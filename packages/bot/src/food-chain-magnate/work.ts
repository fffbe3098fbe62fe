import {
  addCounts,
  type Command,
  type EmployeeId,
  entriesOf,
  type EventOf,
  type Good,
  totalOf,
} from "@blueplate/engine";
import type { Json } from "@blueplate/kernel";
import { atHome, canBearSalary, isLate, mine, owned, ownedIn } from "./company.ts";
import { advertise, wanted } from "./market.ts";
import { openAnother } from "./places.ts";
import { hasRole, type CardRole } from "./role.ts";
import { rolesLedByRival } from "./copying.ts";
import { weighted, weightOf } from "./scripts/script.ts";
import { best, fill, type DecisionContext } from "./table.ts";
import { staffOf } from "./structure.ts";
import { pays, rolesToFill, train } from "./training.ts";
import { dollarsFor, slotsOf } from "./worth.ts";

const slotsOwned = (here: DecisionContext): number =>
  entriesOf(owned(here)).reduce((sum, [kind, count]) => sum + slotsOf(here, kind) * count, here.state.ceoSlots);

/** Marketeers who are away for ever advertise the same few houses: somebody must be free to find new ones. */
const lacksMarketeer = (here: DecisionContext): boolean =>
  mine(here).busy.length > 0 &&
  mine(here).busy.length < MARKETEERS_AT_MOST &&
  ownedIn(here, "market") === mine(here).busy.length;
const MARKETEERS_AT_MOST = 8;

/** Late in a game that does not end, waitresses earn from the bank whatever the houses want. */
const LATE: readonly (readonly [CardRole, number])[] = [
  ["serve", 5],
  ["manage", 3],
  ["serve", 12],
];

const wantedNow = (here: DecisionContext): readonly (readonly [CardRole, number])[] => [
  ...(lacksMarketeer(here) ? ([["market", Number.POSITIVE_INFINITY]] as const) : []),
  ...(isLate(here) ? LATE : []),
  ...(here.script.copies === true ? rolesLedByRival(here) : []),
  ...here.script.hires,
];

/** A card of a module that pays and would be put to work, once there are people to sell something; the best of those that there are. */
const earner = (here: DecisionContext, offers: readonly EmployeeId[]): EmployeeId | null => {
  const hasBasics = ownedIn(here, "cook") > 0 && ownedIn(here, "market") > 0;
  if (!hasBasics || !canBearSalary(here)) return null;
  const works = (kind: EmployeeId): boolean =>
    staffOf(here, addCounts(atHome(here), { [kind]: 1 }), new Set()).includes(kind);
  const paying = offers.filter((kind) => pays(here, kind) && works(kind));
  return best(paying, (kind) => dollarsFor(here, kind) ?? 0);
};

/** Whom to hire so that somebody can be spared for a position of a module that pays; null where nobody is needed for it. */
const successor = (here: DecisionContext, offers: readonly EmployeeId[]): EmployeeId | null =>
  canBearSalary(here)
    ? (rolesToFill(here)
        .flatMap((role) => offers.filter((kind) => hasRole(here.ruleset, kind, role)))
        .at(0) ?? null)
    : null;

/** Who is hired, of those that are offered; null for nobody. */
const toHire = (here: DecisionContext, offers: readonly EmployeeId[]): EmployeeId | null => {
  // More people than the structure can hold only wait on the beach.
  const isFull = totalOf(owned(here)) - mine(here).busy.length >= slotsOwned(here) + 1;
  const earning = isFull ? null : (earner(here, offers) ?? successor(here, offers));
  if (earning) return earning;
  for (const [role, number] of wantedNow(here)) {
    if (isFull && role !== "manage" && role !== "market" && !isLate(here)) continue;
    if (ownedIn(here, role) >= number) continue;
    const kind = offers.find((each) => hasRole(here.ruleset, each, role) && here.state.supply.employees[each]);
    if (kind) return kind;
  }
  return null;
};

const hire = (here: DecisionContext): Command | null =>
  // cast: the slot offers cards.
  fill(here, "work.hire", { employee: (offers) => toHire(here, offers as readonly EmployeeId[]) });

/** A good counts by its weight in the script, and never below one that is not wanted at all. */
const goodFor = (here: DecisionContext, offers: readonly Json[]): Json | null => {
  const asked = wanted(here);
  // cast: the slot offers goods.
  return best(offers as readonly Good[], (good) => weighted(asked.get(good) ?? 0, weightOf(here.script, good)));
};

const produce = (here: DecisionContext): Command | null =>
  fill(here, "work.produce", { good: (offers) => goodFor(here, offers) });
const fetch = (here: DecisionContext): Command | null =>
  fill(here, "work.fetchDrink", { good: (offers) => goodFor(here, offers) });

/** What a trip would bring, by the form's own facts. */
const tripWorth = (here: DecisionContext, buyer: Json, from: Json, route: Json): number => {
  const form = here.rules.forms["work.buyDrinks"];
  // cast: the slots make the command, whose one fact is `DrinksBought`.
  const command = { _tag: "work.buyDrinks", buyer, from, route } as unknown as Command;
  const [event] = (form?.decide(here.state, here.seat, command, here.dice) ?? []) as readonly EventOf<"DrinksBought">[];
  const asked = wanted(here);
  let worth = 0;
  for (const [good, count] of Object.entries(event?.drinks ?? {})) {
    // cast: goods are counted by kinds of goods.
    worth += Math.min(count ?? 0, Math.max(0, asked.get(good as Good) ?? 0)) * 5 + (count ?? 0);
  }
  return worth;
};

const buy = (here: DecisionContext): Command | null =>
  fill(here, "work.buyDrinks", {
    route: (offers, picked) =>
      best(offers, (route) => tripWorth(here, picked["buyer"] ?? null, picked["from"] ?? null, route), 0),
  });

const garden = (here: DecisionContext): Command | null => fill(here, "work.addGarden");
const endTurn = (here: DecisionContext): Command | null => fill(here, "work.endTurn");

/** One step of a working day: the first thing that is worth doing, else the end of the turn. */
export const work = (here: DecisionContext): Command | null => {
  for (const step of [hire, train, advertise, produce, fetch, buy, garden, openAnother, endTurn]) {
    const command = step(here);
    if (command) return command;
  }
  return null;
};
