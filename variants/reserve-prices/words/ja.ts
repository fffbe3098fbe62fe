import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "準備金の価格",
  help: "準備金カードには$5、$10、$20の価格があり、銀行が破綻すると最も多い価格になります。",
  slots: { price: "価格" },
  events: {
    "reserve-prices:PriceSet": ({ price }: { readonly price: number }, { dollars }) => [
      "これから商品1個の価格は",
      dollars(price),
      "（カードとマイルストーンの修正前）です。",
    ],
  },
};
