import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "Цены в резерве",
  help: "На картах резерва цена $5, $10 или $20: когда банк лопнет, действует самая частая.",
  slots: { price: "Цена" },
  events: {
    "reserve-prices:PriceSet": ({ price }: { readonly price: number }, { dollars }) => [
      "С этого момента товар стоит ",
      dollars(price),
      " до поправок карт и достижений.",
    ],
  },
};
