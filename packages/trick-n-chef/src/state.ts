import { EnvelopeOf, open, seal, seatsOf, Seat, type Viewer } from "@blueplate/kernel";
import { Schema } from "effect";
import { Card, type Suit as SuitType, Suit, SUITS } from "./cards.ts";

/** A card in the running trick with the coins on it: positive raises its value by 2 each, negative lowers it (T5.1). */
export const CardPlay = Schema.Struct({ seat: Seat, card: Card, coins: Schema.Int });
export type CardPlay = typeof CardPlay.Type;

/** A trick that is complete: `usedCoins` lay on its cards. */
export const Trick = Schema.Struct({
  plays: Schema.Array(CardPlay),
  winner: Seat,
  chefTaker: Seat,
  usedCoins: Schema.Natural,
});
export type Trick = typeof Trick.Type;

/** What lies before one player. Hand and pile are secrets with public sizes (T11.1). */
export const Player = Schema.Struct({
  hand: EnvelopeOf(Schema.Array(Card)),
  handSize: Schema.Natural,
  pile: EnvelopeOf(Schema.Array(Card)),
  pileSize: Schema.Natural,
  chefs: Schema.Array(Suit),
  coins: Schema.Natural,
  /** Points of the rounds that are over. */
  scores: Schema.Array(Schema.Natural),
});
export type Player = typeof Player.Type;

/** How many chefs of each suit lie in the middle. */
export const Centre = Schema.Struct({
  red: Schema.Natural,
  yellow: Schema.Natural,
  blue: Schema.Natural,
  green: Schema.Natural,
});
export type Centre = typeof Centre.Type;

/**
 * Where a round stands. `begin` and `score`: cards are about to be dealt, points to be written down; `choose`: everybody takes
 * one of the chefs set aside; `play`: a trick runs; `take`: the lowest card's player owes the choice of a chef; `award`: the
 * chef is taken, coins are not handed out yet; `deal`: the round is written down.
 */
export const TrickStep = Schema.Literals(["begin", "choose", "play", "take", "award", "score", "deal", "over"]);
export type TrickStep = typeof TrickStep.Type;

/** The result of the game (T10). */
export const GameResult = Schema.Struct({
  winners: Schema.Array(Seat),
  ranking: Schema.Array(Schema.Struct({ seat: Seat, score: Schema.Natural })),
});
export type GameResult = typeof GameResult.Type;

export const State = Schema.Struct({
  step: TrickStep,
  /** 1 to 3; 0 before the first deal. */
  round: Schema.Natural,
  /** Suits in play (T2.1). */
  suits: Schema.Array(Suit),
  /** The first player of the round (T2.5, T9.2). */
  first: Seat,
  /** The leader of the running trick. */
  leader: Seat,
  players: Schema.Array(Player),
  /** Chefs that are set aside and not chosen yet (T2.3). */
  aside: Schema.Array(Suit),
  centre: Centre,
  /** The suits that are trump in the running trick (T4.5); empty before the first of a round. */
  trump: Schema.Array(Suit),
  /** Coins in the middle: below 0 only when coins are unlimited. */
  reserve: Schema.Int,
  trick: Schema.Array(CardPlay),
  /** The last complete trick; its cards lie open until the next trick is led (T11.2). */
  last: Schema.NullOr(Trick),
  /** The tricks of the round when they stay visible to all (T11.2), otherwise null. */
  history: Schema.NullOr(Schema.Array(Trick)),
  ending: Schema.NullOr(GameResult),
});
export type State = typeof State.Type;

/** Chefs of a suit that start in the middle (T2.3). */
export const CHEFS_IN_CENTRE = 4;

/** Coins of the game (T1.3, T2.2). */
export const COINS = 20;

/** No chef in the middle. */
export const NO_CHEFS: Centre = { red: 0, yellow: 0, blue: 0, green: 0 };

/** The table before the first deal. */
export const blankState = (seats: number, suits: readonly SuitType[], visibleTricks: boolean): State => {
  const [first] = seatsOf(seats);
  if (first === undefined) throw new RangeError("a game needs players");
  const player = (seat: Seat): Player => ({
    hand: seal([seat], []),
    handSize: 0,
    pile: seal(visibleTricks ? "everybody" : [seat], []),
    pileSize: 0,
    chefs: [],
    coins: 0,
    scores: [],
  });
  return {
    step: "begin",
    round: 0,
    suits,
    first,
    leader: first,
    players: seatsOf(seats).map(player),
    aside: [],
    centre: NO_CHEFS,
    trump: [],
    reserve: COINS,
    trick: [],
    last: null,
    history: visibleTricks ? [] : null,
    ending: null,
  };
};

/** What lies before the player of a seat. */
export const playerAt = (state: State, seat: Seat): Player => {
  const player = state.players[seat];
  if (!player) throw new RangeError(`nobody sits at ${seat}`);
  return player;
};

/** The same table with one player changed. */
export const withPlayer = (state: State, seat: Seat, change: Partial<Player>): State => ({
  ...state,
  players: state.players.map((player, index) => (index === seat ? { ...player, ...change } : player)),
});

/** The hand of a seat as `viewer` sees it; empty when it is closed to him. */
export const handOf = (state: State, seat: Seat, viewer: Viewer = seat): readonly Card[] =>
  open(playerAt(state, seat).hand, viewer) ?? [];

/** All seats clockwise, `first` at the head. */
export const clockwiseFrom = (state: State, first: Seat): readonly Seat[] => {
  const seats = seatsOf(state.players.length);
  return [...seats.slice(first), ...seats.slice(0, first)];
};

/** Suits in play that have a chef in the middle, in fixed order. */
export const suitsInCentre = (state: Pick<State, "centre">): readonly SuitType[] =>
  SUITS.filter((suit) => state.centre[suit] > 0);
