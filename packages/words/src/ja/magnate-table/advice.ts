import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** What the coach says: of the phases, and why something may be worth it. */
export const advice: MagnateTableWords["advice"] = {
  /** What an idea is called where the button's own word would read as a state. */
  acts: { "restructure.submit": "組織", "order.choosePosition": "順番" },
  phases: {
    "setup-restaurants":
      "手番順の最後の人から順に、全員がレストランを1軒置きます。家が多く、ドリンクも遠くない角を探しましょう。",
    "setup-reserve":
      "カードを1枚、秘密裏に置きます。全員のカードで、銀行の破綻時に入る金額とその後のCEOの枠が決まります。",
    restructuring: "今日働く人を選びます。CEOとマネージャーの枠1つにカード1枚。研修したい人はビーチに残しましょう。",
    "order-of-business":
      "空き枠の多い人から選びます。早い順番はディナーの同点に勝ち、最後の1枚を取れます。遅い順番はほかの人の動きを見られます。",
    working:
      "雇用、研修、広告、調理、仕入れ、建設の順に行います。飛ばしてもかまいませんが、前には戻れません。最後に手番を終えましょう。",
    dinnertime: "家は番号順に食事に出かけます。欲しいものがすべて揃い、価格＋距離が最も小さいチェーンを選びます。",
    payday: "$の付いたカードには毎ラウンド$5ずつかかります。支払う前に解雇してもかまいません。",
    marketing: "広告は番号順に自動で働きます。届いた家は欲しいものが1つ増えます（3つまで）。",
    cleanup: "売れ残りは捨てられ、全員が手札に戻ります。新しいレストランが開店します。",
    over: "銀行が完全に破綻しました。最もお金持ちのチェーンの勝ちです。",
  },
  reasons: {
    "setup.placeRestaurant": "多くの家に近い",
    "setup.chooseReserve": "銀行が破綻したとき、お金も枠もいちばん多い：ゲームが長くなり、育てたものが実を結ぶ",
    "setup.chooseReserve.price": "多くの人がこれを置けば、その後はすべてが高く売れる",
    "restructure.submit": "働く人は皆稼ぐ。研修する人はビーチに残す",
    "restructure.submit.free": "働く人は皆稼ぐ。空き枠を残せば、先に順番を選べる",
    "order.choosePosition": "早い順番は同点に勝ち、最後の1枚を取れる",
    "work.hire": "1人だけのチェーンは伸びない",
    "work.train": "研修した人の働きは3倍になる",
    "work.launchCampaign": "需要がなければ売れない",
    "work.produce": "手元にないものは売れない",
    "work.fetchDrink": "家はドリンクも欲しがるかもしれない",
    "work.buyDrinks": "ドリンクに要るのは移動だけ",
    "work.placeHouse": "新しい家は新しい客。自分の店の隣なら最高",
    "work.addGarden": "庭があればその家の支払いは2倍",
    "work.openRestaurant": "より多くの家に近くなる",
    "work.moveRestaurant": "より多くの家に近くなる",
    "work.endTurn": "コーチなら今日はもう何もしない",
  },
  restUnused: (unused) => `${unused}：コーチならこのままにする。見たところ、どれも割に合わない`,
  cardReasons: {
    managers: "マネージャーの下には人をもっと置ける",
    recruiting: "より多くの人を、より早く",
    training: "研修した人の働きは3倍になる",
    prices: "安い店が隣の家を取る",
    marketing: "需要がなければ売れない",
    kitchen: "手元にないものは売れない",
    drinks: "ドリンクに要るのは移動だけ。料理と同じ値で売れる",
    building: "新しい家と庭は新しい収入",
    service: "ウェイトレスは毎晩$3稼ぎ、同点に勝つ",
  },
};
