import { type Json, open, redact, type Seat } from "@blueplate/kernel";
import {
  jsonCodec,
  PerPlayer,
  perPlayer,
  playerAt,
  PlayerOf,
  type ScenarioHead,
  type ExpectationPart,
} from "@blueplate/kernel/scenario";
import { Schema } from "effect";
import { allGoods } from "../content/index.ts";
import { distanceTo, doorsOf, squaresOfHouse } from "../geometry/index.ts";
import {
  BusyMarketeer,
  Cards,
  type Command,
  EmployeeId,
  entriesOf,
  type Event,
  Good,
  knownKeys,
  CampaignRoundsLeft,
  listCounts,
  MilestoneId,
  Side,
  Square,
  type Chain,
  type State,
} from "../model/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import { Distance } from "./distance.ts";
import { absentIn } from "./present.ts";

type Part = ExpectationPart<State, Command, Event>;
type Parts = Readonly<Record<string, Part>>;

const number = (look: (state: State) => number): Part => ({
  codec: jsonCodec(Schema.Int),
  ordered: true,
  look: ({ state }) => look(state),
});

const CardList = Schema.Array(EmployeeId);

const chainParts = (head: ScenarioHead, ruleset: Ruleset): Parts => {
  const lists = (look: (state: State, seat: Seat) => Json): Part["look"] => {
    return ({ state }) => perPlayer(head, (seat) => look(state, seat));
  };
  const cards = (of: (chain: Chain) => Cards): Part => ({
    codec: jsonCodec(PerPlayer(head, CardList)),
    ordered: false,
    look: lists((state, seat) => state.chains.slice(seat, seat + 1).flatMap((chain) => listCounts(of(chain)))),
  });
  return {
    cash: {
      codec: jsonCodec(PerPlayer(head, Schema.Int)),
      ordered: true,
      look: lists((state, seat) => state.chains[seat]?.cash ?? 0),
    },
    stock: {
      codec: jsonCodec(PerPlayer(head, Schema.Record(Schema.String, Schema.Natural).check(knownKeys(Schema.is(Good))))),
      ordered: true,
      look: lists((state, seat) =>
        Object.fromEntries(allGoods(ruleset.content).map((good) => [good, state.chains[seat]?.stock[good] ?? 0])),
      ),
    },
    beach: cards((chain) => chain.beach),
    atWork: cards((chain) => chain.atWork),
    hand: cards((chain) => chain.hand.content ?? {}),
    busy: {
      codec: jsonCodec(PerPlayer(head, Schema.Array(BusyMarketeer))),
      ordered: false,
      look: lists((state, seat) =>
        (state.chains[seat]?.busy ?? []).map(({ employee, campaign }) => ({ employee, campaign })),
      ),
    },
    milestones: {
      codec: jsonCodec(PerPlayer(head, Schema.Array(MilestoneId))),
      ordered: false,
      look: lists((state, seat) => (state.chains[seat]?.milestones ?? []).map((each) => each.milestone)),
    },
  };
};

const CampaignThen = (head: ScenarioHead) =>
  Schema.Struct({
    left: Schema.optionalKey(CampaignRoundsLeft),
    good: Schema.optionalKey(Good),
    owner: Schema.optionalKey(PlayerOf(head)),
    at: Schema.optionalKey(Square),
    turned: Schema.optionalKey(Schema.Boolean),
    side: Schema.optionalKey(Side),
    offset: Schema.optionalKey(Schema.Int),
  });

const tableParts = (head: ScenarioHead): Parts => ({
  bank: number((state) => state.bank.stock),
  breaks: number((state) => state.bank.breaks),
  ceoSlots: number((state) => state.ceoSlots),
  round: number((state) => state.round),
  phase: { codec: jsonCodec(Schema.String), ordered: true, look: ({ state }) => state.stage._tag },
  turnOrder: {
    codec: jsonCodec(Schema.Array(PlayerOf(head))),
    ordered: true,
    look: ({ state }) => state.turnOrder.map((seat) => playerAt(head, seat)),
  },
  supply: {
    codec: jsonCodec(Schema.Record(Schema.String, Schema.Natural).check(knownKeys(Schema.is(EmployeeId)))),
    ordered: true,
    look: ({ state }, expected) => {
      const piles = new Map<string, number>(entriesOf(state.supply.employees));
      return Object.fromEntries(Object.keys(expected ?? {}).map((id) => [id, piles.get(id) ?? 0]));
    },
  },
  demand: {
    codec: jsonCodec(Schema.Record(Schema.String, Schema.Array(Good))),
    ordered: false,
    look: ({ state }) => Object.fromEntries(state.town.houses.map((house) => [String(house.house), house.demand])),
  },
  campaigns: {
    codec: jsonCodec(Schema.Record(Schema.String, Schema.NullOr(CampaignThen(head)))),
    ordered: true,
    look: ({ state }) =>
      Object.fromEntries(
        state.town.campaigns.map(({ campaign, owner, good, left, place }) => [
          String(campaign),
          { owner: playerAt(head, owner), good, left, ...place },
        ]),
      ),
  },
});

const distanceOf = (ruleset: Ruleset, state: State, { from, to }: Distance): number | null => {
  const [x, y] = from.restaurant;
  const house = state.town.houses.find((each) => each.house === to.house);
  const doors = state.chains
    .flatMap((chain) => doorsOf(ruleset, chain))
    .filter(({ restaurant }) => restaurant[0] === x && restaurant[1] === y);
  return house ? (distanceTo(ruleset, state.town, doors, squaresOfHouse(house))?.distance ?? null) : null;
};

const mapParts = (ruleset: Ruleset): Parts => ({
  distance: {
    codec: jsonCodec(Schema.Array(Distance)),
    ordered: true,
    // cast: decoded by the codec above.
    look: ({ state }, expected) =>
      (expected as readonly Distance[]).map((each) => ({ ...each, is: distanceOf(ruleset, state, each) })),
  },
  reach: {
    codec: jsonCodec(Schema.Record(Schema.String, Schema.Array(Schema.Int))),
    ordered: false,
    look: ({ state }) =>
      Object.fromEntries(
        state.town.campaigns.map((each) => [String(each.campaign), ruleset.formulas.recipients(ruleset, state, each)]),
      ),
  },
});

const Seen = <A, I>(head: ScenarioHead, value: Schema.Codec<A, I>) =>
  Schema.optionalKey(PerPlayer(head, Schema.NullOr(value)));

/** What the view of `viewer` shows of the cards of `seat`; selections of phase 1 count as cards at work. */
const cardsSeen = (view: State, viewer: Seat, seat: Seat, part: "hand" | "atWork" | "beach"): Json => {
  const chain = view.chains[seat];
  if (!chain) return null;
  if (part === "hand") {
    const hand = open(chain.hand, viewer);
    return hand && listCounts(hand);
  }
  if (view.stage._tag !== "restructuring") return listCounts(chain[part]);
  const selection = view.stage.submitted[seat];
  return part === "atWork" && selection ? open(selection, viewer) : null;
};

const reserveSeen = (view: State, viewer: Seat, seat: Seat): Json => {
  const own = view.chains[seat]?.reserve;
  const looked = view.chains[viewer]?.seenReserves;
  return (own ? open(own, viewer) : null) ?? (looked ? open(looked, viewer)?.[seat] : null) ?? null;
};

const seesPart = (head: ScenarioHead): Part => ({
  codec: jsonCodec(
    PerPlayer(
      head,
      Schema.Struct({
        reserves: Seen(head, Schema.Int),
        hand: Seen(head, CardList),
        atWork: Seen(head, CardList),
        beach: Seen(head, CardList),
      }),
    ),
  ),
  ordered: false,
  look: ({ state }) =>
    perPlayer(head, (viewer) => {
      const view = redact(state, viewer);
      const cards = (part: "hand" | "atWork" | "beach"): Json =>
        perPlayer(head, (seat) => cardsSeen(view, viewer, seat, part));
      return {
        reserves: perPlayer(head, (seat) => reserveSeen(view, viewer, seat)),
        hand: cards("hand"),
        atWork: cards("atWork"),
        beach: cards("beach"),
      };
    }),
});

/** The parts that the modules of the game bring. */
const moduleParts = (head: ScenarioHead, ruleset: Ruleset): Parts =>
  Object.fromEntries(
    Object.entries(ruleset.scenario.expected).map(([name, part]): readonly [string, Part] => [
      name,
      {
        codec: jsonCodec(part.schema),
        ordered: part.ordered,
        look: ({ state }) => part.look(ruleset, state, head.players),
      },
    ]),
  );

/** The parts of `then` that Food Chain Magnate adds (protocol §4). */
export const partsOf = (head: ScenarioHead, ruleset: Ruleset): Parts => {
  const parts: Parts = {
    ...chainParts(head, ruleset),
    ...tableParts(head),
    ...mapParts(ruleset),
    sees: seesPart(head),
    ...moduleParts(head, ruleset),
  };
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, { ...part, ...absentIn(ruleset, name) }]),
  );
};
