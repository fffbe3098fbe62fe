import type { ModuleWords } from "@blueplate/words";
import type { VoteReason } from "../reasons.ts";

export const words: ModuleWords<VoteReason> = {
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
  reasons: {
    "reserve-prices:vote": ({ price, usual, before }, { list }) => {
      const than = price > usual ? `o $${price - usual} więcej niż` : `o $${usual - price} mniej niż`;
      const tie =
        before.length === 0 ? "" : ` Przy równej liczbie kart wygrywa z ${list(before.map((each) => `$${each}`))}.`;
      return `Głos za $${price} za produkt po rozbiciu banku, ${price === usual ? "tyle co" : than} teraz.${tie}`;
    },
  },
};
