import type { Malformed, Seat } from "@blueplate/kernel";
import { codecOf } from "@blueplate/kernel";
import { inside, PerPlayer, PlayerOf, type ScenarioHead } from "@blueplate/kernel/scenario";
import { Result, Schema } from "effect";
import { Card, type Suit as SuitType, Suit, SUITS } from "../cards.ts";
import { CHEFS_IN_CENTRE, type CardPlay, type Player, type State, clockwiseFrom } from "../state.ts";

/** A position as a file gives it, by seat, before it is known to be possible. */
export interface GivenRound {
  readonly round: number;
  readonly leader: Seat;
  readonly hands: readonly (readonly Card[])[];
  readonly piles: readonly (readonly Card[])[];
  readonly fronts: readonly (readonly SuitType[])[];
  readonly coins: readonly number[];
  readonly scores: readonly (readonly number[])[];
  readonly plays: readonly CardPlay[];
  readonly centre: Readonly<Record<SuitType, number>>;
}

const CentreCount = Schema.Natural.check(Schema.isLessThanOrEqualTo(CHEFS_IN_CENTRE));

const givenOf = (head: ScenarioHead) => {
  const Name = PlayerOf(head);
  const fronts = Object.fromEntries(head.players.map((name) => [name, Schema.optionalKey(Schema.Array(Suit))]));
  const centre = Object.fromEntries(SUITS.map((suit) => [suit, Schema.optionalKey(CentreCount)]));
  return Schema.Struct({
    round: Schema.optionalKey(Schema.Literals([1, 2, 3])),
    leader: Schema.optionalKey(Name),
    hands: PerPlayer(head, Schema.Array(Card)),
    played: Schema.optionalKey(
      Schema.Array(Schema.Struct({ by: Name, card: Card, coins: Schema.optionalKey(Schema.Int) })),
    ),
    chefs: Schema.Struct({ ...fronts, centre: Schema.Struct(centre) }),
    coins: Schema.optionalKey(PerPlayer(head, Schema.Natural)),
    won: Schema.optionalKey(PerPlayer(head, Schema.Array(Card))),
    scores: Schema.optionalKey(PerPlayer(head, Schema.Array(Schema.Natural))),
  });
};

/** What the file's `given` says, its names turned into seats; parts left out are those of a round that has just begun. */
export const readGiven = (
  head: ScenarioHead,
  initialState: State,
  input: unknown,
): Result.Result<GivenRound, Malformed> => {
  const decoded = codecOf(givenOf(head)).decode(input);
  if (Result.isFailure(decoded)) return Result.fail(inside("given", decoded.failure));
  const { round, leader, hands, played, chefs, coins, won, scores } = decoded.success;
  const { centre, ...fronts } = chefs;
  const seats = clockwiseFrom(initialState, initialState.first);
  const seatOf = (name: string | undefined): Seat => seats[head.players.indexOf(name ?? "")] ?? initialState.first;
  const bySeat = <T>(part: { readonly [name: string]: T | undefined } | undefined, none: T): readonly T[] =>
    head.players.map((name) => part?.[name] ?? none);
  return Result.succeed({
    round: round ?? 1,
    leader: seatOf(leader),
    hands: bySeat<readonly Card[]>(hands, []),
    piles: bySeat<readonly Card[]>(won, []),
    fronts: bySeat<Player["chefs"]>(fronts, []),
    coins: bySeat(coins, 0),
    scores: bySeat<readonly number[]>(scores, []),
    plays: (played ?? []).map(({ by, card, coins: on }) => ({ seat: seatOf(by), card, coins: on ?? 0 })),
    centre: { red: 0, yellow: 0, blue: 0, green: 0, ...centre },
  });
};
