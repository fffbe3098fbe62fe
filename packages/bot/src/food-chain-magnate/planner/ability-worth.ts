import { type Ability, abilityOf, countAbility, type EmployeeId, totalOf, withAbility } from "@blueplate/engine";
import { type Appraisal, ideaDollars } from "./appraisal.ts";
import { advertisesEnough } from "./advertising.ts";
import { buildingDollars } from "./building.ts";
import { CROWD_DOLLARS, roomWith, slotsOfManagers } from "./crowd.ts";

const marketWorth = (appraisal: Appraisal, kind: EmployeeId): number => {
  const { here, open } = appraisal;
  if (advertisesEnough(here)) return 0;
  const free = withAbility(here.ruleset.content, here.home, "market").reduce(
    (sum, { employee, count }) => sum + (ideaDollars(appraisal, employee, 0) === null ? 0 : count),
    0,
  );
  const dollars = (ideaDollars(appraisal, kind, Math.min(free, 2)) ?? 0) * 0.65 ** free;
  const kinds = abilityOf(here.ruleset.content, kind, "market")?.kinds ?? [];
  const first = open.some(({ trigger }) => trigger._tag === "placed" && kinds.includes(trigger.kind)) ? 20 : 0;
  return dollars + (free === 0 ? first : 0);
};

/** Dollars of hire or training actions a round for so many rounds: what comes of them works for the rest of the game. */
const growth = (rounds: number, each: number): number => (each * Math.max(0, rounds - 1) * Math.max(0, rounds - 2)) / 2;

const recruitWorth = ({ here, open }: Appraisal, actions: number): number => {
  const owned = countAbility(here.ruleset.content, here.home, "recruit");
  const persons = open.find(({ trigger }) => trigger._tag === "recruited")?.trigger;
  const enough = persons?._tag === "recruited" && owned + 1 + actions === persons.persons ? 15 : 0;
  return (growth(here.roundsLeft, 3.2 * actions) + enough) / (1 + owned * owned);
};

const trainWorth = ({ here, open }: Appraisal, steps: number): number => {
  const owned = countAbility(here.ruleset.content, here.home, "train");
  const first = owned === 0 && open.some(({ trigger }) => trigger._tag === "trained") ? 30 : 0;
  return (growth(here.roundsLeft, 2.4 * steps) + first) / (1 + 2 * owned);
};

/** Marketeers at home for whom no campaign is left. */
const idleMarketers = (appraisal: Appraisal): number =>
  withAbility(appraisal.here.ruleset.content, appraisal.here.home, "market").reduce(
    (sum, { employee, count }) => sum + (ideaDollars(appraisal, employee, 0) === null ? count : 0),
    0,
  );

/** Room that a manager brings for cards that find none now, or soon will not. */
const manageWorth = (appraisal: Appraisal, slots: number): number => {
  if (slots === 0) return 0;
  const { here } = appraisal;
  const seats = here.state.ceoSlots;
  const managers = slotsOfManagers(here);
  const others = totalOf(here.home) - managers.length - idleMarketers(appraisal);
  const room = roomWith(seats, managers);
  const more =
    roomWith(
      seats,
      [...managers, slots].toSorted((a, b) => b - a),
    ) - room;
  const rounds = Math.max(0, here.roundsLeft - 1);
  return rounds * CROWD_DOLLARS * Math.max(0, Math.min(more, others + 2 - room));
};

const buildWorth = ({ here }: Appraisal): number => {
  const owned = countAbility(here.ruleset.content, here.home, "build");
  return buildingDollars(here, owned);
};

/** Beside what is sold tomorrow: the first of a kind brings a cook of its own with a milestone, and people will ask for more. */
const cookWorth = ({ here, open }: Appraisal, makes: Readonly<Record<string, number | undefined>>): number => {
  const gift = open.some(
    ({ trigger, perks }) => trigger._tag === "produced" && (makes[trigger.good] ?? 0) > 0 && perks.length > 0,
  );
  const cooks = countAbility(here.ruleset.content, here.home, "cook");
  return (gift && cooks === 0 ? 40 : 0) + (cooks === 0 ? 20 : cooks === 1 ? 6 : 0) * Math.min(1, here.roundsLeft / 6);
};

type WorthOf<T extends Ability["_tag"]> = (
  appraisal: Appraisal,
  ability: Extract<Ability, { readonly _tag: T }>,
  kind: EmployeeId,
) => number;

/** Dollars of an ability beside what it sells at dinner; those that are missing do nothing else. */
const BESIDE: { readonly [T in Ability["_tag"]]?: WorthOf<T> } = {
  market: (appraisal, _ability, kind) => marketWorth(appraisal, kind),
  recruit: (appraisal, { actions }) => recruitWorth(appraisal, actions),
  train: (appraisal, { steps }) => trainWorth(appraisal, steps),
  manage: (appraisal, { slots }) => manageWorth(appraisal, slots),
  build: buildWorth,
  open: ({ here }) => (here.me.restaurants.length < 2 ? here.roundsLeft * 2 : 0),
  cook: (appraisal, { makes }) => cookWorth(appraisal, makes),
};

/** Dollars over the rest of the game that a card brings by an ability, beside what it sells at dinner. */
export const abilityWorth = (appraisal: Appraisal, kind: EmployeeId, ability: Ability): number => {
  // cast: the table has for each tag the row that takes this ability.
  const worth = BESIDE[ability._tag] as WorthOf<Ability["_tag"]> | undefined;
  return worth?.(appraisal, ability, kind) ?? 0;
};
