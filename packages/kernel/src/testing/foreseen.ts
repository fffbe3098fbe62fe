import type { Tagged, Json } from "../json.ts";
import { eventsOf } from "../log.ts";
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

/** Something that was called sure, and at which entry. */
interface Promised {
  readonly subject: string;
  readonly value: Json;
  readonly seq: number;
}

/** The first of the promises that these decisions have broken; those that they have kept are forgotten. */
const brokenBy = (open: Promised[], decided: ForecastStatements): string | null => {
  for (const { subject, value, seq } of open) {
    if (!Object.hasOwn(decided, subject)) continue;
    const found = difference(value, decided[subject], subject, isWithin);
    if (found) return `sure since entry ${seq}: ${found}`;
  }
  const left = open.filter(({ subject }) => !Object.hasOwn(decided, subject));
  open.splice(0, open.length, ...left);
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
  const open: Promised[] = [];
  let moments = 0;
  return {
    name: "what is foreseen happens",
    costly: false,
    look: ({ before, entry }, { forecast, every = 1 }) => {
      if (!forecast) return null;
      const { rules, state } = before;
      const events = eventsOf(entry);
      if (moments++ % every === 0) {
        const sure = Object.entries(forecast.sure(rules, state));
        open.push(...sure.map(([subject, value]) => ({ subject, value, seq: before.entries.length })));
      }
      const found = otherwise(() => forecast.foresee(rules, state), forecast.happened(rules, state, events));
      return found ?? brokenBy(open, forecast.decided(rules, state, events));
    },
  };
};
