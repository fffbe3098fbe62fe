import { type Good, type Goods, type Ruleset, type State, sumOf, firstAt, stockedFor } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { type Certainty, forecastOf, mayStill } from "../dinner/certainty.ts";

import { maySellOtherwise } from "../bank/bank.ts";
import { dueOf } from "../bank/cover.ts";

import { dinnerOf, isDinnerAhead } from "../dinner/dinner.ts";

import { mayDismissalsCount } from "../marketing/may-dismissals-count.ts";
import { tomorrowOf } from "../marketing/tomorrow.ts";
import { nightIfNobodyActs } from "../round/next-morning.ts";
import { isDinnerNext } from "../phase-order.ts";

/** Through which the town is looked at: demand as it is, tonight's dinner, tomorrow's demand. */
export const LENSES = ["now", "tonight", "tomorrow"] as const;
export type Lens = (typeof LENSES)[number];

/** The town before and after the night. A house that will want nothing and turns nothing away is left out. */
export interface NextRoundForecast {
  readonly house: number;
  /** What it wants now and nobody takes there tonight. */
  readonly stays: readonly Good[];
  /** What campaigns add tonight, in order of number, and what finds no room (R18.2). */
  readonly coming: readonly Good[];
  readonly lost: readonly Good[];
  /** How many it can want at most. */
  readonly room: number;
  /** Who would serve it if everybody had the goods, at the prices of now and with what will be open; null without a road. */
  readonly first: Seat | null;
  readonly certainty: Certainty;
}

const repeated = (good: Good, times: number): readonly Good[] => Array.from({ length: times }, () => good);

/** How sure tomorrow's demand of a house is: whether it eats, and whether somebody may still advertise, build or be dismissed. */
const certaintyOfMorning = (ruleset: Ruleset, state: State): ((house: number) => Certainty) => {
  const stays = !mayDismissalsCount(ruleset, state);
  if (!isDinnerAhead(ruleset, state)) return () => (stays ? "sure" : "as-it-stands");
  if (state.stage._tag === "restructuring") return () => "unknown";
  const forecast = forecastOf(ruleset, state);
  const settled = stays && isDinnerNext(ruleset, state) && !mayStill(ruleset, state, ["market", "build"]);
  return (house) => {
    const tonight = forecast.find((each) => each.house === house)?.certainty ?? "sure";
    return settled && tonight === "sure" ? "sure" : "as-it-stands";
  };
};

/** What the houses will want tomorrow: who eats tonight as it stands, then every campaign in order of number (R14, R18). */
export const nextRoundForecastOf = (ruleset: Ruleset, state: State): readonly NextRoundForecast[] => {
  const run = tomorrowOf(ruleset, state);
  const certainty = certaintyOfMorning(ruleset, state);
  return run.state.town.houses.flatMap((house): readonly NextRoundForecast[] => {
    const tokens = (count: "added" | "lost"): readonly Good[] =>
      run.campaigns.flatMap(({ good, houses }) =>
        houses.flatMap((each) => (each.house === house.house ? repeated(good, each[count]) : [])),
      );
    const coming = tokens("added");
    const lost = tokens("lost");
    if (house.demand.length + lost.length === 0) return [];
    const stays = house.demand.slice(0, house.demand.length - coming.length);
    const first = house.demand.length > 0 ? firstAt(ruleset, run.state, house) : null;
    const room = ruleset.formulas.roomOf(ruleset, run.state, house);
    return [{ house: house.house, stays, coming, lost, room, first, certainty: certainty(house.house) }];
  });
};

/**
 * The town as if a house sat down to dinner in the morning of `morningOf` and nobody lacked goods: at the prices and in the order
 * of now, with all restaurants open that stand. For `servicesOf` and `counterfactualsAt`; null for a house that will want nothing.
 */
export const nextRoundTable = (ruleset: Ruleset, state: State, number: number): State | null => {
  const morning = tomorrowOf(ruleset, state).state;
  const house = morning.town.houses.find((each) => each.house === number);
  if (!house || house.demand.length === 0) return null;
  const houses = morning.town.houses.map((each) => (each === house ? each : { ...each, demand: [] }));
  const opened = stockedFor(morning, house).chains.map((chain) => ({
    ...chain,
    restaurants: chain.restaurants.map((each) => ({ ...each, open: true })),
  }));
  // A stage at which no house has been served yet.
  return {
    ...morning,
    stage: { _tag: "marketing", lastCampaign: 0 },
    town: { ...morning.town, houses },
    chains: opened,
  };
};

/** What lies between now and the morning that `morningOf` shows: whether a dinner, and which campaigns, in order of number. */
export const nightAhead = (
  ruleset: Ruleset,
  state: State,
): { readonly dinner: boolean; readonly campaigns: readonly number[] } => ({
  dinner: isDinnerAhead(ruleset, state),
  campaigns: [...new Set(tomorrowOf(ruleset, state).campaigns.map(({ campaign }) => campaign))],
});

/** A house through a lens, as a plaque shows it. */
export interface HouseUnder {
  readonly house: number;
  readonly wants: readonly Good[];
  /** Demand to come (tomorrow). */
  readonly coming: readonly Good[];
  /** Who serves it (tonight), with price plus distance; null as well while structures are sealed. */
  readonly server: { readonly seat: Seat; readonly sum: number; readonly sure: boolean } | null;
}

/** Every house of the town through a lens. */
export const housesUnder = (ruleset: Ruleset, state: State, lens: Lens): readonly HouseUnder[] => {
  const plain = state.town.houses.map(({ house, demand }): HouseUnder => ({
    house,
    wants: demand,
    coming: [],
    server: null,
  }));
  if (lens === "tonight") {
    const forecast = forecastOf(ruleset, state).filter(({ certainty }) => certainty !== "unknown");
    return plain.map((each) => {
      const found = forecast.find(({ house }) => house === each.house);
      const best = found?.offers[0];
      if (!best) return each;
      return { ...each, server: { seat: best.seat, sum: sumOf(best), sure: found.certainty === "sure" } };
    });
  }
  if (lens === "now") return plain;
  const morning = nextRoundForecastOf(ruleset, state);
  return plain.map((each) => {
    const found = morning.find(({ house }) => house === each.house);
    return { ...each, wants: found?.stays ?? [], coming: found?.coming ?? [] };
  });
};

/** A company through a lens: cash in dollars, and the goods that it has then. */
export interface CompanyUnder {
  readonly seat: Seat;
  readonly cash: number;
  readonly stock: Goods;
  readonly certainty: Certainty;
}

/**
 * How sure it is what chains have after dinner: as sure as the least sure of the houses, and not while a card of the chain may still
 * bring it goods, or a milestone that makes its sales dearer.
 */
const certaintyOfEvening = (ruleset: Ruleset, state: State): ((seat: Seat) => Certainty) => {
  if (state.stage._tag === "restructuring") return () => "unknown";
  const areSalesSure =
    isDinnerNext(ruleset, state) && forecastOf(ruleset, state).every(({ certainty }) => certainty === "sure");
  const isDay = state.stage._tag !== "dinnertime";
  return (seat) => (areSalesSure && !(isDay && maySellOtherwise(ruleset, state, seat)) ? "sure" : "as-it-stands");
};

/**
 * Every company through a lens: as it is; when dinner is paid for (R14); in the morning, after salaries with nobody dismissed
 * and with what the freezer keeps (R17, R19). What of this is over already is not counted again.
 */
export const companiesUnder = (ruleset: Ruleset, state: State, lens: Lens): readonly CompanyUnder[] => {
  if (lens === "now") {
    return state.chains.map(({ seat, cash, stock }) => ({ seat, cash, stock, certainty: "sure" }));
  }
  const certainty = isDinnerAhead(ruleset, state) ? certaintyOfEvening(ruleset, state) : (): Certainty => "sure";
  const evening = isDinnerAhead(ruleset, state) ? dinnerOf(ruleset, state).after : state;
  if (lens === "tonight") {
    return evening.chains.map(({ seat, cash, stock }) => ({ seat, cash, stock, certainty: certainty(seat) }));
  }
  const { state: morning, events } = nightIfNobodyActs(ruleset, state);
  const isPaid = (seat: Seat): boolean => events.some((event) => event._tag === "SalariesDue" && event.seat === seat);
  return morning.chains.map(({ seat, cash, stock }) => ({
    seat,
    // Where somebody cannot pay nobody is paid yet.
    cash: cash - (isPaid(seat) ? 0 : (dueOf(ruleset, evening, seat) ?? 0)),
    stock,
    certainty: certainty(seat),
  }));
};
