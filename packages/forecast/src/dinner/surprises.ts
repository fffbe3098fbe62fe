import type { Command, Event, Ruleset, State } from "@blueplate/engine";
import type { Rules, Seat } from "@blueplate/kernel";
import { forecastOf } from "./certainty.ts";

/** A house that was served otherwise than a seat had to expect: by whom it would have been, or null for nobody. */
export interface ForecastMiss {
  readonly house: number;
  readonly expected: Seat | null;
}

/** Who serves each house of a dinner, or null, by its facts. */
const servedBy = (facts: readonly Event[]): ReadonlyMap<number, Seat | null> => {
  const ends = facts.findIndex(({ _tag }) => _tag === "DinnerStepBegan");
  return new Map(
    facts.slice(0, ends < 0 ? facts.length : ends).flatMap((fact): readonly (readonly [number, Seat | null])[] => {
      if (fact._tag === "HouseServed") return [[fact.house, fact.seat]];
      return fact._tag === "HouseUnserved" ? [[fact.house, null]] : [];
    }),
  );
};

/**
 * What of the last dinner came otherwise than it stood when the seat ended its working day of that round, which is the last it
 * could do for it (R7.4, R14), unless it was open whether anybody would serve. From the facts of a game, in order, as the seat may see them. Nothing before the first dinner, and
 * for a seat without such a day.
 */
export const surprisesOf = (
  ruleset: Ruleset,
  { evolve, initialState }: Pick<Rules<State, Command, Event>, "evolve" | "initialState">,
  facts: readonly Event[],
  seat: Seat,
): readonly ForecastMiss[] => {
  const begins = facts.findLastIndex((fact) => fact._tag === "PhaseBegan" && fact.stage._tag === "dinnertime");
  const day = facts.slice(0, Math.max(0, begins));
  const works = day.findLastIndex((fact) => fact._tag === "PhaseBegan" && fact.stage._tag === "working");
  const ended = day.findLastIndex((fact) => fact._tag === "TurnEnded" && fact.seat === seat);
  if (ended < works || ended < 0) return [];
  const then = day.slice(0, ended + 1).reduce(evolve, initialState);
  const foretold = new Map(forecastOf(ruleset, then).map((each) => [each.house, each]));
  return [...servedBy(facts.slice(begins + 1))].flatMap(([house, server]) => {
    const { certainty, offers } = foretold.get(house) ?? { certainty: "sure", offers: [] };
    const expected = offers[0]?.seat ?? null;
    // Where nobody could serve yet, the forecast named those who still might.
    return expected === server || (expected === null && certainty === "open") ? [] : [{ house, expected }];
  });
};
