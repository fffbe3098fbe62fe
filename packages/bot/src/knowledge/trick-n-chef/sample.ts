import { type Dice, open, seal, type Seat, seatOf, seatsOf } from "@blueplate/kernel";
import { type Card, deckOf, faceOf, type State, type Suit } from "@blueplate/trick-n-chef";
import type { SeenPiles } from "./seen-piles.ts";

/** The tricks that lie open: the running one and, until the next is led, the last. */
const openTricks = ({ trick, last }: State) => [trick, last?.plays ?? []];

/** Cards whose place `seat` knows: its hand, the piles that it may open or has seen grow, and the tricks that lie open. */
const known = (view: State, seat: Seat, piles: readonly (readonly Card[] | null)[]): ReadonlySet<Card> => {
  const own = view.players[seat];
  return new Set([
    ...((own && open(own.hand, seat)) ?? []),
    ...piles.flatMap((pile) => pile ?? []),
    ...openTricks(view).flatMap((plays) => plays.map(({ card }) => card)),
  ]);
};

/** By seat the suits that it showed not to hold: it did not follow in a trick that lies open (T3.4). */
const voidsOf = (view: State): ReadonlyMap<Seat, ReadonlySet<Suit>> => {
  const voids = new Map<Seat, ReadonlySet<Suit>>();
  for (const plays of openTricks(view)) {
    const [lead] = plays;
    const led = lead && faceOf(lead.card).suit;
    for (const { seat, card } of plays)
      if (led && faceOf(card).suit !== led) voids.set(seat, new Set([...(voids.get(seat) ?? []), led]));
  }
  return voids;
};

/** Deals cards out of a heap: first those that may lie there, others where too few of them are left. */
const dealer = (heap: readonly Card[]) => {
  let left = heap;
  return (count: number, mayLie: (card: Card) => boolean = () => true): readonly Card[] => {
    const taken = [...left.filter(mayLie), ...left.filter((card) => !mayLie(card))].slice(0, count);
    left = left.filter((card) => !taken.includes(card));
    return taken;
  };
};

/**
 * The view with closed hands and piles filled at random by cards that `seat` does not know of: `seen` are the piles that it
 * remembers. Who did not follow suit gets no card of it. Envelopes are opened as the seat may, so that the state itself does as well.
 */
export const sampledHands = (view: State, seat: Seat, dice: Dice, label: string, seen: SeenPiles = []): State => {
  const piles = view.players.map(({ pile }, of) => open(pile, seat) ?? seen[of] ?? null);
  const cards = known(view, seat, piles);
  const unseen = dice.shuffle(
    label,
    deckOf(view.suits).filter((card) => !cards.has(card)),
  );
  const draw = dealer(unseen);
  const voids = voidsOf(view);
  const shown = (of: Seat): number => voids.get(of)?.size ?? 0;
  const hands = new Map<Seat, readonly Card[]>();
  // Whoever showed something is dealt first, while there is most to choose from.
  for (const of of seatsOf(view.players.length).toSorted((a, b) => shown(b) - shown(a))) {
    const player = view.players[of];
    if (player && !open(player.hand, seat))
      hands.set(
        of,
        draw(player.handSize, (card) => !voids.get(of)?.has(faceOf(card).suit)),
      );
  }
  // The open cards of the last trick lie in the pile of its winner.
  const sure = view.last?.plays.map((play) => play.card) ?? [];
  const pileOf = (size: number, of: number): readonly Card[] =>
    piles[of] ?? (view.last?.winner === of ? [...sure, ...draw(size - sure.length)] : draw(size));
  const players = view.players.map((player, of) => ({
    ...player,
    hand: open(player.hand, seat) ? player.hand : seal(player.hand.readers, hands.get(seatOf(of)) ?? []),
    pile: open(player.pile, seat) ? player.pile : seal(player.pile.readers, pileOf(player.pileSize, of)),
  }));
  return { ...view, players };
};
