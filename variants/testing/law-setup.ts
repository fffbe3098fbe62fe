import { foodChainMagnate, modulesOf } from "@blueplate/variants";
import type { Json, Rules, Tagged } from "@blueplate/kernel";
import { type LawsSetup, same } from "@blueplate/kernel/testing";
import { Result } from "effect";
import { conserved, roundOf } from "@blueplate/engine/testing/conserved";

/** The rules of a table. */
export const load = (
  ruleset: string,
  seats: number,
  options: Readonly<Record<string, Json>> = {},
  edition = "third",
): Rules => Result.getOrThrow(foodChainMagnate.load({ modules: modulesOf(ruleset), seats, options, edition }));

/** A trip by what it brought: of all routes past the same sources one short one is offered (R11.4). */
const trip = (event: Tagged): unknown =>
  "sources" in event && Array.isArray(event.sources)
    ? {
        ...event,
        route: null,
        distance: null,
        sources: event.sources.map((source) => JSON.stringify(source)).toSorted(),
      }
    : event;

export const alike = (one: readonly Tagged[], other: readonly Tagged[]): boolean =>
  same(one.map(trip), other.map(trip));

/** What the laws are tried on, but for the effort. */
export const setup: Omit<LawsSetup<unknown, Tagged, Tagged>, "games"> = {
  rules: {
    "standard, two players": load("standard", 2),
    "standard, four players, deluxe": load("standard", 4, {}, "deluxe"),
    "introductory, three players": load("introductory", 3),
    "second game, five players": load("second-game", 5),
    "standard, three players, other options": load("standard", 3, {
      "recruit-attribution": "player-choice",
      "phantom-target": "at-train",
      "firing-order": "turn-order",
      overfill: "reject",
      "hand-visibility-phase1": "visible",
      "reserve-timing": "before-restaurants",
    }),
    "standard, two players, other town": load("standard", 2, {
      "initial-entrance-rule": "touched-road",
      "range-origin": "any-own",
      "house-road-contact": "house-squares-only",
      "buyer-route-length": "full-range",
      "road-links": "any-adjacent",
      "airplane-overlap": "no-overlap-on-same-edge",
      "regional-move-unopened": "open-only",
      "local-manager-target": "entrance-on-route",
    }),
    "standard, three players, other evening": load("standard", 3, {
      "negative-prices": "floor-zero",
      "fired-manager-discount": "kept",
      "cfo-dismissal": "immediate",
      "hundred-check": "any-time",
      "cfo-negative-rounding": "away-from-zero",
      "bankruptcy-check": "end-of-dinnertime",
      "last-chain": "continue",
    }),
    "standard, two players, debts": load("standard", 2, {
      "bank-break": "empty",
      "bankruptcy-check": "end-of-dinnertime",
    }),
  },
  decisionsAtMost: 8000,
  alike,
  invariant: conserved,
  // Random players are poor managers: hundreds of rounds are usual, a thousand would be a game that does not end.
  rounds: { of: roundOf, atMost: 1000 },
};
