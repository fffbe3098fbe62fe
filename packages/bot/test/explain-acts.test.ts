import { type Event, rulesetOf, type State } from "@blueplate/engine";
import { seatOf, type Tagged, type Viewer } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { explainEvents } from "../src/index.ts";
import {
  type ExplainedGame,
  gameOf,
  NO_MODULES,
  reasonsOfPly,
  reasonsTold,
  watchedPosition,
} from "./explained-games.ts";

const FOUR = ["medium", "easy", "builder", "drinks-seller"];
const games: readonly ExplainedGame[] = [
  ...["why-1", "why-2", "why-3"].map((seed) => gameOf(FOUR, seed)),
  ...["why-1", "why-2"].map((seed) => gameOf(["builder", "medium"], seed)),
  gameOf(["price-fighter", "medium"], "why-2"),
];

// cast: the games are of this kind.
const stateOf = (state: unknown): State => state as State;
const eventsOf = (events: readonly Tagged[]): readonly Event[] => events as readonly Event[];

/** Facts up to the beginning of a phase. */
const until = (later: readonly Tagged[], phase: string): readonly Event[] => {
  const events = eventsOf(later);
  const end = events.findIndex((event) => event._tag === "PhaseBegan" && event.stage._tag === phase);
  return events.slice(0, end < 0 ? undefined : end);
};

describe("why an act was done", () => {
  it("something is said of every act of a day that is done for today or for a place", () => {
    const shares = new Map<string, { said: number; all: number }>();
    for (const game of games)
      for (const ply of game.plies) {
        const share = shares.get(ply.command._tag) ?? { said: 0, all: 0 };
        share.all++;
        if (reasonsOfPly(game, ply).length > 0) share.said++;
        shares.set(ply.command._tag, share);
      }
    const shareOf = (tag: string): number => {
      const { said, all } = shares.get(tag) ?? { said: 0, all: 0 };
      return said / all;
    };
    const ALL = ["produce", "fetchDrink", "buyDrinks", "placeHouse", "addGarden", "launchCampaign", "openRestaurant"];
    for (const tag of ALL.map((each) => `work.${each}`)) expect([tag, shareOf(tag)]).toEqual([tag, 1]);
    for (const tag of ["work.hire", "work.train"]) expect(shareOf(tag)).toBeGreaterThan(0.93);
    expect(shareOf("order.choosePosition")).toBeGreaterThan(0.6);
    // What only ends something is no act, and a reserve card is secret.
    for (const tag of ["work.endTurn", "setup.chooseReserve"]) expect(shareOf(tag)).toBe(0);
  });

  it("what the last in the order makes and brings is sold to the houses and for the dollars that are named", () => {
    const sure = reasonsTold(games, "SellsTonight").filter(({ reason, ply, seat, game, at }) => {
      const { stage } = stateOf(ply.before.state);
      const isLast = stage._tag === "working" && stage.queue.length === 0;
      // What follows in the same day adds to it.
      return isLast && !reason.isHope && game.plies[at + 1]?.command._tag === "work.endTurn" && seat === ply.seat;
    });
    expect(sure.length).toBeGreaterThan(10);
    for (const { reason, seat, later } of sure) {
      const served = until(later, "payday").flatMap((event) =>
        event._tag === "HouseServed" && reason.houses.includes(event.house) ? [event] : [],
      );
      expect(served.map((event) => [event.house, event.seat])).toEqual(reason.houses.map((house) => [house, seat]));
      expect(served.reduce((sum, { income }) => sum + income, 0)).toBe(reason.dollars);
      for (const { goods } of served) expect(reason.goods.some((good) => (goods[good] ?? 0) > 0)).toBe(true);
    }
  });

  it("a structure names as many hires, steps of training and campaigns as the day has at most, and the houses that it serves", () => {
    const told = reasonsTold(games, "StructureBrings");
    expect(told.filter(({ reason }) => reason.houses.length > 0).length).toBeGreaterThan(20);
    let [foreseen, happened] = [0, 0];
    for (const { reason, seat, later } of told) {
      const day = until(later, "payday").filter((event) => "seat" in event && event.seat === seat);
      const count = (tag: Event["_tag"]): number => day.filter(({ _tag }) => _tag === tag).length;
      expect(count("Hired")).toBeLessThanOrEqual(reason.hires);
      expect(count("Trained")).toBeLessThanOrEqual(reason.trainings);
      expect(count("CampaignLaunched")).toBeLessThanOrEqual(reason.campaigns);
      const served = new Set(day.flatMap((event) => (event._tag === "HouseServed" ? [event.house] : [])));
      foreseen += reason.houses.length;
      happened += reason.houses.filter((house) => served.has(house)).length;
    }
    // Rivals may do otherwise than is best at dinner.
    expect(happened / foreseen).toBeGreaterThan(0.75);
  });

  it("a sealed structure is told to whoever may read it, and to nobody else", () => {
    const [game] = games as [ExplainedGame];
    const sealed = game.plies.filter(
      ({ command, events, before }) =>
        command._tag === "restructure.submit" &&
        stateOf(before.state).round > 1 &&
        !events.some(({ _tag }) => _tag === "StructuresRevealed"),
    );
    expect(sealed.length).toBeGreaterThan(5);
    for (const ply of sealed) {
      const toldTo = (reader: Viewer) =>
        explainEvents({ ...watchedPosition(game, ply), reader }, ply.events, NO_MODULES).map(({ seat, reason }) => [
          seat,
          reason._tag,
        ]);
      for (const reader of ["watcher", seatOf((ply.seat + 1) % 4)] as const) expect(toldTo(reader)).toEqual([]);
      for (const reader of ["referee", ply.seat] as const)
        expect(toldTo(reader)).toEqual([[ply.seat, "StructureBrings"]]);
    }
  });

  it("a place in the order wins the ties that are named, and none of their houses goes to who is even with it", () => {
    const told = reasonsTold(games, "OrderBrings").filter(({ reason }) => reason.won.length > 0);
    expect(told.length).toBeGreaterThan(3);
    let decided = 0;
    for (const { reason, seat, later } of told) {
      expect(reason.dollars).toBeGreaterThan(0);
      for (const event of until(later, "payday")) {
        if (event._tag !== "HouseServed" || !reason.won.includes(event.house)) continue;
        const own = event.offers.find((offer) => offer.seat === seat);
        const [best, second] = event.offers;
        if (!own || !best) continue;
        const isEven = (other = best): boolean =>
          own.unitPrice + own.distance === other.unitPrice + other.distance && own.waitresses === other.waitresses;
        if (own !== best) expect(isEven()).toBe(false);
        else if (second && isEven(second)) decided++;
      }
    }
    // Of some the tie was what the dinner turned on.
    expect(decided).toBeGreaterThan(0);
  });

  it("a house names the campaigns that then reach it, and a garden stands at its house", () => {
    const houses = reasonsTold(games, "HousePays");
    const gardens = reasonsTold(games, "GardenPays");
    expect(houses.length).toBeGreaterThan(0);
    expect(gardens.length).toBeGreaterThan(0);
    for (const { reason, later } of houses) {
      const tonight = until(later, "cleanup");
      for (const campaign of reason.campaigns) {
        const ran = tonight.find((event) => event._tag === "CampaignRan" && event.campaign === campaign);
        expect(ran?._tag === "CampaignRan" && ran.houses.map(({ house }) => house)).toContain(reason.house);
      }
    }
    for (const { reason, ply } of gardens) {
      expect(ply.events).toContainEqual(expect.objectContaining({ _tag: "GardenAdded", house: reason.house }));
      expect(reason.dollars).toBeGreaterThan(5);
    }
  });

  it("dismissals take off the bill what they are said to", () => {
    const told = reasonsTold(games, "DismissalSaves");
    expect(told.length).toBeGreaterThan(0);
    for (const { reason, seat, ply } of told) {
      const due = eventsOf(ply.events).find((event) => event._tag === "SalariesDue" && event.seat === seat);
      expect(due).toMatchObject({ due: reason.due - reason.saved });
      expect(reason.cash).toBe(stateOf(ply.before.state).chains[seat]?.cash);
    }
  });

  it("what is kept names the houses that ask for it and that the chain comes to", () => {
    const [game] = games as [ExplainedGame];
    const content = rulesetOf(game.rules as never).content;
    const asked = game.plies.find(({ before }) =>
      stateOf(before.state).town.houses.some(({ demand }) => demand.length > 0),
    );
    if (!asked) throw new Error("nobody asks for anything");
    const { houses } = stateOf(asked.before.state).town;
    const [good] = houses.flatMap(({ demand }) => demand);
    const other = Object.keys(content.goods).find(
      (each) => !houses.some(({ demand }) => demand.includes(each as never)),
    );
    const kept = (stock: object) =>
      explainEvents(
        watchedPosition(game, asked),
        [{ _tag: "StockChosen", seat: seatOf(0), stock } as Tagged],
        NO_MODULES,
      );
    const [said] = kept({ [good ?? ""]: 1, [other ?? ""]: 2 });
    const asking = houses.filter(({ demand }) => good !== undefined && demand.includes(good)).map(({ house }) => house);
    expect(said?.reason).toMatchObject({ _tag: "KeepsFor", goods: [good] });
    expect(said?.reason._tag === "KeepsFor" && said.reason.houses.every((house) => asking.includes(house))).toBe(true);
    expect(kept({ [other ?? ""]: 1 })).toEqual([]);
  });

  it("milestones that an act brings at once speak for it", () => {
    const told = reasonsTold(games, "BringsMilestone");
    expect(new Set(told.map(({ reason }) => reason.milestone)).size).toBeGreaterThan(5);
    for (const { reason, seat, ply } of told)
      expect(ply.events).toContainEqual(expect.objectContaining({ seat, milestone: reason.milestone }));
  });
});
