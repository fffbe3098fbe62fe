import type { Overlay } from "@blueplate/city";
import { CHAIN_STYLES, type ChainStyle } from "@blueplate/city/outline";
import {
  type EmployeeId,
  flies,
  kindsOf,
  type Ruleset,
  rulesetOf,
  type Square,
  type State,
  supplyTripsOf,
} from "@blueplate/engine";
import { effectOf, forecastOf, squaresReached } from "@blueplate/forecast";
import { entryOf } from "@blueplate/games";
import type { Json, Seat } from "@blueplate/kernel";
import { openScenario } from "@blueplate/kernel/scenario";
import { Result } from "effect";
import type { TownParagraph } from "./paragraphs.ts";

/** A position that shows what a paragraph says, and what of it lights up. */
export interface TownExample {
  readonly ruleset: Ruleset;
  readonly state: State;
  readonly overlays: readonly Overlay[];
}

/** What stands in the town, as a scenario file says it, and what lights up there. */
interface ExampleRow {
  readonly given: Readonly<Record<string, Json>>;
  readonly light?: (ruleset: Ruleset, state: State) => readonly Overlay[];
}

const GAME = "food-chain-magnate";
const MAP = ["A0 B0 T0", "R0 G0 O0", "H0 S0 I0"];
/** The last part of a scenario file. Written as text, for an object with such a field is taken for a promise. */
const NOTHING_EXPECTED: object = JSON.parse('{ "then": {} }');
const OURS = { at: [3, 3], entrance: "NW" };
const THEIRS = { at: [8, 3], entrance: "NW" };

/** The look of a chain in the examples. */
export const styleOfSeat = (seat: Seat): ChainStyle => CHAIN_STYLES[seat] ?? "comet";

const chains = (ours: Readonly<Record<string, Json>> = {}, theirs: Readonly<Record<string, Json>> = {}): Json => ({
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

const running = (campaign: number, place: Readonly<Record<string, Json>>): Json => [
  { campaign, owner: "ann", good: "burger", left: 2, ...place },
];

/** The examples of the base game by the paragraphs that they show. */
const ROWS: Readonly<Record<TownParagraph, ExampleRow>> = {
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
};

/** The example of a paragraph. */
export const townExample = async (paragraph: TownParagraph): Promise<TownExample> => {
  const row = ROWS[paragraph];
  const host = await entryOf(GAME)?.scenarios?.();
  if (!host) throw new Error(`no positions of ${GAME}`);
  const given = { round: 2, phase: "working", turnOrder: ["ann", "bob"], ...row.given };
  const players = ["ann", "bob"];
  const head = { scenario: paragraph, title: paragraph, rules: [paragraph], game: GAME, ruleset: "standard", players };
  const file = { ...head, map: MAP, given, when: [], ...NOTHING_EXPECTED };
  const { rules, state: opened } = Result.getOrThrow(openScenario(host, file)).position;
  const ruleset = rulesetOf(rules);
  if (!ruleset) throw new Error(`no rules of ${GAME}`);
  // cast: the scenarios of this game open states of it.
  const state = opened as State;
  return { ruleset, state, overlays: row.light?.(ruleset, state) ?? [] };
};
