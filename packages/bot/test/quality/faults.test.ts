import { cardId, type Event } from "@blueplate/engine";
import { type GameStarted, type Played, seatOf, type Tagged } from "@blueplate/kernel";
import { foodChainMagnateScenarios as host } from "@blueplate/variants/scenario";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { type PlayQuality, qualityOf } from "../../src/index.ts";

const MAP = ["A0 B0 T0", "R0 G0 O0", "H0 S0 I0"];
const [ann, bob] = [seatOf(0), seatOf(1)];

type Fields = Readonly<Record<string, unknown>>;

/** A position of two whose first restaurants stand, with what is said of them and of the town. */
const positionOf = (phase: string, given: Fields, chains: { readonly ann?: Fields; readonly bob?: Fields } = {}) =>
  Result.getOrThrow(
    host.open(
      {
        scenario: "Q-1",
        title: "What can be done better",
        rules: [],
        config: { modules: [], options: {}, seats: 2 },
        players: ["ann", "bob"],
      },
      {
        map: MAP,
        given: {
          round: 5,
          phase,
          reserves: { ann: 200, bob: 200 },
          ...given,
          chains: {
            ann: { restaurants: [{ at: [0, 0], entrance: "SE" }], ...chains.ann },
            bob: { restaurants: [{ at: [8, 8], entrance: "NW" }], ...chains.bob },
          },
        },
      },
    ),
  );

/** How a game was played of which these facts are told, on a position. */
const playedFrom = (
  { rules, state }: ReturnType<typeof positionOf>,
  events: readonly Event[],
  seats?: readonly number[],
): PlayQuality => {
  // cast: what is read of an entry are its facts, of the state at the end its outcome; the rules are those of this game.
  const line = [{ events }] as unknown as readonly (GameStarted<Tagged> | Played<Tagged>)[];
  const table = { rules: { ...rules, initialState: state }, line, state: { stage: { _tag: "over", ranking: [] } } };
  return qualityOf(table as unknown as Parameters<typeof qualityOf>[0], seats);
};

const unserved = (house: number): Event => ({ _tag: "HouseUnserved", house });

describe("a house left hungry", () => {
  const WANTS = { houses: { "2": { demand: ["burger", "burger"] } } };
  const left = (chain: Fields, given: Fields = WANTS, before: readonly Event[] = []): number =>
    playedFrom(positionOf("dinnertime", given, { ann: chain }), [...before, unserved(2)]).leftHungry;

  it("is counted where a cook on the beach makes what lacks, with what is in stock", () => {
    expect(left({ beach: ["burger-cook"] })).toBe(1);
    expect(left({ beach: ["kitchen-trainee"] })).toBe(0);
    expect(left({ beach: ["kitchen-trainee"], stock: { burger: 1 } })).toBe(1);
    expect(left({ beach: ["kitchen-trainee", "kitchen-trainee"] })).toBe(1);
  });

  it("is not where the cook is at work, makes something else, or something else lacks as well", () => {
    expect(left({ atWork: ["burger-cook"] })).toBe(0);
    expect(left({ beach: ["pizza-cook"] })).toBe(0);
    expect(left({})).toBe(0);
    const more = { houses: { "2": { demand: ["burger", "beer"] } } };
    expect(left({ beach: ["burger-cook"] }, more)).toBe(0);
    expect(left({ beach: ["burger-cook"], stock: { beer: 1 } }, more)).toBe(1);
  });

  it("is not where no restaurant is open yet", () => {
    expect(left({ beach: ["burger-cook"], restaurants: [{ at: [0, 0], entrance: "SE", comingSoon: true }] })).toBe(0);
  });

  it("is not where the cook came today: hired, given, or taught what he makes", () => {
    const came = (event: Event, chain: Fields): number => left(chain, WANTS, [event]);
    const burgers = cardId("burger-cook");
    const milestone = { milestone: "first-burger-produced" } as const;
    const given: Event = { _tag: "CardsGained", seat: ann, employee: burgers, count: 1, ...milestone };
    // Each fact lays one more card on the beach: the one that lay there before may have worked.
    expect(came(given, {})).toBe(0);
    expect(came(given, { beach: ["burger-cook"] })).toBe(1);
    const trained: Event = {
      _tag: "Trained",
      seat: ann,
      employee: cardId("kitchen-trainee"),
      to: burgers,
      teachers: [],
      phantom: false,
      copy: null,
    };
    expect(came(trained, { beach: ["kitchen-trainee"] })).toBe(0);
    const hired: Event = {
      _tag: "Hired",
      seat: ann,
      employee: cardId("kitchen-trainee"),
      using: null,
      byManager: false,
      phantom: false,
    };
    expect(came(hired, { stock: { burger: 1 } })).toBe(0);
    expect(came({ ...hired, seat: bob }, { beach: ["kitchen-trainee"], stock: { burger: 1 } })).toBe(1);
  });

  it("is counted once, and told of whose cook it was", () => {
    const both = positionOf("dinnertime", WANTS, { ann: { beach: ["burger-cook"] }, bob: { beach: ["burger-cook"] } });
    expect(playedFrom(both, [unserved(2)]).leftHungry).toBe(1);
    const one = positionOf("dinnertime", WANTS, { ann: { beach: ["burger-cook"] } });
    expect(playedFrom(one, [unserved(2)], [0]).leftHungry).toBe(1);
    expect(playedFrom(one, [unserved(2)], [1])).toMatchObject({ leftHungry: 0, unserved: 1 });
  });
});

describe("drinks that nobody can ask for", () => {
  const fetched = (good: "beer" | "lemonade"): Event => ({
    _tag: "DrinkFetched",
    seat: ann,
    employee: cardId("errand-boy"),
    good,
    count: 1,
  });
  const bought = (...drinks: readonly ("beer" | "lemonade")[]): Event => ({
    _tag: "DrinksBought",
    seat: ann,
    buyer: cardId("cart-operator"),
    from: [0, 0],
    route: [],
    distance: 0,
    sources: [],
    drinks: Object.fromEntries(drinks.map((good) => [good, 2])),
  });
  const unwanted = (event: Event, given: Fields = {}, chain: Fields = {}) =>
    playedFrom(positionOf("working", given, { ann: chain }), [event]).counts.unwantedDrinks;
  const THIRSTY = { houses: { "2": { demand: ["beer"] } } };
  const RADIO = {
    campaigns: [{ campaign: 1, owner: "bob", good: "beer", left: 2, at: [3, 3] }],
  };

  it("are those that no house wants", () => {
    expect(unwanted(fetched("beer"))).toEqual({ beer: 1 });
    expect(unwanted(fetched("beer"), THIRSTY)).toEqual({});
    expect(unwanted(fetched("lemonade"), THIRSTY)).toEqual({ lemonade: 1 });
  });

  it("but what a campaign will ask for can be fetched today where it is kept for tomorrow", () => {
    const freezer = { milestones: ["first-throw-away"] };
    const before = { milestonesGone: ["first-throw-away"] };
    expect(unwanted(fetched("beer"), RADIO)).toEqual({ beer: 1 });
    expect(unwanted(fetched("beer"), before, freezer)).toEqual({ beer: 1 });
    expect(unwanted(fetched("beer"), { ...RADIO, ...before }, freezer)).toEqual({});
    // One that is gained today keeps nothing yet.
    expect(unwanted(fetched("beer"), RADIO, freezer)).toEqual({ beer: 1 });
  });

  it("and what comes of a trip for something wanted lay on the way", () => {
    expect(unwanted(bought("beer", "lemonade"), THIRSTY)).toEqual({});
    expect(unwanted(bought("lemonade"), THIRSTY)).toEqual({ lemonade: 2 });
  });
});

describe("somebody let go as he came", () => {
  const given: Event = {
    _tag: "CardsGained",
    seat: ann,
    employee: cardId("burger-cook"),
    count: 1,
    milestone: "first-burger-produced",
  };
  const gone: Event = { _tag: "Dismissed", seat: ann, atWork: {}, beach: { "burger-cook": 1 }, busy: [] };
  const firedWith = (cash: number) => {
    const { counts } = playedFrom(positionOf("payday", {}, { ann: { cash, beach: ["pizza-cook"] } }), [given, gone]);
    return [counts.firedOnArrival, counts.firedUnpayable];
  };

  it("is told apart where the cash did not cover everybody's salaries", () => {
    expect(firedWith(9)).toEqual([{ "burger-cook": 1 }, { "burger-cook": 1 }]);
    expect(firedWith(10)).toEqual([{ "burger-cook": 1 }, {}]);
  });
});

describe("a campaign", () => {
  const launched: Event = {
    _tag: "CampaignLaunched",
    seat: ann,
    marketer: cardId("campaign-manager"),
    campaign: 13,
    good: "pizza",
    left: 2,
    place: { at: [3, 3], turned: false },
  };
  type Reached = Extract<Event, { readonly _tag: "CampaignRan" }>["houses"];
  const runs = (...reached: readonly Reached[]) => {
    const ran = reached.map((houses): Event => ({ _tag: "CampaignRan", campaign: 13, good: "pizza", houses, left: 1 }));
    const { advertisedToNobody, campaignsInVain } = playedFrom(positionOf("working", {}), [launched, ...ran]).counts;
    return { advertisedToNobody, campaignsInVain };
  };
  const full = [{ house: 2, added: 0, lost: 1 }];

  it("that reaches no house is told of each time that it runs", () => {
    expect(runs([], [])).toEqual({ advertisedToNobody: { pizza: 2 }, campaignsInVain: { pizza: 1 } });
  });

  it("was in vain where all houses were full whenever it ran; one that never ran is not judged", () => {
    expect(runs(full, full)).toEqual({ advertisedToNobody: {}, campaignsInVain: { pizza: 1 } });
    expect(runs(full, [{ house: 2, added: 1, lost: 0 }])).toEqual({ advertisedToNobody: {}, campaignsInVain: {} });
    expect(runs()).toEqual({ advertisedToNobody: {}, campaignsInVain: {} });
  });

  it("is judged by itself: the next one with its tile is another one", () => {
    const ran = (houses: Reached): Event => ({ _tag: "CampaignRan", campaign: 13, good: "pizza", houses, left: 0 });
    const ended: Event = { _tag: "CampaignEnded", campaign: 13, seat: ann, employee: null };
    const facts = [launched, ran(full), ended, launched, ran([{ house: 2, added: 1, lost: 0 }]), ended];
    expect(playedFrom(positionOf("working", {}), facts).counts.campaignsInVain).toEqual({ pizza: 1 });
  });
});
