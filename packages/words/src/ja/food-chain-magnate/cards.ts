import type { FoodChainMagnateWords, GoodWords } from "../../food-chain-magnate/words.ts";
import { OTHERWISE, openTable } from "../../open-table.ts";

/** Cards whose Japanese name is ours: the printed summaries call them otherwise, by a group, or not at all. */
export const ours: FoodChainMagnateWords["ours"] = [
  "recruiting-girl",
  "trainer",
  "junior-vice-president",
  "vice-president",
  "senior-vice-president",
  "pricing-manager",
  "discount-manager",
  "luxuries-manager",
  "marketing-trainee",
  "campaign-manager",
  "brand-director",
  "kitchen-trainee",
  "burger-chef",
  "pizza-chef",
];

/** A long name that may break between its words, which Japanese writes without blanks. */
const parted = (name: string): string => name.replaceAll("|", "\u200B");

/** The names of the cards, and what they do. */
export const employees: FoodChainMagnateWords["employees"] = openTable(
  "ja",
  "employees",
  {
    ceo: { name: "CEO", effect: "雇用1", help: "常に勤務。毎ターン1人を雇用できる。" },
    waitress: { name: "ウェイトレス", effect: "$3", help: "ディナー後に$3を得る。客の取り合いで同点なら有利。" },
    "management-trainee": {
      name: parted("マネジメント|トレイニー"),
      effect: "部下2",
      help: "マネージャー以外の部下を2人持てる。",
    },
    "junior-vice-president": {
      name: parted("ジュニア|バイス|プレジデント"),
      effect: "部下3",
      help: "マネージャー以外の部下を3人持てる。",
    },
    "vice-president": {
      name: parted("バイス|プレジデント"),
      effect: "部下4",
      help: "マネージャー以外の部下を4人持てる。",
    },
    "senior-vice-president": {
      name: parted("シニア|バイス|プレジデント"),
      effect: "部下5",
      help: "マネージャー以外の部下を5人持てる。",
    },
    "executive-vice-president": {
      name: parted("エグゼクティブ|バイス|プレジデント"),
      effect: "部下10",
      help: "マネージャー以外の部下を10人持てる。",
    },
    "new-business-developer": {
      name: parted("ニュー|ビジネス|デベロッパー"),
      effect: "家か庭",
      help: "庭付きの家を建てるか、家に庭を足す。",
    },
    "luxuries-manager": {
      name: parted("ラグジュアリー|マネージャー"),
      effect: "+$10",
      help: "単価を$10上げる（強制）。",
    },
    "pricing-manager": { name: parted("プライシング|マネージャー"), effect: "−$1", help: "単価を$1下げる（強制）。" },
    "discount-manager": {
      name: parted("ディスカウント|マネージャー"),
      effect: "−$3",
      help: "単価を$3下げる（強制）。",
    },
    "local-manager": {
      name: parted("ローカル|マネージャー"),
      effect: "新規出店",
      help: "距離3以内に出店（クリーンアップで開店）。自分の全店舗がドライブインになる。",
    },
    "regional-manager": {
      name: parted("リージョナル|マネージャー"),
      effect: "即時出店",
      help: "どこにでも出店か移転ができ、すぐ開店。自分の全店舗がドライブインになる。",
    },
    cfo: { name: "CFO", effect: "+50%", help: "ディナーの収入が5割増しになる。" },
    "recruiting-girl": {
      name: parted("リクルート|ガール"),
      effect: "雇用1",
      help: "毎ターン、追加で1人を雇用できる。",
    },
    "recruiting-manager": {
      name: parted("リクルート|マネージャー"),
      effect: "雇用2",
      help: "追加で2人を雇用できる。使わなかった1人分につき給料が$5減る。",
    },
    "hr-director": {
      name: parted("HR|ディレクター"),
      effect: "雇用4",
      help: "追加で4人を雇用できる。使わなかった1人分につき給料が$5減る。",
    },
    trainer: { name: "トレーナー", effect: "研修1", help: "ビーチの1人を1段階研修する。" },
    coach: { name: "コーチ", effect: "研修2", help: "研修2段階。1枚に集中しても2枚に分けてもよい。" },
    guru: { name: "グル", effect: "研修3", help: "研修3段階。3枚まで分けてよい。" },
    "errand-boy": { name: parted("エランド|ボーイ"), effect: "ドリンク1", help: "好きなドリンクを1本取ってくる。" },
    "cart-operator": {
      name: parted("カート|オペレーター"),
      effect: "1か所2本",
      help: "道路で距離2まで。通った供給源ごとにドリンク2本。",
    },
    "truck-driver": {
      name: parted("トラック|ドライバー"),
      effect: "1か所3本",
      help: "道路で距離3まで。通った供給源ごとにドリンク3本。",
    },
    "zeppelin-pilot": {
      name: parted("飛行船|パイロット"),
      effect: "1か所2本",
      help: "タイル4枚先まで飛ぶ。その上の供給源ごとにドリンク2本。",
    },
    "marketing-trainee": {
      name: parted("マーケティング|トレイニー"),
      effect: "看板",
      help: "距離2以内に看板を出す。最長2ラウンド。",
    },
    "campaign-manager": {
      name: parted("キャンペーン|マネージャー"),
      effect: "郵便",
      help: "距離3以内に看板か郵便広告を出す。最長3ラウンド。",
    },
    "brand-manager": {
      name: parted("ブランド|マネージャー"),
      effect: "飛行機",
      help: "どこにでも看板・郵便広告・飛行機を出す。最長4ラウンド。",
    },
    "brand-director": {
      name: parted("ブランド|ディレクター"),
      effect: "ラジオ",
      help: "どこにでもどの広告でも出す。最長5ラウンド。",
    },
    "kitchen-trainee": {
      name: parted("キッチン|トレイニー"),
      effect: "どちらか1個",
      help: "ハンバーガーかピザを1個作る。",
    },
    "burger-cook": { name: parted("ハンバーガー|コック"), effect: "バーガー3", help: "ハンバーガーを3個作る。" },
    "burger-chef": { name: parted("ハンバーガー|シェフ"), effect: "バーガー8", help: "ハンバーガーを8個作る。" },
    "pizza-cook": { name: parted("ピザ|コック"), effect: "ピザ3", help: "ピザを3枚作る。" },
    "pizza-chef": { name: parted("ピザ|シェフ"), effect: "ピザ8", help: "ピザを8枚作る。" },
  },
  OTHERWISE.employees,
);

export const families: FoodChainMagnateWords["families"] = {
  managers: "管理職",
  recruiting: "採用",
  training: "研修",
  prices: "価格",
  marketing: "広告",
  kitchen: "キッチン",
  drinks: "ドリンク",
  building: "開発",
  service: "接客・財務",
};

/** A good with the counter that goes with it. */
const good = (name: string, counter: string): GoodWords => ({
  one: name,
  many: name,
  counted: (count) => `${name}${count}${counter}`,
});

export const goods: FoodChainMagnateWords["goods"] = openTable(
  "ja",
  "goods",
  {
    burger: good("ハンバーガー", "個"),
    pizza: good("ピザ", "枚"),
    beer: good("ビール", "本"),
    lemonade: good("レモネード", "本"),
    "soft-drink": good("ソフトドリンク", "本"),
  },
  OTHERWISE.goods,
);

export const campaigns: FoodChainMagnateWords["campaigns"] = openTable(
  "ja",
  "campaigns",
  {
    billboard: { name: "看板", reach: "隣接する家" },
    mailbox: { name: "郵便広告", reach: "同じ街区のすべての家" },
    airplane: { name: "飛行機", reach: "同じ列のすべての家" },
    radio: { name: "ラジオ", reach: "そのタイルと周囲8枚" },
  },
  OTHERWISE.campaigns,
);

export const milestones: FoodChainMagnateWords["milestones"] = openTable(
  "ja",
  "milestones",
  {
    "first-billboard": {
      name: "初めての看板",
      trigger: "看板を出す。",
      effect: "以後に出す自分の広告は無期限。広告担当のマネージャーとディレクターは給料不要。",
    },
    "first-train": { name: "初めての研修", trigger: "誰かを研修する。", effect: "毎回の給料が$15減る。" },
    "first-hire-3": {
      name: "初めて1ターンに3人雇用",
      trigger: "1ターンに3人を雇用する。",
      effect: "マネジメントトレイニー2枚をすぐに得る。",
    },
    "first-burger-marketed": {
      name: "初めてのハンバーガー広告",
      trigger: "ハンバーガーを広告する。",
      effect: "ハンバーガーを1個売るごとに+$5。",
    },
    "first-pizza-marketed": {
      name: "初めてのピザ広告",
      trigger: "ピザを広告する。",
      effect: "ピザを1枚売るごとに+$5。",
    },
    "first-drink-marketed": {
      name: "初めてのドリンク広告",
      trigger: "いずれかのドリンクを広告する。",
      effect: "ドリンクを1本売るごとに+$5。",
    },
    "first-errand-boy": {
      name: "初めてのエランドボーイ",
      trigger: "エランドボーイを勤務させる。",
      effect: "供給源やおつかいのたびにドリンクが1本増える。",
    },
    "first-have-20": { name: "初めての$20", trigger: "$20を持つ。", effect: "すべての準備金カードを見られる。" },
    "first-burger-produced": {
      name: "初めてのハンバーガー調理",
      trigger: "ハンバーガーを作る。",
      effect: "ハンバーガーコック1枚をすぐに得る。",
    },
    "first-pizza-produced": {
      name: "初めてのピザ調理",
      trigger: "ピザを作る。",
      effect: "ピザコック1枚をすぐに得る。",
    },
    "first-waitress": {
      name: "初めてのウェイトレス",
      trigger: "ウェイトレスを勤務させる。",
      effect: "ウェイトレスの収入が$3から$5になる。",
    },
    "first-throw-away": {
      name: "初めての廃棄",
      trigger: "クリーンアップで何かを廃棄する。",
      effect: "冷凍庫：次のラウンドから商品を10個まで残せる。",
    },
    "first-lower-prices": {
      name: "初めての値下げ",
      trigger: "プライシングかディスカウントのマネージャーを勤務させる。",
      effect: "以後ずっと単価−$1。",
    },
    "first-cart-operator": {
      name: "初めてのカートオペレーター",
      trigger: "カートオペレーターを勤務させる。",
      effect: "カート、トラック、飛行船の距離が1伸びる。",
    },
    "first-airplane": {
      name: "初めての飛行機広告",
      trigger: "飛行機を出す。",
      effect: "営業順を決めるときの空き枠が2増える。",
    },
    "first-radio": {
      name: "初めてのラジオ広告",
      trigger: "ラジオを出す。",
      effect: "自分のラジオは各家に需要を2ずつもたらす。",
    },
    "first-have-100": {
      name: "初めての$100",
      trigger: "ディナー後に$100を持つ。",
      effect: "次のラウンドからCEOがCFOを兼ねる。CFOは持てなくなる。",
    },
    "first-pay-20": {
      name: "初めて給料$20以上",
      trigger: "給料日に$20以上を支払う。",
      effect: "1ターンに同じカードを複数のトレーナーで研修できる。",
    },
  },
  OTHERWISE.milestones,
);
