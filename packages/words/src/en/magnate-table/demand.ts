/** Drink sources that are demanded on the map. */
export const demand = {
  help: "Choose a source in town to demand it.",
  title: "Demanded",
  what: (good: string, square: string) => `${good} at ${square}`,
  drop: (what: string) => `No longer demand ${what}`,
  unreached: (what: string, why: string) => `${what}: ${why}.`,
  apart: "no trip passes it together with the others",
  /** On the map beside a source that is out of reach. */
  why: (distance: string, range: number) => `${distance}, reach ${range}`,
} as const;
