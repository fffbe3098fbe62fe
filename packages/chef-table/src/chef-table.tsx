import type { TableProps } from "@blueplate/tabletop";
import { CardTable, type CardTableProps, GuestCheck } from "@blueplate/tabletop/cards";
import { drawingsOf } from "./drawings.tsx";
import { CARD_TABLE } from "./rows.ts";

type ChefTableProps = Omit<CardTableProps, "rows" | "drawings" | "table"> & { readonly table: TableProps };
type ChefCheckProps = Pick<ChefTableProps, "table" | "lookedBack"> & {
  /** What is looked at on the table before anything is asked: the round that has just ended; null at any other time. */
  readonly lookFirst?: (() => string | null) | undefined;
};

/** Trick-n-Chef on the table of cards. */
export const ChefTable = (props: ChefTableProps) => (
  <CardTable
    {...props}
    rows={CARD_TABLE}
    drawings={drawingsOf(props)}
    // Somebody explains each card: none is played without whoever learns.
    isHeld={() => props.table.guide !== undefined}
  />
);

/** The points of Trick-n-Chef, and what the piles come to that one may see. */
export const ChefCheck = (props: ChefCheckProps) => (
  <GuestCheck
    {...props}
    rows={CARD_TABLE}
    drawings={drawingsOf(props)}
    isOnTable={() => (props.lookFirst?.() ?? null) !== null}
  />
);
