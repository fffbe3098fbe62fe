import {
  dearer,
  oneLess,
  rounder,
  fillsUp,
  lastServes,
  moreTokens,
  tipping,
  withPolicies,
} from "@blueplate/engine/testing/ruleset-edits";
import { changedRules } from "@blueplate/variants/testing/changed-rules";
import { rulesetOf } from "@blueplate/engine";
import { setup } from "@blueplate/variants/testing/law-setup";
import type { Rules, Tagged } from "@blueplate/kernel";
import {
  type ForecastCheck,
  foreseenHappens,
  forecastLaws,
  type ForecastStatements,
  tryLaw,
} from "@blueplate/kernel/testing";
import { describe, expect, it } from "vitest";
import { magnateForecast } from "../../src/testing/foreseen.ts";

// cast: the laws take any rules.
const anyRules = (rules: unknown): Rules => rules as Rules;

/** Changes that forecasts have never heard of: another row, other formulas, a policy that pays. */
const changed = Object.fromEntries(
  Object.entries({
    "another marketing row": [fillsUp],
    "more tokens": [moreTokens],
    "another preference": [lastServes],
    "other prices": [dearer],
    "sales that bring more": [rounder],
    "other recipients": [oneLess],
    "a policy that pays": [withPolicies(tipping(20))],
    "two policies that pay": [withPolicies(tipping(20), tipping(7))],
    "all of it": [fillsUp, lastServes, dearer, rounder, oneLess, withPolicies(tipping(20))],
  }).map(([name, edits]) => [name, anyRules(changedRules(edits, 3))]),
);

forecastLaws("Food Chain Magnate", { ...setup, games: 1, every: 10, forecast: magnateForecast });

forecastLaws("Food Chain Magnate with changes", {
  ...setup,
  rules: {
    ...changed,
    "introductory, another marketing row": anyRules(changedRules([fillsUp], 2, "introductory")),
    "second game, a policy that pays": anyRules(changedRules([withPolicies(tipping(20))], 2, "second-game")),
  },
  games: 1,
  every: 10,
  decisionsAtMost: 1_500,
  forecast: magnateForecast,
});

describe("a forecast that goes by its own rules", () => {
  const plain = changedRules([], 3);
  /** As forecasts were: they ask the base game, whatever is played. */
  const deaf: ForecastCheck<unknown, Tagged, Tagged> = {
    ...magnateForecast,
    foresee: (_, state) => magnateForecast.foresee(anyRules(plain), state),
    sure: () => ({}),
  };

  const trying =
    (name: string, forecast = deaf) =>
    (): void =>
      tryLaw(foreseenHappens(), { ...setup, games: 1, forecast }, changed[name] ?? anyRules(plain), "deaf");

  it.each([
    ["another marketing row", /foreseen tonight's campaigns/],
    ["more tokens", /foreseen tonight's campaigns/],
    ["another preference", /foreseen (tonight's sales|cash tonight)/],
    ["other prices", /foreseen (tonight's sales|cash tonight)/],
    ["a policy that pays", /foreseen (after dinner|cash tonight)/],
  ])("is noticed with %s", (name, what) => {
    expect(trying(name)).toThrow(what);
  });

  it("has been compared in everything that it says", () => {
    const kinds = new Set<string>();
    const noted = (all: ForecastStatements): ForecastStatements => {
      for (const subject of Object.keys(all))
        kinds.add(subject.replaceAll(/\d+/g, "N").replace(/(gains|of) [a-z]\S*( in| work)/, "$1 X$2"));
      return all;
    };
    const forecast: ForecastCheck<unknown, Tagged, Tagged> = {
      ...magnateForecast,
      happened: (...given) => noted(magnateForecast.happened(...given)),
      decided: (...given) => noted(magnateForecast.decided(...given)),
    };
    expect(trying("", forecast)).not.toThrow();
    expect([...kinds].toSorted()).toEqual([
      "after dinner",
      "bank breaks in round N",
      "bank pays in round N",
      "cash of seat N after dinner N",
      "cash tomorrow of seat N",
      "cash tonight of seat N",
      "demand of house N after round N",
      "everything in the morning",
      "house N in round N",
      "how many of X work for seat N in round N",
      "people in the morning",
      "salaries of seat N",
      "stock of seat N after dinner N",
      "stock tomorrow of seat N",
      "stock tonight of seat N",
      "tonight's campaigns",
      "tonight's sales",
      "town in the morning",
      "what campaign N does",
      "whether seat N gains X in round N",
    ]);
  });

  it("is noticed where a panel shows the houses that a campaign's tile reaches, whomever the rules say", () => {
    const geometric: typeof deaf.foresee = (rules, state) => {
      const asked = rulesetOf(rules);
      const formulas = { ...asked.formulas, recipients: rulesetOf(plain).formulas.recipients };
      const panel = magnateForecast.foresee(anyRules({ ...plain, ruleset: { ...asked, formulas } }), state);
      const said = Object.entries(panel).filter(([subject]) => subject.startsWith("what campaign"));
      return { ...magnateForecast.foresee(rules, state), ...Object.fromEntries(said) };
    };
    const told = { ...magnateForecast, foresee: geometric, sure: () => ({}) };
    expect(trying("other recipients", told)).toThrow(/foreseen what campaign \d+ does/);
    expect(trying("", told)).not.toThrow();
  });

  it("is noticed where it calls sure what is not", () => {
    const sure: typeof deaf.sure = (rules, state) =>
      Object.fromEntries(
        Object.entries(magnateForecast.foresee(rules, state)).flatMap(([subject, value]) =>
          subject.startsWith("bank pays") ? [[subject, { atLeast: -1, atMost: -1 }, value]] : [],
        ),
      );
    expect(trying("", { ...magnateForecast, sure })).toThrow(/sure since entry \d+: bank pays in round/);
    expect(trying("")).not.toThrow();
  });
});
