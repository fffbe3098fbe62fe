import type { Seat } from "@blueplate/kernel";
import { type CampaignKind, countAbility, employeeRow, perksOf, withAbility } from "../content/index.ts";
import { careersOf, refuseCard } from "../forms/career.ts";
import { freePositions } from "../forms/choose-position.ts";
import type { Ruleset } from "../formulas/index.ts";
import { type Chain, countOf, type EmployeeId, kindsOf, type Offer, type State } from "../model/index.ts";
import { stockAtMost } from "./certainty.ts";
import { powersOf } from "./company.ts";

/** A chain in the order of business: its open slots, how many of them a milestone lends it, and its position once chosen. */
export interface Chooser {
  readonly seat: Seat;
  readonly slots: number;
  readonly lent: number;
  readonly position: number | null;
}

/** Everybody in the order in which they choose their position (R6.1, R6.2); empty outside that phase. */
export const choosersOf = (ruleset: Ruleset, state: State): readonly Chooser[] => {
  const { stage, turnOrder } = state;
  if (stage._tag !== "order-of-business") return [];
  const slotsOf = (seat: Seat): number => stage.openSlots[seat] ?? 0;
  return turnOrder
    .toSorted((a, b) => slotsOf(b) - slotsOf(a))
    .map((seat): Chooser => {
      const at = stage.taken.indexOf(seat);
      const lent = slotsOf(seat) - ruleset.formulas.openSlots(ruleset, state, seat);
      return { seat, slots: slotsOf(seat), lent, position: at < 0 ? null : at + 1 };
    });
};

/** A house at which chains tie for the first place if all of them get the goods (R14.2.3). */
export interface Tie {
  readonly house: number;
  readonly rivals: readonly Seat[];
  /** `open` while a rival who has not chosen yet may come before as well as after. */
  readonly outcome: "won" | "lost" | "open";
}

/** Campaign tiles of a kind: how many lie in the supply, and how many marketeers of others may take one before. */
export interface Tiles {
  readonly kind: CampaignKind;
  readonly left: number;
  readonly before: number;
}

/** What a free position in the order would mean for a seat. */
export interface Position {
  readonly position: number;
  /** Those who act before it for certain, and those who still may. */
  readonly ahead: readonly Seat[];
  readonly maybe: readonly Seat[];
  readonly ties: readonly Tie[];
  /** Cards that the seat could take today, of which those who may act before it could take every copy. */
  readonly cards: readonly { readonly employee: EmployeeId; readonly left: number }[];
  readonly tiles: readonly Tiles[];
  /** Those who may place houses, gardens or restaurants before the seat, who can do so too. */
  readonly builders: readonly Seat[];
}

type Where = "before" | "after" | "open";

/** Whether a rival acts before a seat that takes this position: known once it has chosen, or where only one side is free. */
const whereIs = (state: State, rival: Seat, position: number): Where => {
  const taken = state.stage._tag === "order-of-business" ? state.stage.taken.indexOf(rival) : -1;
  if (taken >= 0) return taken + 1 < position ? "before" : "after";
  const others = freePositions(state).filter((each) => each !== position);
  if (others.every((each) => each > position)) return "after";
  return others.every((each) => each < position) ? "before" : "open";
};

const sumOf = ({ unitPrice, distance }: Offer): number => unitPrice + distance;

/** Rivals by house with whom the seat would share the first place if everybody got the goods that they still may get. */
const tiedFirst = (ruleset: Ruleset, state: State, seat: Seat): ReadonlyMap<number, readonly Seat[]> => {
  const utmost: State = {
    ...state,
    chains: state.chains.map((chain) => ({ ...chain, stock: stockAtMost(ruleset, state, chain) })),
  };
  const tied = new Map<number, readonly Seat[]>();
  for (const house of state.town.houses) {
    const offers = house.demand.length > 0 ? ruleset.formulas.offersTo(ruleset, utmost, house) : [];
    const [best] = offers;
    if (!best) continue;
    const equal = offers.filter((each) => sumOf(each) === sumOf(best) && each.waitresses === best.waitresses);
    if (equal.length < 2 || !equal.some((each) => each.seat === seat)) continue;
    tied.set(
      house.house,
      equal.flatMap((each) => (each.seat === seat ? [] : [each.seat])),
    );
  }
  return tied;
};

const tieAt = (state: State, house: number, rivals: readonly Seat[], position: number): Tie => {
  const at = (where: Where): readonly Seat[] => rivals.filter((rival) => whereIs(state, rival, position) === where);
  if (at("before").length > 0) return { house, rivals: at("before"), outcome: "lost" };
  return at("open").length > 0 ? { house, rivals: at("open"), outcome: "open" } : { house, rivals, outcome: "won" };
};

/** How many cards the training at work could bring up by so many steps. */
const trainable = ({ content }: Ruleset, chain: Chain, steps: number): number => {
  const teachers = withAbility(content, chain.atWork, "train");
  const stacked = teachers.reduce((sum, { count, ability }) => sum + count * ability.steps, 0);
  if (perksOf(content, chain, "stackTraining").length > 0) return Math.floor(stacked / steps);
  return teachers.reduce((sum, { count, ability }) => sum + count * Math.floor(ability.steps / steps), 0);
};

/** How many copies of each kind a chain could take on its next working day: by hiring, and by training whom it has or hires. */
const takesOf = (ruleset: Ruleset, state: State, chain: Chain): ReadonlyMap<EmployeeId, number> => {
  const takes = new Map<EmployeeId, number>();
  const { hires } = powersOf(ruleset, chain.atWork);
  const entries = kindsOf(ruleset.content.employees).filter((kind) => employeeRow(ruleset.content, kind)?.entry);
  for (const kind of entries) takes.set(kind, hires);
  for (const from of new Set([...kindsOf(chain.beach), ...entries])) {
    for (const [to, steps] of careersOf(ruleset, from)) {
      if (refuseCard(ruleset, state, chain.seat, to)) continue;
      const most = Math.min(trainable(ruleset, chain, steps), employeeRow(ruleset.content, to)?.unique ? 1 : Infinity);
      if (most > (takes.get(to) ?? 0)) takes.set(to, most);
    }
  }
  return takes;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The chain's marketeers who may place a tile of a kind. */
const marketeers = ({ content }: Ruleset, chain: Chain, kind: CampaignKind): number =>
  sum(
    withAbility(content, chain.atWork, "market").map(({ count, ability }) =>
      ability.kinds.includes(kind) ? count : 0,
    ),
  );

const tilesBefore = (ruleset: Ruleset, state: State, mine: Chain, before: readonly Chain[]): readonly Tiles[] => {
  const left = new Map<CampaignKind, number>();
  for (const tile of state.supply.campaigns) {
    const kind = ruleset.content.campaigns[tile]?.kind;
    if (kind !== undefined) left.set(kind, (left.get(kind) ?? 0) + 1);
  }
  return [...left].flatMap(([kind, tiles]): readonly Tiles[] => {
    const rivals = sum(before.map((chain) => marketeers(ruleset, chain, kind)));
    return marketeers(ruleset, mine, kind) > 0 && rivals > 0 ? [{ kind, left: tiles, before: rivals }] : [];
  });
};

const builds = ({ content }: Ruleset, { atWork }: Chain): boolean =>
  countAbility(content, atWork, "build") + countAbility(content, atWork, "open") > 0;

/**
 * What each free position in the order of business would mean for a seat: its ties at tonight's houses, and what those who may
 * act before it could take away. Structures are known by now (R5.1); what others do with them is not.
 */
export const positionsOf = (ruleset: Ruleset, state: State, seat: Seat): readonly Position[] => {
  const mine = state.chains[seat];
  if (!mine) return [];
  const rivals = state.chains.filter((chain) => chain.seat !== seat && state.turnOrder.includes(chain.seat));
  const tied = tiedFirst(ruleset, state, seat);
  const takes = new Map(rivals.map((chain) => [chain.seat, takesOf(ruleset, state, chain)]));
  const wanted = kindsOf(state.supply.employees).filter((kind) => (takesOf(ruleset, state, mine).get(kind) ?? 0) > 0);
  return freePositions(state).map((position): Position => {
    const at = (where: Where): readonly Seat[] =>
      rivals.flatMap((chain) => (whereIs(state, chain.seat, position) === where ? [chain.seat] : []));
    const before = rivals.filter((chain) => whereIs(state, chain.seat, position) !== "after");
    return {
      position,
      ahead: at("before"),
      maybe: at("open"),
      ties: [...tied].map(([house, others]) => tieAt(state, house, others, position)),
      cards: wanted.flatMap((employee) => {
        const left = countOf(state.supply.employees, employee);
        const gone = sum(before.map((chain) => takes.get(chain.seat)?.get(employee) ?? 0));
        return left > 0 && gone >= left ? [{ employee, left }] : [];
      }),
      tiles: tilesBefore(ruleset, state, mine, before),
      builders: builds(ruleset, mine)
        ? before.filter((chain) => builds(ruleset, chain)).map((chain) => chain.seat)
        : [],
    };
  });
};
