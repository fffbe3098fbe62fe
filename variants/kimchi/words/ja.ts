import type { ModuleWords } from "@blueplate/words";

interface Made {
  readonly seat: number;
  readonly count: number;
}

export const words: ModuleWords = {
  name: "キムチ",
  help: "キムチ職人が夜のうちにキムチを漬けます。家はキムチのあるチェーンを優先し、注文に1つ添えます。",
  employees: {
    "kimchi-master": {
      name: "キムチ職人",
      effect: "夜にキムチ1個",
      help: "クリーンアップの最後にキムチを1個作ります。冷凍庫がなくても次のラウンドに残ります。",
    },
  },
  short: { "kimchi-master": "キムチ" },
  goods: { kimchi: { one: "キムチ", many: "キムチ", counted: (count) => `キムチ${count}個` } },
  events: {
    "kimchi:Made": ({ seat, count }: Made, { who, good }) => [who(seat), "が", good("kimchi", count), "を作ります。"],
  },
  refusals: { KimchiAlone: () => "冷凍庫に入れられるのは、キムチだけか、キムチ以外だけです。" },
};
