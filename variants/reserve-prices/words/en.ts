import type { ModuleWords } from "@blueplate/words";
import type { VoteReason } from "../reasons.ts";

export const words: ModuleWords<VoteReason> = {
  name: "Reserve Prices",
  help: "Reserve cards bear a price of $5, $10 or $20: the most frequent one holds once the bank has broken.",
  slots: { price: "Price" },
  events: {
    "reserve-prices:PriceSet": ({ price }: { readonly price: number }, { dollars }) => [
      "From now on a product costs ",
      dollars(price),
      " before cards and milestones change it.",
    ],
  },
  reasons: {
    "reserve-prices:vote": ({ price, usual, before }, { list }) => {
      const than = price > usual ? `$${price - usual} more than` : `$${usual - price} less than`;
      const tie = before.length === 0 ? "" : ` At a tie it counts before ${list(before.map((each) => `$${each}`))}.`;
      return `A vote for $${price} a product once the bank has broken, ${price === usual ? "as" : than} now.${tie}`;
    },
  },
};
