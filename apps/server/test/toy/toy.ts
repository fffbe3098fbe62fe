import {
  codecByTag,
  codecOf,
  type Envelope,
  EnvelopeOf,
  type Form,
  type Game,
  type GameConfig,
  open,
  type Rules,
  seal,
  Seat,
  seatOf,
  seatsOf,
} from "@blueplate/kernel";
import { Result, Schema } from "effect";

/** A tiny game: everybody holds a secret number and bids in secret for some rounds; the highest bid of a round scores it. */
interface State {
  readonly seats: number;
  readonly rounds: number;
  readonly round: number;
  readonly codes: readonly Envelope<string>[];
  readonly bids: readonly (Envelope<number> | null)[];
  readonly scores: readonly number[];
}

type Bid = { readonly _tag: "bid"; readonly amount: number };

type Event =
  | { readonly _tag: "Dealt"; readonly codes: readonly Envelope<string>[] }
  | { readonly _tag: "Placed"; readonly seat: Seat; readonly bid: Envelope<number> }
  | { readonly _tag: "Shown"; readonly bids: readonly number[]; readonly scores: readonly number[] };

const codes = Schema.Array(EnvelopeOf(Schema.String));
const numbers = Schema.Array(Schema.Int);
const Dealt = Schema.TaggedStruct("Dealt", { codes });
const Placed = Schema.TaggedStruct("Placed", { seat: Seat, bid: EnvelopeOf(Schema.Int) });
const Shown = Schema.TaggedStruct("Shown", { bids: numbers, scores: numbers });
const state = Schema.Struct({
  seats: Schema.Int,
  rounds: Schema.Int,
  round: Schema.Int,
  codes,
  bids: Schema.Array(Schema.NullOr(EnvelopeOf(Schema.Int))),
  scores: numbers,
});

/** What a seat may order beforehand: the same bid in every round. */
const Orders = Schema.Struct({ always: Schema.Int });

const bid: Form<State, Bid, Event> = {
  tag: "bid",
  secret: true,
  slots: [{ name: "amount", kind: "number", shape: "choice", candidates: () => [1, 2, 3, 4, 5] }],
  isAvailable: (at, seat) => at.round < at.rounds && at.bids[seat] === null,
  unavailableReason: () => "R1",
  refuse: (_, __, command) => (command.amount <= 5 ? null : ({ _tag: "TooMuch", rule: "T1", most: 5 } as const)),
  decide: (_, seat, command) => [{ _tag: "Placed", seat, bid: seal([seat], command.amount) }],
};

const reveal = (at: State, bonus: number): readonly Event[] => {
  if (at.bids.length === 0 || at.bids.some((one) => one === null)) return [];
  const bids = at.bids.map((one) => (one ? (open(one, "referee") ?? 0) : 0));
  const most = Math.max(...bids);
  return [
    { _tag: "Shown", bids, scores: at.scores.map((score, seat) => score + (bids[seat] === most ? most + bonus : 0)) },
  ];
};

const evolve = (at: State, event: Event): State => {
  if (event._tag === "Dealt") return { ...at, codes: event.codes };
  if (event._tag === "Placed") return { ...at, bids: at.bids.with(event.seat, event.bid) };
  return { ...at, round: at.round + 1, bids: at.bids.map(() => null), scores: event.scores };
};

/** A version of the rules: its hash, and what the highest bid of a round scores besides. */
interface ToyRules {
  readonly hash: string;
  readonly bonus?: number;
}

const rulesOf = (config: GameConfig, { hash, bonus = 0 }: ToyRules): Rules<State, Bid, Event> => {
  const { seats } = config;
  const rounds = typeof config.options["rounds"] === "string" ? Number(config.options["rounds"]) : 3;
  const nobody = seatsOf(seats).map(() => null);
  return {
    game: "toy",
    config,
    hash,
    codecs: {
      state: codecOf(state),
      command: codecByTag<Bid>({
        bid: codecOf(Schema.TaggedStruct("bid", { amount: Schema.Int.check(Schema.isGreaterThan(0)) })),
      }),
      event: codecByTag<Event>({ Dealt: codecOf(Dealt), Placed: codecOf(Placed), Shown: codecOf(Shown) }),
    },
    forms: { bid },
    initialState: { seats, rounds, round: 0, codes: [], bids: nobody, scores: seatsOf(seats).map(() => 0) },
    begin: (dice) => [
      {
        _tag: "Dealt",
        codes: seatsOf(seats).map((seat) =>
          seal([seat], `code-${dice.int(`code ${seat}`, 900_000_000) + 100_000_000}`),
        ),
      },
    ],
    evolve,
    react: () => [],
    advance: (at) => (at.round < at.rounds ? reveal(at, bonus) : []),
    waitsFor: (at) => (at.round < at.rounds ? seatsOf(seats).filter((seat) => at.bids[seat] === null) : []),
    mayResubmit: () => [],
    outcome: (at) => {
      if (at.round < at.rounds) return null;
      const ranking = at.scores
        .map((score, seat) => ({ seat: seatOf(seat), score }))
        .toSorted((a, b) => b.score - a.score);
      return { winners: ranking.filter((one) => one.score === ranking[0]?.score).map((one) => one.seat), ranking };
    },
    reveals: (event) => event._tag === "Shown",
    conditionalOrders: {
      codec: codecOf(Orders),
      answer: (_view, _seat, orders: typeof Orders.Type) => ({ _tag: "bid", amount: orders.always }),
    },
  };
};

/** The toy as a game of some version. */
export const toyWith = (version: ToyRules): Game => ({
  id: "toy",
  version: 1,
  presets: [{ id: "standard", modules: [], seats: { min: 1, max: 5 } }],
  modules: [],
  editions: ["first"],
  options: [{ id: "rounds", values: ["1", "3", "500"], defaults: { first: "3" }, priority: "A" }],
  load: (config) =>
    config.modules.length === 0
      ? Result.succeed(rulesOf(config, version))
      : Result.fail({ _tag: "UnknownModule", rule: "", field: "modules[0].id" } as const),
});

export const games: readonly Game[] = [
  toyWith({ hash: process.env["TOY_HASH"] ?? "toy-1", bonus: Number(process.env["TOY_BONUS"] ?? 0) }),
];
