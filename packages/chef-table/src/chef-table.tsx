import type { TableProps } from "@blueplate/tabletop";
import { type CardDrawings, CardTable, type CardTableProps, GuestCheck } from "@blueplate/tabletop/cards";
import { Food } from "./foods.tsx";
import { Guest } from "./guest.tsx";
import { CARD_TABLE } from "./rows.ts";

type ChefTableProps = Omit<CardTableProps, "rows" | "drawings" | "table"> & { readonly table: TableProps };
type ChefCheckProps = Pick<ChefTableProps, "table" | "lookedBack">;

/** Who sits in a seat: the regular guest after whom it is called. */
const GuestOf = (props: Pick<ChefCheckProps, "table"> & { readonly seat: number }) => {
  const banners = () => props.table.words.banners;
  const colour = () => props.table.facts.seats[props.seat]?.banner.colour;
  const place = (): number => {
    const found = banners().findIndex((banner) => banner.colour === colour());
    return found < 0 ? props.seat : found;
  };
  return <Guest place={place()} colour={banners()[place()]?.colour ?? "#4a4653"} />;
};

const drawingsOf = (props: Pick<ChefCheckProps, "table">): CardDrawings => ({
  guest: (seat) => <GuestOf table={props.table} seat={seat} />,
  food: (card) => <Food card={card} />,
});

/** Trick-n-Chef on the table of cards. */
export const ChefTable = (props: ChefTableProps) => (
  <CardTable {...props} rows={CARD_TABLE} drawings={drawingsOf(props)} />
);

/** The points of Trick-n-Chef, and what the piles come to that one may see. */
export const ChefCheck = (props: ChefCheckProps) => (
  <GuestCheck {...props} rows={CARD_TABLE} drawings={drawingsOf(props)} />
);
