import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** The time lens, and a dinner explained. */
export const lens: MagnateTableWords["lens"] = {
  comma: "、",
  label: "町の見方",
  names: { now: "今", tonight: "今夜", tomorrow: "明日" },
  help: {
    now: "今、家が欲しがるもの",
    tonight: "ディナーで売る店と、残るもの",
    tomorrow: "ディナーと広告の後に家が欲しがるもの",
  },
  nobodyNow: "需要のある家はありません。",
  nobodyTomorrow: "このままでは明日欲しがる家はありません。",
  night: (dinner, campaigns) => {
    if (dinner) {
      return campaigns === ""
        ? "このままの今夜のディナーの後。実施中の広告はありません。"
        : `このままの今夜のディナーの後、広告${campaigns}をこの順に実施した後。`;
    }
    return campaigns === ""
      ? "ディナーも広告も終わり、これが朝の需要です。"
      : `ディナーは終了。広告${campaigns}をこの順に実施した後。`;
  },
  legend: {
    stays: "残る",
    coming: "今夜加わる",
    lost: "空きなし（家が満杯）",
    first: "商品があり今日の価格なら、ここで1番",
  },
  means: {
    sure: "確定：この後の行動では変わらない",
    "as-it-stands": "現状では：この後の行動で変わらなければ",
    open: "未定：下の条件で決まる",
    unknown: "不明：組織図が非公開",
  },
  wants: (count, room) => `${count}/${room}`,
  sure: "確定",
  standing: "現状では",
  open: "未定",
  unknown: "不明",
  sealed: "組織図は非公開：価格とウェイトレスはまだわかりません。",
  ifGoods: (name, goods) => `${name}（${goods}があれば）`,
  ifEarlier: (name) => `${name}（手番順が先なら）`,
  mayBuild: (names) => `出店や庭の可能性あり：${names}`,
  nobody: "応えられる店なし",
  alone: (sum) => `${sum}、ほかに応えられる店なし`,
  beats: (sum, other, rival) => `${sum}、${rival}の${other}に勝利`,
  preferred: (sum, other, rival) => `${sum}、特別なルールで${rival}の${other}に優先`,
  tie: (sum, other, rival, by) => `${sum}、${rival}の${other}と同点：${by}`,
  byWaitresses: (mine, other) => `ウェイトレス${mine}対${other}`,
  byOrder: "手番順が先",
  chain: "チェーン",
  price: "単価",
  borders: "距離",
  sum: "合計",
  waitresses: "ウェイトレス",
  place: "順番",
  missing: "不足",
  lacksNothing: "不足なし",
  noRoad: (names) => `道なし：${names}`,
  missed: {
    sum: (count) => `あと$${count}で逃す`,
    waitresses: (count) => `ウェイトレス${count}人差で逃す`,
    order: () => "手番順だけで逃す",
  },
  expected: {
    somebody: (name) => `予想では${name}`,
    you: "予想ではあなた",
    nobody: "予想では販売なし",
  },
  flips: (name) => `${name}が応えるには：`,
  flipsYou: "あなたが応えるには：",
  noFlip: "小さな変化では変わりません。",
  cheaper: (dollars) => `$${dollars}値下げ`,
  moreWaitresses: (count) => `ウェイトレスをあと${count}人`,
  nearer: (borders) => `距離を${borders}縮める`,
  earlier: (places) => `手番順を${places}つ早く`,
  both: (goods, nudge) => `${goods}と、${nudge}`,
  coming: "今夜届く",
  lost: (goods) => `${goods}は満杯で無駄`,
  first: (name) => `商品があれば${name}が最初`,
  after: {
    now: "",
    tonight: "今夜のディナーの後（現状では）",
    tomorrow: "明日の朝：ディナー、給料、冷凍庫の後",
  },
  over: "ディナーは終わりました。",
  willHave: (dollars) => `→$${dollars}`,
};
