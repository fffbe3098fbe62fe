import type { OptionInfo } from "@blueplate/kernel";

/** The printings whose readings are the defaults of the options (R0.2); the first one is the default. */
export const EDITIONS = ["third", "deluxe"] as const;
export type Edition = (typeof EDITIONS)[number];

interface OptionRow {
  readonly third: string;
  readonly deluxe: string;
  readonly others?: readonly string[];
  readonly priority: "A" | "B";
}

/** Every rule option with its value in both printings (R23). */
export const OPTION_ROWS = {
  "bank-break": { third: "insufficient", deluxe: "empty", priority: "A" },
  "local-manager-target": {
    third: "any-square-any-road",
    deluxe: "entrance-on-route",
    priority: "A",
  },
  "airplane-overlap": { third: "allowed", deluxe: "no-overlap-on-same-edge", priority: "A" },
  "reserve-timing": { third: "after-restaurants", deluxe: "before-restaurants", priority: "A" },
  "regional-move-unopened": { third: "allowed", deluxe: "open-only", priority: "A" },
  "negative-prices": {
    third: "pay-bank",
    deluxe: "pay-bank",
    others: ["floor-zero"],
    priority: "A",
  },
  "recruit-attribution": {
    third: "count",
    deluxe: "count",
    others: ["player-choice"],
    priority: "A",
  },
  overfill: { third: "all-to-beach", deluxe: "all-to-beach", others: ["reject"], priority: "A" },
  "hand-visibility-phase1": {
    third: "hidden",
    deluxe: "hidden",
    others: ["visible"],
    priority: "A",
  },
  "intro-all-drinks": { third: "off", deluxe: "redraw", priority: "A" },
  "road-links": { third: "midpoint", deluxe: "any-adjacent", priority: "B" },
  "buyer-route-length": {
    third: "up-to-range",
    deluxe: "up-to-range",
    others: ["full-range"],
    priority: "B",
  },
  "phantom-target": {
    third: "at-recruit",
    deluxe: "at-recruit",
    others: ["at-train"],
    priority: "B",
  },
  "initial-entrance-rule": {
    third: "entrance-square",
    deluxe: "entrance-square",
    others: ["touched-road"],
    priority: "B",
  },
  "range-origin": { third: "open-only", deluxe: "open-only", others: ["any-own"], priority: "B" },
  "house-road-contact": {
    third: "any-of-six",
    deluxe: "any-of-six",
    others: ["house-squares-only"],
    priority: "B",
  },
  "firing-order": {
    third: "simultaneous",
    deluxe: "simultaneous",
    others: ["turn-order"],
    priority: "B",
  },
  "fired-manager-discount": { third: "lost", deluxe: "lost", others: ["kept"], priority: "B" },
  "cfo-dismissal": { third: "payday", deluxe: "payday", others: ["immediate"], priority: "B" },
  "hundred-check": { third: "end-of-dinnertime", deluxe: "any-time", priority: "B" },
  "cfo-negative-rounding": {
    third: "toward-plus-infinity",
    deluxe: "toward-plus-infinity",
    others: ["away-from-zero"],
    priority: "B",
  },
  "bankruptcy-check": {
    third: "at-payment",
    deluxe: "at-payment",
    others: ["end-of-dinnertime"],
    priority: "B",
  },
  "last-chain": { third: "game-ends", deluxe: "game-ends", others: ["continue"], priority: "B" },
} as const satisfies Readonly<Record<string, OptionRow>>;

export type OptionId = keyof typeof OPTION_ROWS;
type OthersOf<R> = R extends { readonly others: readonly (infer V)[] } ? V : never;
/** The values that an option can have. */
export type OptionValue<O extends OptionId> =
  | (typeof OPTION_ROWS)[O]["third"]
  | (typeof OPTION_ROWS)[O]["deluxe"]
  | OthersOf<(typeof OPTION_ROWS)[O]>;

/** The options of a ruleset, all of them decided. */
export type Options = { readonly [O in OptionId]: OptionValue<O> };

const infoOf = ([id, row]: readonly [string, OptionRow]): OptionInfo => ({
  id,
  values: [...new Set([row.third, row.deluxe, ...(row.others ?? [])])],
  defaults: { third: row.third, deluxe: row.deluxe },
  priority: row.priority,
});

/** The options as a lobby shows them. */
export const OPTIONS: readonly OptionInfo[] = Object.entries(OPTION_ROWS).map(infoOf);
