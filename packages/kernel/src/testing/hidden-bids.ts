import { Result, Schema } from "effect";
import { codecByTag, codecOf } from "../codec.ts";
import { EnvelopeOf, open, seal } from "../envelope.ts";
import type { Form } from "../form.ts";
import type { Game } from "../game.ts";
import type { GameConfig, Rules } from "../rules.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { Seat, seatsOf } from "../seat.ts";

const Bid = Schema.TaggedStruct("bid", { coins: Schema.Natural });
type Bid = typeof Bid.Type;

const BidMade = Schema.TaggedStruct("BidMade", { seat: Seat, coins: EnvelopeOf(Schema.Natural) });
const BidsOpened = Schema.TaggedStruct("BidsOpened", {
  bids: Schema.Array(Schema.Natural),
  winner: Schema.NullOr(Seat),
});
type Event = typeof BidMade.Type | typeof BidsOpened.Type;

const Player = Schema.Struct({
  coins: Schema.Natural,
  points: Schema.Natural,
  bid: Schema.NullOr(EnvelopeOf(Schema.Natural)),
});
const State = Schema.Struct({ round: Schema.Natural, players: Schema.Array(Player) });
type State = typeof State.Type;

/** Rounds of a game and coins of a player for all of them. */
const ROUNDS = 4;
const COINS = 6;

/** More coins bid than the player has left. */
interface NotSoManyCoins extends Refusal {
  readonly _tag: "NotSoManyCoins";
  readonly coins: number;
  readonly owned: number;
}

const ownedBy = (state: State, seat: Seat): number => state.players[seat]?.coins ?? 0;

const bidForm: Form<State, Bid, Event> = {
  tag: "bid",
  secret: true,
  slots: [
    {
      name: "coins",
      kind: "number",
      shape: "choice",
      candidates: (state, seat) => Array.from({ length: ownedBy(state, seat) + 1 }, (_, coins) => coins),
    },
  ],
  isAvailable: (state) => state.round < ROUNDS,
  unavailableReason: () => "R1",
  refuse: (state, seat, { coins }) => {
    const owned = ownedBy(state, seat);
    return coins <= owned ? null : refusal<NotSoManyCoins>({ _tag: "NotSoManyCoins", rule: "B2", coins, owned });
  },
  decide: (_state, seat, { coins }) => [{ _tag: "BidMade", seat, coins: seal([seat], coins) }],
};

const evolve = (state: State, event: Event): State => {
  if (event._tag === "BidMade") {
    const bidding = state.players.map((each, seat) => (seat === event.seat ? { ...each, bid: event.coins } : each));
    return { ...state, players: bidding };
  }
  const players = state.players.map((each, seat) => ({
    coins: each.coins - (event.bids[seat] ?? 0),
    points: each.points + (seat === event.winner ? 1 : 0),
    bid: null,
  }));
  return { round: state.round + 1, players };
};

/** When all have bid: everybody pays, and the highest bid that nobody else made scores. */
const opened = (state: State): readonly Event[] => {
  if (state.players.some((each) => each.bid === null)) return [];
  const bids = state.players.map((each) => (each.bid ? (open(each.bid, "referee") ?? 0) : 0));
  const lone = bids.filter((bid) => bids.indexOf(bid) === bids.lastIndexOf(bid));
  const winner = seatsOf(bids.length)[bids.indexOf(Math.max(...lone))] ?? null;
  return [{ _tag: "BidsOpened", bids, winner }];
};

const outcome = (state: State) => {
  if (state.round < ROUNDS) return null;
  const ranking = seatsOf(state.players.length)
    .map((seat) => ({ seat, score: state.players[seat]?.points ?? 0 }))
    .toSorted((a, b) => b.score - a.score);
  const winners = ranking.filter((each) => each.score === ranking[0]?.score).map((each) => each.seat);
  return { winners, ranking };
};

const rulesOf = (config: GameConfig): Rules<State, Bid, Event> => ({
  game: "hidden-bids",
  config,
  hash: `hidden-bids-1-${config.seats}`,
  codecs: {
    state: codecOf(State),
    command: codecByTag<Bid>({ bid: codecOf(Bid) }),
    event: codecByTag<Event>({ BidMade: codecOf(BidMade), BidsOpened: codecOf(BidsOpened) }),
  },
  forms: { bid: bidForm },
  initialState: { round: 0, players: seatsOf(config.seats).map(() => ({ coins: COINS, points: 0, bid: null })) },
  begin: () => [],
  evolve,
  react: () => [],
  advance: opened,
  waitsFor: (state) =>
    state.round < ROUNDS ? seatsOf(state.players.length).filter((seat) => state.players[seat]?.bid === null) : [],
  mayResubmit: (state) =>
    state.round < ROUNDS ? seatsOf(state.players.length).filter((seat) => state.players[seat]?.bid !== null) : [],
  outcome,
  reveals: (event) => event._tag === "BidsOpened",
});

/** The rules of hidden bids for this configuration; two to five seats. */
export const loadHiddenBids = (config: GameConfig): Result.Result<Rules<State, Bid, Event>, Refusal> =>
  config.modules.length === 0 && config.seats >= 2 && config.seats <= 5
    ? Result.succeed(rulesOf(config))
    : Result.fail(refusal({ _tag: "Malformed", rule: "B1" }));

/**
 * A tiny game with secrets, to try out whatever should work with any game: four rounds, in each everybody bids in secret out
 * of six coins, all pay, and the highest bid that nobody else made scores a point.
 */
export const hiddenBids: Game = {
  id: "hidden-bids",
  version: 1,
  presets: [{ id: "standard", modules: [], seats: { min: 2, max: 5 } }],
  modules: [],
  editions: ["first"],
  options: [],
  load: loadHiddenBids,
};
