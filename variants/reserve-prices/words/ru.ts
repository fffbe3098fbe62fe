import type { ModuleWords } from "@blueplate/words";
import type { VoteReason } from "../reasons.ts";

export const words: ModuleWords<VoteReason> = {
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
  reasons: {
    "reserve-prices:vote": ({ price, usual, before }, { list }) => {
      const than = price > usual ? `на $${price - usual} больше, чем` : `на $${usual - price} меньше, чем`;
      const tie =
        before.length === 0 ? "" : ` При равном числе карт она важнее ${list(before.map((each) => `$${each}`))}.`;
      return `Голос за цену $${price}, когда банк лопнет: ${price === usual ? "столько же, сколько" : than} сейчас.${tie}`;
    },
  },
};
