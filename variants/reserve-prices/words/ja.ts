import type { ModuleWords } from "@blueplate/words";
import type { VoteReason } from "../reasons.ts";

export const words: ModuleWords<VoteReason> = {
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
  reasons: {
    "reserve-prices:vote": ({ price, usual, before }, { list }) => {
      const than = price > usual ? `今より$${price - usual}高い` : `今より$${usual - price}安い`;
      const tie = before.length === 0 ? "" : `同数なら${list(before.map((each) => `$${each}`))}より優先されます。`;
      return `銀行の破綻後に商品1個$${price}（${price === usual ? "今と同じ" : than}）への1票。${tie}`;
    },
  },
};
