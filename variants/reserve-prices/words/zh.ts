import type { ModuleWords } from "@blueplate/words";
import type { VoteReason } from "../reasons.ts";

export const words: ModuleWords<VoteReason> = {
  name: "储备价格",
  help: "储备牌上写有$5、$10或$20的价格：银行破产后，出现最多的价格生效。",
  slots: { price: "价格" },
  events: {
    "reserve-prices:PriceSet": ({ price }: { readonly price: number }, { dollars }) => [
      "从现在起，每份商品的价格是",
      dollars(price),
      "（未计卡牌和里程碑的增减）。",
    ],
  },
  reasons: {
    "reserve-prices:vote": ({ price, usual, before }, { list }) => {
      const than = price > usual ? `比现在高$${price - usual}` : `比现在低$${usual - price}`;
      const tie = before.length === 0 ? "" : `张数相同时优先于${list(before.map((each) => `$${each}`))}。`;
      return `投给银行破产后每份商品$${price}（${price === usual ? "与现在相同" : than}）的一票。${tie}`;
    },
  },
};
