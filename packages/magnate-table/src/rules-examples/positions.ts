import type { Overlay } from "@blueplate/city";
import { CHAIN_STYLES, type ChainStyle } from "@blueplate/city/outline";
import {
  type EmployeeId,
  flies,
  kindsOf,
  type Ruleset,
  type Square,
  type State,
  supplyTripsOf,
} from "@blueplate/engine";
import { effectOf, forecastOf, squaresReached } from "@blueplate/forecast";
import type { Json, Seat } from "@blueplate/kernel";
import type { ScenarioHost } from "@blueplate/kernel/scenario";
import type { TownParagraph } from "./paragraphs.ts";
import { type Given, openPosition, runPosition } from "./position.ts";

/** A position that shows what a paragraph says, and what of it lights up. */
export interface TownExample {
  readonly ruleset: Ruleset;
  readonly state: State;
  readonly overlays: readonly Overlay[];
  /** The same town when the phase that the paragraph speaks of has run. */
  readonly after?: State;
}

/** What stands in the town, as a scenario file says it, and what lights up there. */
interface ExampleRow {
  readonly given: Given;
  readonly light?: (ruleset: Ruleset, state: State) => readonly Overlay[];
  /** The phase that runs: the town is shown before and after it. */
  readonly run?: string;
}

const OURS = { at: [3, 3], entrance: "NW" };
const THEIRS = { at: [8, 3], entrance: "NW" };

/** The look of a chain in the examples. */
export const styleOfSeat = (seat: Seat): ChainStyle => CHAIN_STYLES[seat] ?? "comet";

const chains = (ours: Given = {}, theirs: Given = {}): Json => ({
  ann: { restaurants: [OURS], ...ours },
  bob: { restaurants: [THEIRS], ...theirs },
});

/** The squares that the campaigns of the town reach. */
const reached = (ruleset: Ruleset, state: State): readonly Overlay[] =>
  state.town.campaigns.map((campaign) => ({
    kind: "reach",
    style: styleOfSeat(campaign.owner),
    squares: squaresReached(ruleset, state, campaign),
  }));

/** The trip that brings most, of the last buyer on wheels or with wings. */
const fetched =
  (flying: boolean, from: Square) =>
  (ruleset: Ruleset, state: State): readonly Overlay[] => {
    const [seat] = state.turnOrder;
    const buyers = kindsOf<EmployeeId>(ruleset.content.employees).filter(
      (employee) => ruleset.content.employees[employee]?.abilities.some(({ _tag }) => _tag === "buy") === true,
    );
    const buyer = buyers.findLast((employee) => flies(ruleset, employee) === flying);
    if (seat === undefined || buyer === undefined) return [];
    const [best] = supplyTripsOf(ruleset, state, seat, buyer, from).toSorted(
      (one, other) => other.sources.length - one.sources.length || one.distance - other.distance,
    );
    if (!best) return [];
    const style = styleOfSeat(seat);
    return flying
      ? [{ kind: "tiles", style, tiles: best.route.map((tile, distance) => ({ tile, distance })) }]
      : [{ kind: "routes", style, routes: [best.route], chips: [] }];
  };

/** What the campaigns bring to each house tonight: `+1`, or nothing more where it is full. */
const coming = (ruleset: Ruleset, state: State): readonly Overlay[] => {
  const [campaign] = state.town.campaigns;
  if (!campaign) return [];
  const chips = effectOf(ruleset, state, campaign).flatMap(({ house, added }) => {
    const at = state.town.houses.find((each) => each.house === house)?.at;
    const over: Square | undefined = at && [at[0] + 1, at[1]];
    return over ? [{ at: over, text: `+${added}`, tone: added > 0 ? ("plain" as const) : ("dim" as const) }] : [];
  });
  return [{ kind: "chips", chips }];
};

/** Who would serve which house tonight. */
const served = (ruleset: Ruleset, state: State): readonly Overlay[] => [
  {
    kind: "forecast",
    lines: forecastOf(ruleset, state).flatMap(({ house, offers: [best] }) => {
      const from = state.town.houses.find((each) => each.house === house)?.at;
      return from && best ? [{ from, to: best.restaurant, style: styleOfSeat(best.seat), sure: true }] : [];
    }),
  },
];

const campaignOf = (campaign: number, place: Given, owner = "ann", good = "burger"): Json => ({
  campaign,
  owner,
  good,
  left: 2,
  ...place,
});

const running = (campaign: number, place: Given): Json => [campaignOf(campaign, place)];

/** One of every kind, and airplanes of every width. */
const EVERY_KIND: Json = [
  campaignOf(1, { at: [3, 8] }),
  campaignOf(4, { side: "W", offset: 3 }, "bob", "pizza"),
  campaignOf(5, { side: "N", offset: 6 }, "bob", "beer"),
  campaignOf(6, { side: "E", offset: 9 }, "ann", "lemonade"),
  campaignOf(7, { at: [5, 9] }, "bob", "soft-drink"),
  campaignOf(14, { at: [5, 3] }, "ann", "pizza"),
];

/** The examples of the base game by the paragraphs that they show. */
const ROWS: Readonly<Record<TownParagraph, ExampleRow>> = {
  "R1.4": { given: { chains: chains(), campaigns: EVERY_KIND } },
  "R2.8": { given: { chains: chains() } },
  "R3.8.1": { given: { chains: chains(), campaigns: running(7, { at: [5, 9] }) }, light: reached },
  "R3.9.1": { given: { chains: chains(), campaigns: running(4, { side: "W", offset: 4 }) }, light: reached },
  "R3.10.1": { given: { chains: chains(), campaigns: running(1, { at: [3, 8] }) }, light: reached },
  "R10.3": { given: { chains: chains(), campaigns: running(14, { at: [5, 3] }) }, light: reached },
  "R11.4": { given: { chains: chains() }, light: fetched(false, [3, 3]) },
  "R11.7": { given: { chains: chains() }, light: fetched(true, [3, 3]) },
  "R12.3": { given: { chains: chains(), newHouses: [{ house: 3, at: [3, 8], garden: "E", demand: [] }] } },
  "R13.3": { given: { chains: chains({ restaurants: [OURS, { at: [10, 8], entrance: "NE", comingSoon: true }] }) } },
  "R14.2.1": {
    given: {
      phase: "dinnertime",
      chains: chains({ stock: { burger: 2 } }, { stock: { burger: 2 } }),
      houses: { "2": { demand: ["burger"] }, "12": { demand: ["burger"] }, "15": { demand: ["burger"] } },
    },
    light: served,
  },
  "R18.2": {
    given: {
      chains: chains(),
      campaigns: running(1, { at: [3, 8] }),
      houses: { "2": { demand: ["burger", "beer", "pizza"] }, "12": { demand: ["burger"] } },
    },
    light: coming,
  },
  "R19.4": {
    run: "cleanup",
    given: {
      phase: "cleanup",
      chains: chains({ restaurants: [OURS, { at: [10, 8], entrance: "NE", comingSoon: true }] }),
    },
  },
  // Only its garden lies beside a road.
  R23: { given: { chains: chains(), newHouses: [{ house: 3, at: [4, 9], garden: "E", demand: [] }] } },
};

/** The example of a paragraph. */
export const townExample = (host: ScenarioHost, paragraph: TownParagraph): TownExample => {
  const { given, light, run } = ROWS[paragraph];
  if (run !== undefined) return { ...runPosition(host, { paragraph, given }, run), overlays: [] };
  const { ruleset, state } = openPosition(host, { paragraph, given });
  return { ruleset, state, overlays: light?.(ruleset, state) ?? [] };
};
