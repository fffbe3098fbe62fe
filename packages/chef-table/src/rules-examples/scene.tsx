import type { Rules, Seat } from "@blueplate/kernel";
import { wordsOf } from "@blueplate/tabletop";
import type { CardSceneProps } from "@blueplate/tabletop/cards";
import { trickNChef } from "@blueplate/trick-n-chef";
import { Food } from "../foods.tsx";
import { Guest } from "../guest.tsx";
import { CARD_TABLE } from "../rows.ts";

const words = () => wordsOf(trickNChef.id);
const bannerAt = (seat: number) => words().banners[seat];

/** A table at which the regular guests sit, each in the place of a seat. */
export const sceneOf = (rules: Rules, state: unknown, seat: Seat | null): CardSceneProps => ({
  table: {
    get words() {
      return words();
    },
    rules,
    state,
    seat,
    entries: [],
    names: (at) => bannerAt(at)?.name ?? "",
  },
  rows: CARD_TABLE,
  drawings: {
    guest: (at) => <Guest place={at} colour={bannerAt(at)?.colour ?? "#4a4653"} />,
    food: (card) => <Food card={card} />,
  },
});
