import { CardTable, type CardTableProps, GuestCheck } from "@blueplate/tabletop/cards";
import type { BoardProps } from "../client.ts";
import { Food } from "./foods.tsx";
import { Guest } from "./guest.tsx";
import { CARD_TABLE } from "./rows.ts";

/** Who sits in a seat: the regular guest after whom it is called. */
const GuestOf = (props: BoardProps & { readonly seat: number }) => {
  const banners = () => props.table.words.banners;
  const colour = () => props.table.facts.seats[props.seat]?.banner.colour;
  const place = (): number => {
    const found = banners().findIndex((banner) => banner.colour === colour());
    return found < 0 ? props.seat : found;
  };
  return <Guest place={place()} colour={banners()[place()]?.colour ?? "#4a4653"} />;
};

const withRows = (props: BoardProps): CardTableProps => ({
  ...props,
  rows: CARD_TABLE,
  drawings: {
    guest: (seat) => <GuestOf {...props} seat={seat} />,
    food: (card) => <Food card={card} />,
  },
});

/** Trick-n-Chef on the table of cards. */
export const TrickNChefBoard = (props: BoardProps) => <CardTable {...withRows(props)} />;

/** The points of Trick-n-Chef, and what the own pile comes to. */
export const TrickNChefSheet = (props: BoardProps) => <GuestCheck {...withRows(props)} />;
