import { CORNERS, countAbility, type Event, type State, totalOf } from "@blueplate/engine";
import { dinnersLeft, firstSites, type RestaurantSite } from "@blueplate/forecast";
import { beginTable, decisionPointOf, playOn, redact, type Seat, seatOf } from "@blueplate/kernel";
import { expect, it } from "vitest";
import { decide } from "../../src/learn/coach/coach-commands.ts";
import { commandsFor, ideasFor } from "../../src/learn/coach/ideas.ts";
import {
  anyRules,
  cashOf,
  deciderNamed,
  factsAt,
  introductory,
  isWonBy,
  me,
  type PlayedOut,
  playedOut,
  steady,
} from "./introductory-game.ts";
import { speech } from "./speech.ts";

/** Goods of the first seat that nobody ate. */
const thrownIn = (facts: readonly Event[]): number =>
  facts.reduce((sum, fact) => (fact._tag === "StockCleared" && fact.seat === me ? sum + totalOf(fact.thrown) : sum), 0);

const SEEDS = ["coach-0", "coach-1", "coach-2", "coach-3", "coach-4", "coach-5"];

/** A game by the coach's first ideas: what each is worth saying is looked at on the way. */
const coachedGame = (seed: string) =>
  playedOut(seed, (table) => {
    const { state, rules } = table;
    const facts = factsAt(table);
    const [first, second] = commandsFor({ rules, state, seat: me, facts });
    if (!first) throw new Error("no idea");
    // Whoever comes for the last dinner brings nothing any more.
    // cast: these are rules of this game.
    const isLast = dinnersLeft(introductory, redact(state, me) as State, facts, me) === 1;
    if (isLast) expect(first.command._tag).not.toMatch(/hire|train|launchCampaign/);
    if (second && !first.command._tag.startsWith("setup.")) {
      const [one, other] = ideasFor({ rules, state, seat: me, facts }, speech);
      expect(one?.why, `${one?.what} and ${other?.what}`).not.toBe(other?.why);
    }
    return first.command;
  });

it("whole introductory games by the coach's first ideas earn more than the steady bot, win more often, and throw less away", () => {
  const coached = SEEDS.map(coachedGame);
  const alone = SEEDS.map((seed) => playedOut(seed, (table) => steady(decisionPointOf(table), me)));
  const totals = (games: readonly PlayedOut[]) => ({
    cash: games.reduce((sum, { state }) => sum + cashOf(state), 0),
    won: games.filter(({ state }) => isWonBy(state, me)).length,
    thrown: games.reduce((sum, { facts }) => sum + thrownIn(facts), 0),
  });
  const [ours, theirs] = [totals(coached), totals(alone)];
  expect(ours.cash).toBeGreaterThan(theirs.cash);
  expect(ours.won).toBeGreaterThan(theirs.won);
  expect(ours.thrown).toBeLessThan(theirs.thrown);
});

/** Marketeers whom a seat puts to work, and the campaigns that they launch. */
const marketeersOf = ({ facts }: PlayedOut, seat: Seat): { readonly atWork: number; readonly launches: number } => {
  const structures = facts.flatMap((fact) => (fact._tag === "StructuresRevealed" ? fact.structures : []));
  const own = structures.filter((each) => each.seat === seat);
  return {
    atWork: own.reduce((sum, { atWork }) => sum + countAbility(introductory.content, atWork, "market"), 0),
    launches: facts.filter((fact) => fact._tag === "CampaignLaunched" && fact.seat === seat).length,
  };
};

it("of the marketeers whom the coach puts to work hardly anybody has nothing to do the same day", () => {
  const rival = deciderNamed("easy");
  const games = Array.from({ length: 12 }, (_, nth) => {
    const own = seatOf(nth % 3);
    const game = playedOut(
      `newcomer-${nth}`,
      (table) => decide({ rules: table.rules, state: table.state, seat: own, facts: factsAt(table) }),
      { own, rival },
    );
    return marketeersOf(game, own);
  });
  const atWork = games.reduce((sum, game) => sum + game.atWork, 0);
  const idle = games.reduce((sum, game) => sum + game.atWork - game.launches, 0);
  expect(atWork).toBeGreaterThan(40);
  // What a rival launches or builds first nobody foresees in the morning.
  expect(idle / atWork, `${idle} of ${atWork}`).toBeLessThan(1 / 20);
});

/** Everywhere that a seat's first restaurant may stand, as the form offers it. */
const sitesOffered = (state: unknown): readonly RestaurantSite[] => {
  const [places, corners] = ["at", "entrance"].map((name) =>
    anyRules.forms["setup.placeRestaurant"]?.slots.find((slot) => slot.name === name),
  );
  if (places?.shape !== "choice" || corners?.shape !== "choice") return [];
  return places.candidates(state, me, {}).flatMap((at) => {
    const offered = corners.candidates(state, me, { at });
    // cast: slots of these names offer squares and corners.
    return CORNERS.filter((corner) => offered.includes(corner)).map((entrance) => ({ at, entrance }) as RestaurantSite);
  });
};

it("the coach's first restaurant is the one that the town shows before anybody points", () => {
  for (const seed of SEEDS) {
    let asked = beginTable(anyRules, seed, 0);
    for (const { after } of playOn(asked, steady)) {
      if (anyRules.waitsFor(asked.state).includes(me)) break;
      asked = after;
    }
    const { state } = asked;
    const [idea] = commandsFor({ rules: anyRules, state, seat: me, facts: [] });
    // cast: these are rules of this game.
    const [best] = firstSites(introductory, state as State, me, sitesOffered(state));
    expect([seed, idea?.command]).toEqual([seed, { _tag: "setup.placeRestaurant", ...best }]);
  }
});
