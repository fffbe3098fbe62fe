import { abilityOf, type Command, countOf, type EmployeeId, type EventOf, type Good, totalOf } from "@blueplate/engine";
import type { Json } from "@blueplate/kernel";
import { canBearSalary, isLate, mine, owned, ownedLine } from "./company.ts";
import { advertise, wanted } from "./market.ts";
import { openAnother } from "./places.ts";
import { best, fill, type DecisionContext } from "./table.ts";

/** Whom to hire, in this order: the first kind of which fewer are owned than wanted. */
const WANTED: readonly (readonly [EmployeeId, number])[] = [
  ["recruiting-girl", 1],
  ["marketing-trainee", 1],
  ["kitchen-trainee", 1],
  ["trainer", 1],
  ["kitchen-trainee", 2],
  ["waitress", 1],
  ["management-trainee", 1],
  ["marketing-trainee", 2],
  ["errand-boy", 1],
  ["waitress", 2],
  ["management-trainee", 2],
  ["kitchen-trainee", 3],
  ["errand-boy", 2],
  ["trainer", 2],
  ["waitress", 4],
  ["marketing-trainee", 3],
  ["management-trainee", 3],
  ["pricing-manager", 1],
  ["waitress", 6],
  ["recruiting-girl", 2],
];

const slotsOwned = (here: DecisionContext): number => {
  let slots = here.state.ceoSlots;
  for (const [kind, count] of Object.entries(owned(here))) {
    // cast: cards are counted by kinds of cards.
    slots += (abilityOf(here.ruleset.content, kind as EmployeeId, "manage")?.slots ?? 0) * (count ?? 0);
  }
  return slots;
};

/** Marketeers who are away for ever advertise the same few houses: somebody must be free to find new ones. */
const lacksMarketeer = (here: DecisionContext): boolean =>
  mine(here).busy.length > 0 &&
  mine(here).busy.length < MARKETEERS_AT_MOST &&
  ownedLine(here, "marketing-trainee") === mine(here).busy.length;
const MARKETEERS_AT_MOST = 8;

/** Late in a game that does not end, waitresses earn from the bank whatever the houses want. */
const LATE: readonly (readonly [EmployeeId, number])[] = [
  ["waitress", 5],
  ["management-trainee", 3],
  ["waitress", 12],
];

const wantedNow = (here: DecisionContext): readonly (readonly [EmployeeId, number])[] => [
  ...(lacksMarketeer(here) ? ([["marketing-trainee", Number.POSITIVE_INFINITY]] as const) : []),
  ...(isLate(here) ? LATE : []),
  ...WANTED,
];

const hire = (here: DecisionContext): Command | null => {
  // More people than the structure can hold only wait on the beach.
  const isFull = totalOf(owned(here)) - mine(here).busy.length >= slotsOwned(here) + 1;
  return fill(here, "work.hire", {
    employee: (offers) => {
      for (const [kind, number] of wantedNow(here)) {
        if (isFull && kind !== "management-trainee" && kind !== "marketing-trainee" && !isLate(here)) continue;
        const lacks = ownedLine(here, kind) < number && countOf(here.state.supply.employees, kind) > 0;
        if (offers.includes(kind) && lacks) return kind;
      }
      return null;
    },
  });
};

/** Careers worth the salary, best first. */
const CAREERS: readonly (readonly [EmployeeId, EmployeeId])[] = [
  ["burger-cook", "burger-chef"],
  ["pizza-cook", "pizza-chef"],
  ["marketing-trainee", "campaign-manager"],
  ["management-trainee", "junior-vice-president"],
  ["errand-boy", "cart-operator"],
  ["campaign-manager", "brand-manager"],
];

const cookFor = (here: DecisionContext): EmployeeId => {
  const asked = wanted(here);
  return (asked.get("pizza") ?? 0) > (asked.get("burger") ?? 0) ? "pizza-cook" : "burger-cook";
};

const train = (here: DecisionContext): Command | null => {
  const phantom = here.state.stage._tag === "working" ? here.state.stage.turn.phantoms[0] : undefined;
  if (phantom !== undefined) return fill(here, "work.train", { employee: () => phantom });
  const beach = mine(here).beach;
  const first = mine(here).milestones.every(({ milestone }) => milestone !== "first-train");
  if (!first && !canBearSalary(here)) return null;
  const careers: readonly (readonly [EmployeeId, EmployeeId])[] = [["kitchen-trainee", cookFor(here)], ...CAREERS];
  for (const [from, to] of careers) {
    if (countOf(beach, from) === 0) continue;
    const command = fill(here, "work.train", { employee: () => from, to: () => to });
    if (command) return command;
  }
  return null;
};

const goodFor = (here: DecisionContext, offers: readonly Json[]): Json | null => {
  const asked = wanted(here);
  // cast: the slot offers goods.
  return best(offers, (value) => asked.get(value as Good) ?? 0);
};

const produce = (here: DecisionContext): Command | null =>
  fill(here, "work.produce", { good: (offers) => goodFor(here, offers) });
const fetch = (here: DecisionContext): Command | null =>
  fill(here, "work.fetchDrink", { good: (offers) => goodFor(here, offers) });

/** What a trip would bring, by the form's own facts. */
const haulWorth = (here: DecisionContext, buyer: Json, from: Json, route: Json): number => {
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
      best(offers, (route) => haulWorth(here, picked["buyer"] ?? null, picked["from"] ?? null, route), 0),
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
