import { seatOf } from "@blueplate/kernel";
import type { ExamplePart } from "@blueplate/tabletop/cards";
import type { PositionRow } from "./position.ts";
import type { PositionParagraph } from "./paragraphs.ts";

/** A position, what of the table is shown of it, and the option that decides it, if one does. */
export interface ExampleRow extends PositionRow {
  readonly parts: readonly ExamplePart[];
  readonly option?: string;
}

const [FIRST, SECOND, THIRD] = [seatOf(0), seatOf(1), seatOf(2)];

/** A trick that is over, with the lamps that lit it. */
const wholeTrick = (scenario: string): ExampleRow => ({
  scenario,
  moves: 4,
  seat: null,
  parts: ["lamps", "trick"],
  eventTags: ["TrickWon"],
});

const lampsOnly = (scenario: string): ExampleRow => ({ scenario, moves: 0, seat: null, parts: ["lamps"] });

/** Whether coins count for the lowest card: the same trick either way. */
const lowestBy = (scenario: string): ExampleRow => ({
  scenario,
  moves: 4,
  seat: null,
  parts: ["trick"],
  eventTags: ["TrickWon"],
  option: "coins-affect-lowest",
});

/** The positions that each paragraph shows: scenario files, so that the rules themselves say what comes of them. */
export const POSITIONS: Readonly<Record<PositionParagraph, readonly ExampleRow[]>> = {
  "T2.6": [{ scenario: "TS-62", moves: 0, seat: THIRD, parts: ["seats", "lamps"] }],
  "T3.4": [{ scenario: "TS-17", moves: 1, seat: SECOND, parts: ["trick", "hand"] }],
  "T4.1": [lampsOnly("TS-05")],
  "T4.2": [lampsOnly("TS-06")],
  "T4.4": [{ scenario: "TS-07", moves: 4, seat: FIRST, parts: ["lamps"] }],
  "T5.1": [{ ...wholeTrick("TS-11"), parts: ["trick"] }],
  "T6.1": [wholeTrick("TS-10")],
  "T6.2": [wholeTrick("TS-09")],
  "T6.3": [wholeTrick("TS-13")],
  "T7.1": [
    { scenario: "TS-08", moves: 5, seat: null, parts: ["trick", "seats"], eventTags: ["ChefTaken", "CoinsAwarded"] },
  ],
  "T8.2": [{ scenario: "TS-30", moves: 4, seat: FIRST, parts: ["check"] }],
  "T9.2": [{ scenario: "TS-39a", moves: 5, seat: null, parts: ["points"], eventTags: ["RoundBegun"] }],
  "T10.1": [{ scenario: "TS-41b", moves: 5, seat: null, parts: ["points"], eventTags: ["GameEnded"] }],
  "T11.1": [{ scenario: "TS-60", moves: 0, seat: FIRST, parts: ["seats", "hand"] }],
  T12: [lowestBy("TS-21a"), lowestBy("TS-21b")],
};
