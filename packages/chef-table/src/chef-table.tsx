import type { TableProps } from "@blueplate/tabletop";
import { CardTable, type CardTableProps, GuestCheck } from "@blueplate/tabletop/cards";
import { drawingsOf } from "./drawings.tsx";
import { CARD_TABLE } from "./rows.ts";

type ChefTableProps = Omit<CardTableProps, "rows" | "drawings" | "table"> & { readonly table: TableProps };
type ChefCheckProps = Pick<ChefTableProps, "table" | "lookedBack">;

/** Trick-n-Chef on the table of cards. */
export const ChefTable = (props: ChefTableProps) => (
  <CardTable {...props} rows={CARD_TABLE} drawings={drawingsOf(props)} />
);

/** The points of Trick-n-Chef, and what the piles come to that one may see. */
export const ChefCheck = (props: ChefCheckProps) => (
  <GuestCheck {...props} rows={CARD_TABLE} drawings={drawingsOf(props)} />
);
