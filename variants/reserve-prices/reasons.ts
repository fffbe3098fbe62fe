import type { EventOf } from "@blueplate/engine";
import { open } from "@blueplate/kernel";
import type { ModuleReasons } from "@blueplate/variants/reason";
import { PRICES, USUAL } from "./variant.ts";

/** The price voted for, the one of today, and those that it counts before at a tie. */
export type VoteReason = {
  readonly id: "reserve-prices:vote";
  readonly price: number;
  readonly usual: number;
  readonly before: readonly number[];
};

/** A card is a vote for a price, which is told to whoever may see the card. */
export const reasons: ModuleReasons<VoteReason> = {
  facts: {
    ReserveChosen: ({ reader }, { amount }: EventOf<"ReserveChosen">) => {
      const price = open(amount, reader);
      if (price === null) return [];
      const place = PRICES.findIndex((each) => each === price);
      return [{ id: "reserve-prices:vote", price, usual: USUAL, before: PRICES.slice(place + 1) }];
    },
  },
};
