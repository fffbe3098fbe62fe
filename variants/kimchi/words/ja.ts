import type { ModuleWords } from "@blueplate/words";
import type { KimchiReason } from "../reasons.ts";
import type { Made } from "../variant.ts";

export const words: ModuleWords<KimchiReason> = {
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
  reasons: {
    "kimchi:tonight": ({ houses, won, dollars }, { list, dollars: money }) =>
      `キムチ：家${list(houses)}に優先され、今夜約${money(dollars)}増えます${
        won.length === 0 ? "" : `（家${list(won)}はキムチがなければ来ません）`
      }。`,
    "kimchi:overnight": ({ count, dollars }, { goods, dollars: money }) =>
      `明日のための${goods("kimchi", count)}：家${count}軒に優先され、注文のほかに約${money(dollars)}。`,
    "kimchi:hired": ({ count, dollars }, { goods, dollars: money }) =>
      `勤務する夜ごとに${goods("kimchi", count)}：家${count}軒に優先され、注文のほかに約${money(dollars)}。`,
    "kimchi:kept": ({ count, dollars }, { goods, dollars: money }) =>
      `${goods("kimchi", count)}を残します：明日、家${count}軒に優先され、注文のほかに約${money(dollars)}。`,
  },
};
