/** Drink sources that are demanded by a click on the map. */
export const demand = {
  help: "A click on a source in town demands it.",
  title: "Demanded",
  what: (good: string, square: string) => `${good} at ${square}`,
  drop: (what: string) => `No longer demand ${what}`,
  unreached: (what: string, why: string) => `${what}: ${why}.`,
  apart: "no trip passes it together with the others",
  /** On the map beside a source that is out of reach. */
  why: (distance: string, range: number) => `${distance}, reach ${range}`,
} as const;
