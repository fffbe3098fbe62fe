import { type Dice, open, seal, type Seat } from "@blueplate/kernel";
import { type Card, deckOf, type State } from "@blueplate/trick-n-chef";

/** Cards whose place `seat` knows: its hand and pile, the running trick, and the tricks that stay visible. */
const known = (view: State, seat: Seat): ReadonlySet<Card> => {
  const own = view.players[seat];
  const cards = new Set<Card>();
  for (const card of (own && open(own.hand, seat)) ?? []) cards.add(card);
  for (const player of view.players) for (const card of open(player.pile, seat) ?? []) cards.add(card);
  for (const play of [...view.trick, ...(view.last?.plays ?? [])]) cards.add(play.card);
  return cards;
};

/** The view with closed hands and piles filled at random by cards that `seat` has not seen. */
export const sampledHands = (view: State, seat: Seat, dice: Dice, label: string): State => {
  const seen = known(view, seat);
  const unseen = dice.shuffle(
    label,
    deckOf(view.suits).filter((card) => !seen.has(card)),
  );
  let at = 0;
  const draw = (count: number): readonly Card[] => unseen.slice(at, (at += count));
  const players = view.players.map((player) => ({
    ...player,
    hand: player.hand.content ? player.hand : seal(player.hand.readers, draw(player.handSize)),
  }));
  // The open cards of the last trick lie in the pile of its winner.
  const sure = view.last?.plays.map((play) => play.card) ?? [];
  const pileOf = (size: number, index: number): readonly Card[] =>
    view.last?.winner === index ? [...sure, ...draw(size - sure.length)] : draw(size);
  return {
    ...view,
    players: players.map((player, index) =>
      player.pile.content ? player : { ...player, pile: seal(player.pile.readers, pileOf(player.pileSize, index)) },
    ),
  };
};
