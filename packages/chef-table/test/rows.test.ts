import { readFileSync } from "node:fs";
import { diceFor, mainline, play, readLog, type Seat, seatsOf } from "@blueplate/kernel";
import { areCoinsIdle, areTokensAlike, tokensAfter } from "@blueplate/tabletop/only-command";
import { scoredRoundsIn } from "@blueplate/tabletop/cards-read";
import { type Card, type Event, playableCards, type State, trickNChef } from "@blueplate/trick-n-chef";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { CARD_TABLE } from "../src/rows.ts";

const read = (name: string) => {
  const path = new URL(`../../../goldens/trick-n-chef/1/${name}.jsonl`, import.meta.url);
  return Result.getOrThrow(readLog(readFileSync(path, "utf8"), ({ config }) => trickNChef.load(config)));
};

const { rules, entries } = read("standard-4p-sensible-g1");

/** Every fact of a whole game, with the state before it. */
const facts = (): readonly (readonly [before: State, event: Event])[] => {
  let state = rules.initialState;
  return mainline(entries).flatMap(({ events }) =>
    events.map((event): readonly [State, Event] => {
      const before = state;
      state = rules.evolve(state, event);
      // cast: the log was read with this game's own rules.
      return [before as State, event as Event];
    }),
  );
};

describe("what the rows of the table say of a position is what its rules then do", () => {
  it("the lamps that are lit with so many chefs are the trump of the next trick", () => {
    const tricks = facts().filter(([, event]) => event._tag === "TrickBegun");
    expect(tricks.length).toBe(30);
    for (const [before, event] of tricks) {
      expect(CARD_TABLE.litWith(before.centre)).toEqual(event._tag === "TrickBegun" && event.trump);
    }
  });

  it("the highest and the lowest card of a whole trick are those of its winner and of whoever takes a chef", () => {
    for (const [before, event] of facts()) {
      if (event._tag !== "TrickWon") continue;
      const standing = CARD_TABLE.standing(rules, before, before.trick);
      expect(standing).toEqual({ highest: event.winner, lowest: event.chefTaker });
    }
  });

  it("a pile comes to what is written down at the end of its round", () => {
    for (const [before, event] of facts()) {
      if (event._tag !== "RoundScored") continue;
      const points = before.players.map(({ pile, chefs, coins }) =>
        CARD_TABLE.score(rules, { pile: pile.content ?? [], tokens: chefs, coins }),
      );
      expect(points.map((each) => each.points)).toEqual(event.results.map((each) => each.points));
    }
  });

  it("a round that is over has its ten tricks, each as it was told, also where they did not stay open", () => {
    const rounds = scoredRoundsIn(CARD_TABLE, entries);
    const told = facts().flatMap(([, event]) => (event._tag === "TrickWon" ? [event] : []));
    expect(facts()[0]?.[0].history).toBeNull();
    expect(rounds.map(({ tricks }) => tricks.length)).toEqual([10, 10, 10]);
    expect(rounds.flatMap(({ tricks }) => tricks)).toEqual(
      told.map(({ plays, winner, chefTaker }) => ({ plays, winner, taker: chefTaker })),
    );
    for (const { tricks, piles } of rounds)
      for (const [seat, { cards }] of piles.entries())
        expect(
          tricks.flatMap(({ winner, plays }) => (winner === seat ? plays.map(({ card }) => card) : [])).toSorted(),
        ).toEqual(cards.toSorted());
  });

  it("a round that runs has no tricks to be opened, and neither has one of which the first were not told", () => {
    const line = mainline(entries);
    const scoredAt = line.findIndex(({ events }) => events.some(({ _tag }) => _tag === "RoundScored"));
    expect(scoredRoundsIn(CARD_TABLE, line.slice(0, scoredAt))).toEqual([]);
    const wonAt = line.findIndex(({ events }) => events.some(({ _tag }) => _tag === "TrickWon"));
    const later = scoredRoundsIn(CARD_TABLE, line.slice(wonAt + 1));
    expect(later.map(({ tricks }) => tricks.length)).toEqual([0, 10, 10]);
  });

  it("the sheet of every round has each pile with its chefs, and stars and coins come to its points", () => {
    const rounds = scoredRoundsIn(CARD_TABLE, entries);
    const scored = facts().flatMap(([before, event]) => (event._tag === "RoundScored" ? [{ before, event }] : []));
    expect(rounds.map(({ round }) => round)).toEqual([0, 1, 2]);
    for (const [at, { before, event }] of scored.entries()) {
      const piles = rounds[at]?.piles ?? [];
      expect(piles.map(({ points }) => points)).toEqual(event.results.map((each) => each.points));
      expect(piles.flatMap(({ cards }) => cards).toSorted()).toEqual(
        before.players.flatMap(({ pile }) => pile.content ?? []).toSorted(),
      );
      for (const [seat, { counted, spare, coins, points }] of piles.entries()) {
        const stars = counted.reduce((sum, card) => sum + CARD_TABLE.stars(rules, card), 0);
        expect(stars + coins).toBe(points);
        expect(counted.length + spare.length).toBe(before.players[seat]?.chefs.length);
      }
    }
  });
});

interface Decision {
  readonly state: State;
  readonly seat: Seat;
}

/** Every decision of a whole game of this log: the state before it, and whose it was. */
const decisionsOf = (name: string) => {
  const game = read(name);
  let state = game.rules.initialState;
  const decisions: Decision[] = [];
  for (const entry of mainline(game.entries)) {
    // cast: the log was read with this game's own rules.
    if (entry._tag === "Played") decisions.push({ state: state as State, seat: entry.seat });
    state = entry.events.reduce(game.rules.evolve, state);
  }
  return { rules: game.rules, decisions };
};

const coinsOf = ({ players }: State, seat: Seat): number => players[seat]?.coins ?? 0;

/** The only card that may be played; undefined where there is a choice. */
const onlyCard = (state: State, seat: Seat): Card | undefined => {
  const [card, ...more] = state.step === "play" ? playableCards(state, seat) : [];
  return more.length === 0 ? card : undefined;
};

describe("what plays itself is no decision", () => {
  const { rules: three, decisions } = decisionsOf("standard-3p-sensible-g1");
  const trickOf = (state: State) => ({
    rows: CARD_TABLE,
    table: { rules: three, state },
    laid: state.trick,
    seats: state.players.length,
  });
  const points = (state: State, seat: Seat, suits: readonly string[]): readonly number[] => {
    const { pile, chefs, coins } = state.players[seat] ?? { pile: { content: [] }, chefs: [], coins: 0 };
    return suits.map(
      (suit) => CARD_TABLE.score(three, { pile: pile.content ?? [], tokens: [...chefs, suit], coins }).points,
    );
  };
  /** True for the taker of a chef whose card lay lowest among others as soon as it came. */
  const cameLowest = ({ state, seat }: Decision): boolean => {
    const plays = state.last?.plays ?? [];
    const then = plays.slice(0, plays.findIndex((each) => each.seat === seat) + 1);
    return then.length > 1 && CARD_TABLE.standing(three, state, then).lowest === seat;
  };
  const offered = ({ centre }: State): readonly string[] =>
    Object.entries(centre).flatMap(([suit, count]) => (count > 0 ? [suit] : []));

  it("a card with which any coins come to the same winner and the same chef-taker", () => {
    const seen = { idle: 0, of: 0 };
    for (const { state, seat } of decisions.filter((each) => each.state.step === "play")) {
      const coins = coinsOf(state, seat);
      for (const card of coins > 0 ? playableCards(state, seat) : []) {
        const ends = Array.from({ length: 2 * coins + 1 }, (_, at) => {
          const command = { _tag: "trick.play", card, coins: at - coins } as const;
          const { events } = Result.getOrThrow(play(three, state, seat, command, diceFor("idle", at)));
          const won = events.find(({ _tag }) => _tag === "TrickWon");
          return won && "winner" in won && "chefTaker" in won
            ? JSON.stringify([won.winner, won.chefTaker])
            : `unknown ${at}`;
        });
        const idle = areCoinsIdle(trickOf(state), { seat, card, coins });
        const isLast = state.trick.length === state.players.length - 1;
        // What a later card would have come to nobody knows.
        expect(idle).toBe(isLast && new Set(ends).size === 1);
        seen.of++;
        if (idle) seen.idle++;
      }
    }
    expect(seen.idle).toBeGreaterThan(10);
    expect(seen.of).toBeGreaterThan(2 * seen.idle);
  });

  it("a chef after the last trick of a round, where each brings the same", () => {
    const takes = decisions.filter(({ state }) => state.step === "take");
    const alike = takes.filter(({ state, seat }) =>
      areTokensAlike({ rows: CARD_TABLE, seats: state.players }, points(state, seat, offered(state))),
    );
    for (const { state } of alike) expect(state.players.every(({ handSize }) => handSize === 0)).toBe(true);
    const [some] = decisions;
    const empty = [{ handSize: 0 }, { handSize: 0 }];
    expect(areTokensAlike({ rows: CARD_TABLE, seats: empty }, [4, 4, 4])).toBe(true);
    expect(areTokensAlike({ rows: CARD_TABLE, seats: empty }, [4, 5, 4])).toBe(false);
    expect(areTokensAlike({ rows: CARD_TABLE, seats: some?.state.players ?? [] }, [4, 4])).toBe(false);
    expect(areTokensAlike({ rows: { tokensGoBack: false }, seats: empty }, [4, 4])).toBe(false);
  });

  it("a chef that may be chosen together with the card is one that is asked for right after it", () => {
    let chosen = 0;
    for (const [at, { state, seat }] of decisions.entries()) {
      if (state.step !== "play" || state.trick.length < state.players.length - 1) continue;
      for (const card of playableCards(state, seat)) {
        const command = { _tag: "trick.play", card, coins: 0 } as const;
        const played = Result.getOrThrow(play(three, state, seat, command, diceFor("chef", at)));
        // cast: these are rules of this game.
        const after = played.state as State;
        const standing = CARD_TABLE.standing(three, state, [...state.trick, { seat, card, coins: 0 }]);
        const middle = Object.entries(state.centre).map(([kind, count]) => ({ kind, count, isAside: false }));
        const isAsked = after.step === "take" && three.waitsFor(after).includes(seat);
        expect(tokensAfter({ middle }, standing, seat)).toEqual(isAsked ? offered(after) : []);
        if (isAsked) chosen++;
      }
    }
    expect(chosen).toBeGreaterThan(15);
  });

  it("a game of three and one of four took 34 clicks a player: one a card with its coins, one a chef of a card that led", () => {
    const clicks = ["standard-3p-sensible-g1", "standard-4p-sensible-g1"].flatMap((name) => {
      const game = decisionsOf(name);
      const isCard = ({ state, seat }: Decision): boolean => {
        const card = onlyCard(state, seat);
        return !(card && areCoinsIdle(trickOf(state), { seat, card, coins: coinsOf(state, seat) }));
      };
      const asked = game.decisions.filter((each, at) => {
        const { state, seat } = each;
        if (state.step !== "take") return isCard(each);
        const before = game.decisions.slice(0, at).findLast((one) => one.seat === seat);
        const isWithCard = before !== undefined && isCard(before) && cameLowest(each);
        return (
          !isWithCard &&
          !areTokensAlike({ rows: CARD_TABLE, seats: state.players }, points(state, seat, offered(state)))
        );
      });
      return seatsOf(game.rules.config.seats).map((each) => asked.filter(({ seat }) => seat === each).length);
    });
    expect(clicks).toHaveLength(7);
    expect(Math.max(...clicks)).toBeLessThanOrEqual(37);
    expect(clicks.reduce((sum, each) => sum + each, 0) / clicks.length).toBeLessThanOrEqual(34);
  });
});
