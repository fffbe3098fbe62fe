import type { TableProps } from "@blueplate/tabletop";
import { CardEnding } from "@blueplate/tabletop/card-ending";
import { drawingsOf } from "./drawings.tsx";
import { CARD_TABLE } from "./rows.ts";

/** What is told at the end of a game of Trick-n-Chef. */
export const ChefEnding = (props: { readonly table: TableProps; readonly withPoints: boolean }) => (
  <CardEnding {...props} rows={CARD_TABLE} drawings={drawingsOf(props)} />
);
