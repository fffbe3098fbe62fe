import type { Ruleset } from "@blueplate/engine";
import type { History } from "@blueplate/forecast";
import type { TableProps } from "@blueplate/tabletop";

/** A game that is looked back at: what charts, dinner table and comparison are drawn from. */
export interface ChartContext {
  readonly table: Pick<TableProps, "facts" | "names" | "seat">;
  readonly ruleset: Ruleset;
  readonly history: History;
  /** The step that is shown. */
  readonly at: number;
  /** The last step that may be shown: what comes later stays hidden, and with it the length of the game. */
  readonly upTo: number;
  readonly go: (at: number) => void;
}
