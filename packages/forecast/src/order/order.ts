import {
  type CampaignKind,
  careersOf,
  type Chain,
  countAbility,
  countOf,
  type EmployeeId,
  employeeRow,
  freePositions,
  kindsOf,
  type Offer,
  perksOf,
  refuseCard,
  type Ruleset,
  type State,
  withAbility,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { stockAtMost } from "../dinner/certainty.ts";
import { powersOf } from "../company/company.ts";

/** A chain in the order of business: its open slots, how many of them a milestone lends it, and its position once chosen. */
export interface PositionChooser {
  readonly seat: Seat;
  readonly slots: number;
  readonly lent: number;
  readonly position: number | null;
}

/** Everybody in the order in which they choose their position (R6.1, R6.2); empty outside that phase. */
export const choosersOf = (ruleset: Ruleset, state: State): readonly PositionChooser[] => {
  const { stage, turnOrder } = state;
  if (stage._tag !== "order-of-business") return [];
  const slotsOf = (seat: Seat): number => stage.openSlots[seat] ?? 0;
  return turnOrder
    .toSorted((a, b) => slotsOf(b) - slotsOf(a))
    .map((seat): PositionChooser => {
      const at = stage.taken.indexOf(seat);
      const lent = slotsOf(seat) - ruleset.formulas.openSlots(ruleset, state, seat);
      return { seat, slots: slotsOf(seat), lent, position: at < 0 ? null : at + 1 };
    });
};

/** A house at which chains tie for the first place if all of them get the goods (R14.2.3). */
export interface DinnerTie {
  readonly house: number;
  readonly rivals: readonly Seat[];
  /** `open` while a rival who has not chosen yet may come before as well as after. */
  readonly outcome: "won" | "lost" | "open";
}

/** Campaign tiles of a kind: how many lie in the supply, and how many of them marketeers of others may take before. */
export interface Tiles {
  readonly kind: CampaignKind;
  readonly left: number;
  readonly before: number;
}

/** Rivals of whom at most so many act before a seat. */
export interface RivalsAhead {
  readonly seats: readonly Seat[];
  readonly most: number;
}

/** What a free position in the order would mean for a seat. */
export interface OrderPosition {
  readonly position: number;
  readonly ties: readonly DinnerTie[];
  /** Cards that the seat could take today and of which few are left: those who may act before it could take every copy. */
  readonly cards: readonly { readonly employee: EmployeeId; readonly left: number }[];
  readonly tiles: readonly Tiles[];
  /** Those who may place houses, gardens or restaurants before the seat, who can do so too; null where nobody does. */
  readonly builders: RivalsAhead | null;
}

/** Rivals around a position: those who act before it, and those of whom as many come before as places are free there. */
interface Around {
  readonly before: readonly Seat[];
  readonly open: readonly Seat[];
  readonly places: number;
}

/** In the end every position is taken, so the free ones before this one say how many of those who still choose come first. */
const around = (state: State, rivals: readonly Seat[], position: number): Around => {
  const taken = state.stage._tag === "order-of-business" ? state.stage.taken : [];
  const open = rivals.filter((rival) => !taken.includes(rival));
  const places = freePositions(state).filter((each) => each < position).length;
  const chosen = rivals.filter((rival) => taken.slice(0, position - 1).includes(rival));
  return places >= open.length
    ? { before: [...chosen, ...open], open: [], places: 0 }
    : { before: chosen, open: places === 0 ? [] : open, places };
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

const tieAt = (house: number, rivals: readonly Seat[], { before, open, places }: Around): DinnerTie => {
  const first = rivals.filter((rival) => before.includes(rival));
  if (first.length > 0) return { house, rivals: first, outcome: "lost" };
  const maybe = rivals.filter((rival) => open.includes(rival));
  if (maybe.length === 0) return { house, rivals, outcome: "won" };
  // Too many places are before it for all of them to go to those who do not tie.
  return { house, rivals: maybe, outcome: places > open.length - maybe.length ? "lost" : "open" };
};

/** How many cards the training at work could bring up by so many steps. */
const trainable = (ruleset: Ruleset, state: State, chain: Chain, steps: number): number => {
  const teachers = withAbility(ruleset.content, ruleset.formulas.workforce(ruleset, state, chain.seat), "train");
  const stacked = teachers.reduce((sum, { count, ability }) => sum + count * ability.steps, 0);
  if (perksOf(ruleset.content, chain, "stackTraining").length > 0) return Math.floor(stacked / steps);
  return teachers.reduce((sum, { count, ability }) => sum + count * Math.floor(ability.steps / steps), 0);
};

/** How many copies of each kind a chain could take on its next working day: by hiring, and by training whom it has or hires. */
const takesOf = (ruleset: Ruleset, state: State, chain: Chain): ReadonlyMap<EmployeeId, number> => {
  const takes = new Map<EmployeeId, number>();
  const { hires } = powersOf(ruleset, ruleset.formulas.workforce(ruleset, state, chain.seat));
  const entries = kindsOf(ruleset.content.employees).filter((kind) => employeeRow(ruleset.content, kind)?.entry);
  for (const kind of entries) takes.set(kind, employeeRow(ruleset.content, kind)?.unique ? 1 : hires);
  for (const from of new Set([...kindsOf(chain.beach), ...entries])) {
    for (const [to, steps] of careersOf(ruleset, from)) {
      if (refuseCard(ruleset, state, chain.seat, to)) continue;
      const most = Math.min(
        trainable(ruleset, state, chain, steps),
        employeeRow(ruleset.content, to)?.unique ? 1 : Infinity,
      );
      if (most > (takes.get(to) ?? 0)) takes.set(to, most);
    }
  }
  return takes;
};

/** Copies that are the last ones: a higher pile is not emptied by people who all need something else. */
const LAST_COPIES = 3;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** How many tiles of a kind the chain's marketeers may place. */
const marketeers = (ruleset: Ruleset, state: State, chain: Chain, kind: CampaignKind): number =>
  sum(
    withAbility(ruleset.content, ruleset.formulas.workforce(ruleset, state, chain.seat), "market").map(
      ({ count, ability }) => (ability.kinds.includes(kind) ? count : 0),
    ),
  );

/** The most that those who may act before a position can take of something, given what each of them could. */
const mostBefore = ({ before, open, places }: Around, takes: (seat: Seat) => number): number =>
  sum(before.map(takes)) +
  sum(
    open
      .map(takes)
      .toSorted((a, b) => b - a)
      .slice(0, places),
  );

const tilesAt = (ruleset: Ruleset, state: State, mine: Chain, near: Around): readonly Tiles[] => {
  const left = new Map<CampaignKind, number>();
  for (const tile of state.supply.campaigns) {
    const kind = ruleset.content.campaigns[tile]?.kind;
    if (kind !== undefined) left.set(kind, (left.get(kind) ?? 0) + 1);
  }
  return [...left].flatMap(([kind, tiles]): readonly Tiles[] => {
    const taken = mostBefore(near, (seat) => {
      const chain = state.chains[seat];
      return chain ? marketeers(ruleset, state, chain, kind) : 0;
    });
    return marketeers(ruleset, state, mine, kind) > 0 && taken > 0
      ? [{ kind, left: tiles, before: Math.min(taken, tiles) }]
      : [];
  });
};

const builds = ({ content }: Ruleset, chain: Chain | undefined): boolean =>
  chain !== undefined && countAbility(content, chain.atWork, "build") + countAbility(content, chain.atWork, "open") > 0;

const buildersAt = (
  ruleset: Ruleset,
  state: State,
  mine: Chain,
  { before, open, places }: Around,
): RivalsAhead | null => {
  const ofThem = (seats: readonly Seat[]) => seats.filter((seat) => builds(ruleset, state.chains[seat]));
  const [sure, maybe] = [ofThem(before), ofThem(open)];
  if (!builds(ruleset, mine) || sure.length + maybe.length === 0) return null;
  return { seats: [...sure, ...maybe], most: sure.length + Math.min(maybe.length, places) };
};

/**
 * What each free position in the order of business would mean for a seat: its ties at tonight's houses, and what those who may
 * act before it could take away. Structures are known by now (R5.1); what others do with them is not.
 */
export const positionsOf = (ruleset: Ruleset, state: State, seat: Seat): readonly OrderPosition[] => {
  const mine = state.chains[seat];
  if (!mine) return [];
  const rivals = state.chains.filter((chain) => chain.seat !== seat && state.turnOrder.includes(chain.seat));
  const tied = tiedFirst(ruleset, state, seat);
  const takes = new Map(rivals.map((chain) => [chain.seat, takesOf(ruleset, state, chain)]));
  const wanted = kindsOf(state.supply.employees).filter((kind) => (takesOf(ruleset, state, mine).get(kind) ?? 0) > 0);
  return freePositions(state).map((position): OrderPosition => {
    const near = around(
      state,
      rivals.map((chain) => chain.seat),
      position,
    );
    return {
      position,
      ties: [...tied].map(([house, others]) => tieAt(house, others, near)),
      cards: wanted.flatMap((employee) => {
        const left = countOf(state.supply.employees, employee);
        const gone = mostBefore(near, (rival) => takes.get(rival)?.get(employee) ?? 0);
        return left > 0 && left <= LAST_COPIES && gone >= left ? [{ employee, left }] : [];
      }),
      tiles: tilesAt(ruleset, state, mine, near),
      builders: buildersAt(ruleset, state, mine, near),
    };
  });
};
