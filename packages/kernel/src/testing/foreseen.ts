import type { Tagged, Json } from "../json.ts";
import { eventsOf } from "../log.ts";
import { uncheckedRules } from "./checked.ts";
import { difference } from "./difference.ts";
import type { Law, ForecastStatements } from "./setup.ts";

/** True for a number within a range that was foreseen. */
const isWithin = (foreseen: unknown, happened: unknown): boolean =>
  typeof foreseen === "object" &&
  foreseen !== null &&
  "atLeast" in foreseen &&
  "atMost" in foreseen &&
  typeof happened === "number" &&
  Number(foreseen.atLeast) <= happened &&
  happened <= Number(foreseen.atMost);

/** What was called sure of a subject, and at which entry. */
interface Promised {
  readonly value: Json;
  readonly seq: number;
}

/** The first of the promises that these decisions have broken; those that they have kept are forgotten. */
const brokenBy = (open: Map<string, Promised[]>, decided: ForecastStatements): string | null => {
  for (const [subject, value] of Object.entries(decided)) {
    for (const promised of open.get(subject) ?? []) {
      const found = difference(promised.value, value, subject, isWithin);
      if (found) return `sure since entry ${promised.seq}: ${found}`;
    }
    open.delete(subject);
  }
  return null;
};

/** The first subject that came otherwise than foreseen, or that nobody foresaw. */
const otherwise = (foresee: () => ForecastStatements, happened: ForecastStatements): string | null => {
  const subjects = Object.entries(happened);
  if (subjects.length === 0) return null;
  const foreseen = foresee();
  for (const [subject, value] of subjects) {
    const found = difference(foreseen[subject], value, `foreseen ${subject}`, isWithin);
    if (found) return found;
  }
  return null;
};

/**
 * What is foreseen happens: at every moment whose decision leads straight into what was foreseen, and whatever was called sure at
 * any moment (every n-th is asked) once it is decided.
 */
export const foreseenHappens = <S, C extends Tagged, E extends Tagged>(): Law<S, C, E> => {
  const open = new Map<string, Promised[]>();
  let moments = 0;
  return {
    name: "what is foreseen happens",
    costly: false,
    look: ({ before, entry }, { forecast, every = 1 }) => {
      if (!forecast) return null;
      const { state } = before;
      const rules = uncheckedRules(before.rules);
      const events = eventsOf(entry);
      if (moments++ % every === 0) {
        for (const [subject, value] of Object.entries(forecast.sure(rules, state))) {
          const promised = { value, seq: before.entries.length };
          open.set(subject, [...(open.get(subject) ?? []), promised]);
        }
      }
      const found = otherwise(() => forecast.foresee(rules, state), forecast.happened(rules, state, events));
      return found ?? brokenBy(open, forecast.decided(rules, state, events));
    },
  };
};
