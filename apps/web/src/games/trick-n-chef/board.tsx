import { BannerSign } from "@blueplate/magnate-table";
import { CardTable } from "@blueplate/tabletop/cards";
import type { BoardProps } from "../client.ts";
import { CARD_TABLE } from "./rows.ts";

/** Trick-n-Chef on the table of cards. */
export const TrickNChefBoard = (props: BoardProps) => (
  <CardTable
    {...props}
    rows={CARD_TABLE}
    sign={(seat) => <BannerSign banner={props.table.facts.seats[seat]?.banner} seat={seat} />}
  />
);
