import type { EventOf } from "@blueplate/engine";
import { open } from "@blueplate/kernel";
import type { ModuleReasons } from "@blueplate/variants/reason";
import { PRICES, USUAL } from "./variant.ts";

/** A card is a vote for a price, which is told to whoever may see the card. */
export const reasons: ModuleReasons = {
  facts: {
    ReserveChosen: ({ reader }, { amount }: EventOf<"ReserveChosen">) => {
      const price = open(amount, reader);
      if (price === null) return [];
      const place = PRICES.findIndex((each) => each === price);
      return [{ id: "reserve-prices:vote", price, usual: USUAL, before: PRICES.slice(place + 1) }];
    },
  },
};
