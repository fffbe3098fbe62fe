import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
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
};
