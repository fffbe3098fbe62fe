import type { Entry, Json } from "@blueplate/kernel";
import type { TableFacts } from "./table.ts";

/** Something said at a table; `seq` counts from 0. */
export interface ChatLine {
  readonly seq: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** What changes from moment to moment. `online`: seats whose person is connected. */
export interface Presence {
  readonly seq: number;
  readonly waitsFor: readonly number[];
  readonly online: readonly number[];
  readonly watchers: number;
}

/** An entry as a viewer may see it: closed envelopes, events encoded by the game's codec. */
export type SeenEntry = Entry<Json>;

/**
 * What `watch` sends. Each table begins with `Table`, then its entries and chat after the cursor, then `Presence`; later
 * ones as they happen. `Again`: the viewer's eyes changed (took or lost a seat), forget all entries, they follow from 0.
 * `Gone`: there is no such table.
 */
export type WatchMessage =
  | { readonly _tag: "Table"; readonly table: string; readonly facts: TableFacts }
  | { readonly _tag: "Again"; readonly table: string }
  | { readonly _tag: "Entry"; readonly table: string; readonly entry: SeenEntry }
  | { readonly _tag: "Chat"; readonly table: string; readonly line: ChatLine }
  | { readonly _tag: "Presence"; readonly table: string; readonly presence: Presence }
  | { readonly _tag: "Gone"; readonly table: string };
