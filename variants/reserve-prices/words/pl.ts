import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "Ceny z rezerwy",
  help: "Karty rezerwy mają cenę $5, $10 lub $20: po rozbiciu banku obowiązuje ta najczęstsza.",
  slots: { price: "Cena" },
  events: {
    "reserve-prices:PriceSet": ({ price }: { readonly price: number }, { dollars }) => [
      "Odtąd produkt kosztuje ",
      dollars(price),
      " przed zmianami z kart i kamieni milowych.",
    ],
  },
};
