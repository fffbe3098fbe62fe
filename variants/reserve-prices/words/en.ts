import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
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
};
