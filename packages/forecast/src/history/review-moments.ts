import { type Event, type EventOf, sumOf, totalOf } from "@blueplate/engine";
import { mainline, type Entry, type Seat } from "@blueplate/kernel";

/**
 * A moment that is worth another look to whoever did not win: after which step of the line it had happened, in which round, and after
 * which step the evening of that round was about to begin. Money in dollars.
 */
export type ReviewMoment = What & { readonly at: number; readonly round: number; readonly before: number };

/** What happened at such a moment. */
type What =
  | {
      /** A house that one could have served drove to somebody else: its sum (price and distance) against one's own (R14.2). */
      readonly kind: "lost-house";
      readonly house: number;
      readonly to: Seat;
      readonly income: number;
      readonly best: number;
      readonly own: number;
    }
  /** Goods that nobody bought (R19.1). */
  | { readonly kind: "thrown"; readonly goods: number }
  /** The winner sold in this round already; one's own first sale came later, or never. */
  | { readonly kind: "late"; readonly to: Seat; readonly own: number | null }
  /** The round in which the winner gained most on one. */
  | { readonly kind: "behind"; readonly to: Seat; readonly by: number };

type Happened = What & Pick<ReviewMoment, "at" | "round">;

interface Dated<T extends Event = Event> {
  readonly at: number;
  readonly round: number;
  readonly event: T;
}

/** Fewer goods thrown away in a round are no matter. */
const MANY = 3;

const dated = (entries: readonly Entry<Event>[]): readonly Dated[] => {
  let round = 0;
  return mainline(entries).flatMap(({ events }, at) =>
    events.map((event) => {
      if (event._tag === "PhaseBegan" && "round" in event && typeof event.round === "number") round = event.round;
      return { at, round, event };
    }),
  );
};

const only = <T extends Event["_tag"]>(facts: readonly Dated[], tag: T): readonly Dated<EventOf<T> & Event>[] =>
  facts.filter((fact): fact is Dated<EventOf<T> & Event> => fact.event._tag === tag);

/** Those with a value above 0, the highest first. */
const ranked = <T>(items: readonly T[], valueOf: (item: T) => number): readonly T[] =>
  items.filter((item) => valueOf(item) > 0).toSorted((a, b) => valueOf(b) - valueOf(a));

const lostHouses = (facts: readonly Dated[], seat: Seat): readonly Happened[] => {
  const lost = only(facts, "HouseServed").flatMap(
    ({ at, round, event }): readonly (Happened & { kind: "lost-house" })[] => {
      const { house, seat: to, income, offers } = event;
      const [first] = offers;
      const own = offers.find((offer) => offer.seat === seat);
      if (to === seat || !first || !own) return [];
      return [{ kind: "lost-house", at, round, house, to, income, best: sumOf(first), own: sumOf(own) }];
    },
  );
  return ranked(lost, ({ income }) => income);
};

const thrown = (facts: readonly Dated[], seat: Seat): readonly Happened[] =>
  ranked(
    only(facts, "StockCleared").filter(({ event }) => event.seat === seat && totalOf(event.thrown) >= MANY),
    ({ event }) => totalOf(event.thrown),
  ).map(({ at, round, event }) => ({ kind: "thrown", at, round, goods: totalOf(event.thrown) }));

const late = (facts: readonly Dated[], seat: Seat, winner: Seat): readonly Happened[] => {
  const firstOf = (of: Seat) => only(facts, "HouseServed").find(({ event }) => event.seat === of);
  const [own, theirs] = [firstOf(seat), firstOf(winner)];
  if (!theirs || (own && own.round <= theirs.round)) return [];
  return [{ kind: "late", at: theirs.at, round: theirs.round, to: winner, own: own?.round ?? null }];
};

/** What a chain took in and paid in a round. */
const changeIn = (facts: readonly Dated[], round: number, seat: Seat): number =>
  only(facts, "MoneyPaid")
    .filter((fact) => fact.round === round && fact.event.seat === seat)
    .reduce((sum, { event }) => sum + event.amount, 0);

const behind = (facts: readonly Dated[], seat: Seat, winner: Seat): readonly Happened[] => {
  const rounds = [...new Map(only(facts, "MoneyPaid").map(({ round, at }) => [round, at]))];
  const gaps = rounds.map(([round, at]): Happened & { kind: "behind" } => ({
    kind: "behind",
    at,
    round,
    to: winner,
    by: changeIn(facts, round, winner) - changeIn(facts, round, seat),
  }));
  return ranked(gaps, ({ by }) => by).slice(0, 1);
};

/** How many moments are shown. */
const SHOWN = 3;

/** True of two that would show the same thing: the same evening, the same house on another one, or another moment of the same kind. */
const isAlike = (one: Happened, other: Happened): boolean => {
  if (one.round === other.round) return true;
  if (one.kind !== "lost-house" || other.kind !== "lost-house") return one.kind === other.kind;
  return one.house === other.house;
};

/** Of each kind in turn the best that shows something else than those before it. */
const unlike = (kinds: readonly (readonly Happened[])[]): readonly Happened[] =>
  kinds
    .reduce<readonly Happened[]>((chosen, looks) => {
      const other = looks.find((look) => !chosen.some((one) => isAlike(one, look)));
      return other ? [...chosen, other] : chosen;
    }, [])
    .slice(0, SHOWN);

/**
 * At most three moments of a finished game that are worth another look to a seat that did not win it, each in another round and of
 * another house or kind, in their order. From public facts alone, each step with the position right after it.
 */
export const reviewMomentsOf = (
  entries: readonly Entry<Event>[],
  seat: Seat,
  winner: Seat,
): readonly ReviewMoment[] => {
  const facts = dated(entries);
  const dinners = new Map(
    only(facts, "PhaseBegan").flatMap(({ at, round, event }) =>
      event.stage._tag === "dinnertime" ? [[round, at] as const] : [],
    ),
  );
  const [lost, goods] = [lostHouses(facts, seat), thrown(facts, seat)];
  const [first, most] = [late(facts, seat, winner), behind(facts, seat, winner)];
  // Where those are too few, more houses were lost.
  const telling = unlike([lost, goods, first, most, lost, lost]);
  // A first sale and a best round have one evening each: where a house takes it of which another evening tells as well, more is seen of both.
  const roomier = unlike([first, most, lost, goods, lost, lost]);
  return (roomier.length > telling.length ? roomier : telling)
    .toSorted((a, b) => a.at - b.at)
    .map((moment) => ({ ...moment, before: (dinners.get(moment.round) ?? moment.at) - 1 }));
};
