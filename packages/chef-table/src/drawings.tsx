import type { TableProps } from "@blueplate/tabletop";
import type { CardDrawings } from "@blueplate/tabletop/cards";
import { Food } from "./foods.tsx";
import { Guest } from "./guest.tsx";

interface DrawnTable {
  readonly table: TableProps;
}

/** Who sits in a seat: the regular guest after whom it is called. */
const GuestOf = (props: DrawnTable & { readonly seat: number }) => {
  const banners = () => props.table.words.banners;
  const colour = () => props.table.facts.seats[props.seat]?.banner.colour;
  const place = (): number => {
    const found = banners().findIndex((banner) => banner.colour === colour());
    return found < 0 ? props.seat : found;
  };
  return <Guest place={place()} colour={banners()[place()]?.colour ?? "#4a4653"} />;
};

/** The pictures of Trick-n-Chef on its table of cards. */
export const drawingsOf = (props: DrawnTable): CardDrawings => ({
  guest: (seat) => <GuestOf table={props.table} seat={seat} />,
  food: (card) => <Food card={card} />,
});
