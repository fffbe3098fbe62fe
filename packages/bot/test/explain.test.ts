import { distanceTo, doorsOf, type Event, type House, rulesetOf, squaresOfHouse, type State } from "@blueplate/engine";
import { type Envelope, mayRead, redact, type Seat, seatOf, type Tagged } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { isExplained } from "../src/food-chain-magnate/explain/explained.ts";
import { explainEvents, type MoveReason } from "../src/index.ts";
import {
  type ExplainedGame,
  type ExplainedPly,
  gameOf,
  NO_MODULES,
  reasonsOfPly,
  reasonsTold,
  watchedPosition,
} from "./explained-games.ts";

const games = ["why-1", "why-2", "why-3", "why-4"].map((seed) => gameOf(["price-fighter", "medium"], seed));
const [{ rules }] = games as [ExplainedGame];

const positionOf = (ply: ExplainedPly) => watchedPosition({ rules }, ply);
const reasonsOf = (ply: ExplainedPly) => reasonsOfPly({ rules }, ply);
const told = <T extends MoveReason["_tag"]>(tag: T) => reasonsTold(games, tag);

// cast: the games are of this kind.
const stateOf = (state: unknown): State => state as State;

/** Facts up to the end of the dinner that comes next. */
const evening = (later: readonly Tagged[]): readonly Event[] => {
  // cast: the same.
  const events = later as readonly Event[];
  const end = events.findIndex((event) => event._tag === "PhaseBegan" && event.stage._tag === "payday");
  return events.slice(0, end < 0 ? undefined : end);
};

/** How far a house is from a chain, whose restaurants all count as open. */
const distanceFrom = (state: State, seat: Seat, house: House): number => {
  const ruleset = rulesetOf(rules);
  const restaurants = (state.chains[seat]?.restaurants ?? []).map((each) => ({ ...each, open: true }));
  const chain = state.chains[seat];
  const doors = chain ? doorsOf(ruleset, { ...chain, restaurants }) : [];
  return distanceTo(ruleset, state.town, doors, squaresOfHouse(house))?.distance ?? Number.POSITIVE_INFINITY;
};

/** Every closed envelope says something else than it did. */
const lying = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(lying);
  if (typeof value !== "object" || value === null) return value;
  const said = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, lying(each)]));
  const isClosed = "readers" in value && "content" in value && !mayRead(value as Envelope<unknown>, "watcher");
  return isClosed ? { ...said, content: { lie: 1 } } : said;
};

describe("why something was done", () => {
  it("something can be said of nearly all that is explained at all, and of nothing else", () => {
    const plies = games.flatMap(({ plies }) => plies);
    const explained = plies.filter(({ events }) => isExplained(events));
    expect(plies.filter((ply) => reasonsOf(ply).length > 0).every(({ events }) => isExplained(events))).toBe(true);
    expect(explained.filter((ply) => reasonsOf(ply).length > 0).length).toBeGreaterThan(explained.length * 0.9);
  });

  it("a cheaper price takes houses that are then served, from those who would have served them", () => {
    const cuts = told("PriceChanges").filter(({ reason }) => reason.isCut && reason.taken.length > 0);
    expect(cuts.length).toBeGreaterThan(2);
    for (const { seat, reason, ply, later } of cuts) {
      const ruleset = rulesetOf(rules);
      const after = stateOf(ply.after.state);
      expect(reason.price).toBe(ruleset.formulas.unitPrice(ruleset, after, seat));
      for (const { house, from } of reason.taken) {
        expect(from).not.toBe(seat);
        const served = evening(later).find((event) => event._tag === "HouseServed" && event.house === house);
        expect(served).toMatchObject({ seat });
      }
      expect(reason.more).toBeGreaterThan(0);
    }
  });

  it("of who searches, what a search finds for the move, with the usual one and the next best, from what all can see", () => {
    // The first is a company that the search would not lead so, the second the planner itself.
    const searching = [seatOf(0), seatOf(1)];
    const moves = (games[1]?.plies ?? []).filter(({ before, events }) => {
      const { stage, round } = stateOf(before.state);
      return round === 6 && stage._tag === "working" && isExplained(events);
    });
    const foundIn = (ply: ExplainedPly, position: object) =>
      explainEvents({ ...positionOf(ply), ...position }, ply.events, NO_MODULES).flatMap(({ seat, reason }) =>
        reason._tag === "SearchFound" ? [{ seat, ...reason }] : [],
      );
    const found = moves.flatMap((ply) => foundIn(ply, { searching }).map((reason) => ({ ply, reason })));
    expect(found.some(({ reason }) => reason.usual !== null)).toBe(true);
    expect(found.some(({ reason }) => reason.usual === null)).toBe(true);
    for (const { ply, reason } of found) {
      expect(reason.seat).toBe(ply.seat);
      expect(reason.tried).toBeGreaterThan(1);
      // The usual way is told as such, and another one is better than it.
      if (reason.usual !== null) expect(reason.chance).toBeGreaterThan(reason.usual);
      else expect(reason.next).not.toBeNull();
      expect(foundIn(ply, { searching, state: lying(ply.before.state) })).toEqual([reason]);
      expect(foundIn(ply, {})).toEqual([]);
    }
  });

  it("a dearer one brings more at some houses, and names those that it leaves to others", () => {
    const dear = told("PriceChanges").filter(({ reason }) => !reason.isCut);
    expect(dear.some(({ reason }) => reason.more > reason.less)).toBe(true);
    for (const { seat, reason, later } of dear) {
      const served = (house: number) =>
        evening(later).find((event) => event._tag === "HouseServed" && event.house === house);
      // What is not sold at a house that it leaves may be sold at another one.
      for (const { house } of reason.taken) expect(served(house)).toMatchObject({ seat });
      for (const house of reason.left) expect(served(house)).not.toMatchObject({ seat });
    }
  });

  it("a campaign names the houses that its good then reaches, and a restaurant those that it is nearest to", () => {
    const campaigns = told("CampaignPays");
    expect(campaigns.length).toBeGreaterThan(5);
    for (const { seat, reason, ply } of campaigns) {
      const numbers = stateOf(ply.before.state).town.houses.map(({ house }) => house);
      expect(reason.houses.length).toBeGreaterThan(0);
      for (const house of reason.houses) expect(numbers).toContain(house);
      // A house without a road to the chain is reached for nothing, and not named.
      for (const house of stateOf(ply.after.state).town.houses) {
        const isNamed = reason.houses.includes(house.house);
        if (isNamed) expect(distanceFrom(stateOf(ply.after.state), seat, house)).toBeLessThan(Number.POSITIVE_INFINITY);
      }
      expect(ply.events).toContainEqual(expect.objectContaining({ _tag: "CampaignLaunched", good: reason.good }));
    }
    const sites = told("StandsNear");
    expect(sites.length).toBeGreaterThanOrEqual(games.length);
    for (const { seat, reason, ply } of sites) {
      const after = stateOf(ply.after.state);
      for (const house of after.town.houses) {
        const [mine, other] = [seat, seatOf(1 - seat)].map((each) => distanceFrom(after, each, house));
        if (reason.nearest.includes(house.house)) expect(mine).toBeLessThan(other ?? 0);
        if (reason.level.includes(house.house)) expect(mine).toBe(other);
      }
    }
  });

  it("hires and lessons are worth what the planner takes them for", () => {
    for (const { reason } of [...told("CardPays"), ...told("LessonPays")]) expect(reason.dollars).toBeGreaterThan(0);
    const hires = told("CardPays").map(({ reason }) => reason.employee);
    expect(new Set(hires).size).toBeGreaterThan(3);
  });

  it("the second of a kind on one day says that it comes beside the first, which is why it is worth something else", () => {
    let counted = 0;
    for (const { plies } of games) {
      let before: readonly string[] = [];
      for (const ply of plies) {
        const { stage } = stateOf(ply.before.state);
        before = stage._tag === "working" ? stage.turn.recruits.map(({ employee }) => employee) : [];
        for (const move of reasonsOf(ply)) {
          if (move.reason._tag !== "CardPays") continue;
          const { employee, today = 0 } = move.reason;
          expect(today).toBe(before.filter((each) => each === employee).length);
          counted += today > 0 ? 1 : 0;
        }
      }
    }
    expect(counted).toBeGreaterThan(0);
  });

  it("nobody's secret is in it: were all that is closed otherwise, the same would be said", () => {
    for (const ply of games.flatMap(({ plies }) => plies).filter(({ events }) => isExplained(events))) {
      const position = positionOf(ply);
      const otherwise = explainEvents({ ...position, state: lying(position.state) }, ply.events, NO_MODULES);
      expect(otherwise).toEqual(reasonsOf(ply));
      const sent = explainEvents(
        { ...position, state: redact(position.state, seatOf(0)) },
        redact(ply.events, seatOf(0)),
        NO_MODULES,
      );
      expect(sent).toEqual(reasonsOf(ply));
    }
  });
});
