import type { MagnateTableWords } from "../../pages/magnate-table.ts";

const list = (houses: readonly number[]): string => houses.map((house) => `#${house}`).join(" ");
const place = (position: number): string => `${position}番手`;

/** What the panels of Food Chain Magnate say about what a choice brings about. */
export const panels: MagnateTableWords["panels"] = {
  place,
  houses: list,
  corner: "選んだマスが入口になります。",
  turnBuilding: "建物を回す",
  spot: (square, corner) => `${square}（${corner}）`,
  first: "先に選ばれる家",
  firstHelp: "全員に商品があるとして、今日の価格で売れる店。",
  tonight: "今夜の販売",
  fromTo: (before, after) => (before === after ? `${after}` : `${before}→${after}`),
  won: (houses) => `+ ${list(houses)}`,
  lost: (houses) => `− ${list(houses)}`,
  same: "変化なし",
  driveIn: "ドライブイン：今夜は四隅すべてが入口。",
  opens: {
    tonight: "今夜から営業。",
    later: "今夜の売上なし：クリーンアップで開店。",
    first: "最初のディナーから営業。",
  },
  slots: (slots) => `${slots}枠`,
  lent: (slots) => `飛行機+${slots}`,
  queue: "選ぶ順番",
  tie: {
    won: (house, names) => `#${house}の同点で${names}に勝つ`,
    lost: (house, names) => `#${house}の同点で${names}に負ける`,
    open: (house, names) => `#${house}の同点：${names}が先になるかも`,
  },
  mayGo: (cards) => `なくなるかも：${cards}`,
  lastOf: (name, left) => (left === 1 ? `最後の${name}` : `残り${left}枚の${name}`),
  tilesGo: (name, before, left) => `先に${left}枚中${before}枚がなくなる：${name}`,
  buildsBefore: (names, most, of) =>
    most < of ? `${names}のうち${most}人までが先に建てるかも` : `${names}が先に建てるかも`,
  everyPlace: "空いているどの順番でも",
  placesAlike: "次のラウンドでは、空き枠が同数なら前の人から選びます。今日のうちは、どの順番でもあなたには同じです。",
  nothingFirst: "先に取られるものはない",
  likePlace: (position) => `${place(position)}と同じ`,
  likeBut: (position) => `${place(position)}と同じ。ただし：`,
  losesTie: (position, house, names) => `${place(position)}では${house}番の家の同点で${names}に負けます。`,
  plans: "プラン",
  comesTo: "この組織でできること",
  slotsUsed: (used, open) => (open < 0 ? `${used}人／${used + open}枠` : `使用${used}、空き${open}`),
  chooses: (likely, best, worst, of) => {
    if (best === worst) return `${of}人中${best}番目に選ぶ`;
    const range = `${best}〜${worst}番目`;
    return likely === null ? `${of}人中${range}に選ぶ` : `${of}人中おそらく${likely}番目に選ぶ（${range}）`;
  },
  trains: (trainings, trainees) => `研修${trainings}、ビーチに${trainees}人`,
  nobodyWorks: "このままではあなた以外誰も働きません。カードを選び、次に働く場所を選びましょう。",
  idle: (count, free) =>
    `あと${count}人働けます（${count > free ? "ビーチのマネージャーが枠を増やします" : "枠が空いています"}）。`,
  trainersIdle: (trainings, trainees) => {
    if (trainees === 0) return "トレーナーが勤務しますが、これから雇用する人のほかに研修できる人がビーチにいません。";
    return `研修${trainings}に対してビーチは${trainees}人：勤務する人は今日研修できません。`;
  },
  turnedAway: (count) => `その夜${count}つは満杯で無駄`,
  noRoadOfYours: "あなたへの道がなく、あなたからは買えない",
  canFill: "あなたなら応えられる",
  buyFrom: (of, rivals) =>
    of === 1
      ? `その家は${rivals[0]?.name ?? ""}から買います。`
      : `${of}軒のうち${rivals.map(({ name, houses }) => `${houses}軒は${name}`).join("、")}から買います。`,
  alsoWants: (house, goods, lacks) =>
    `${house}番の家は${goods}も欲しがります。すべて揃わないと売れず、${lacks}が足りません。`,
  cannotHave: (good) => `今のカードでは${good}を用意できません。`,
  nearerWithout: (names, good) => `より近いが、今はまだ${good}を用意できない店：${names}。`,
  noDrink: "届くドリンクなし",
  numberLine: "家は番号順に食事をします。小さい番号ほど先です。",
  freeNumber: (number) => `${number}番の家`,
  advertised: "そこで宣伝されるもの",
  notAdvertised: "届く広告なし",
  room: (before, after) => `需要の上限${before}→${after}`,
  sells: (name, dollars) => `${name}：今夜$${dollars}`,
  insteadOf: (sale) => `（今は${sale}）`,
  nobodyTonight: "今夜そこで売る店なし",
  beyond: "その先",
  salaryMore: (dollars) => `給料+$${dollars}`,
};
