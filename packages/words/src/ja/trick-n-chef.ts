import { withMinus } from "../with-minus.ts";
import type { OptionText } from "../game-words.ts";
import { listed, type Sentence, say } from "../sentence.ts";
import { mentionsOf } from "../trick-n-chef/mentions.ts";
import type { TrickNChefWords } from "../trick-n-chef/words.ts";

const suits: TrickNChefWords["suits"] = { red: "赤", yellow: "黄", blue: "青", green: "緑" };
const cardName: TrickNChefWords["card"] = (suit, rank) => `${suits[suit]}の${rank}`;
const { who, card, people } = mentionsOf({ suits, card: cardName, and: "、", comma: "、" });
const coins = (count: number): string => `コイン${count}枚`;

const forms: TrickNChefWords["forms"] = {
  "chef.choose": { ask: "どのシェフで始めますか？", button: "このシェフにする" },
  "trick.play": { ask: "どのカードを出しますか？", button: "カードを出す" },
  "trick.takeChef": { ask: "最も低いカードを出しました。どのシェフを取りますか？", button: "このシェフを取る" },
};

const option = (name: string, help: string, values: Readonly<Record<string, string>>): OptionText => ({
  name,
  help,
  values,
});
const options: TrickNChefWords["options"] = {
  stars: option("星", "カードが何点になるか。", {
    steps: "1〜4点、段階的に",
    flat: "どれも一点",
    rank: "数字どおり",
    custom: "独自の表",
  }),
  "left-out-suit": option("使わないスート", "3人のときは1スートを箱に残す。", suits),
  "first-player": option("スタートプレイヤー", "誰から始めるか。", {
    random: "くじ引き",
    "host-choice": "ホストが選ぶ",
  }),
  "tie-same-suit": option("同スート同値", "どちらのカードが勝つか。", { last: "後のカード", first: "先のカード" }),
  "coins-affect-lowest": option("コインと最低のカード", "最低のカードの判定にコインを数えるか。", {
    yes: "数える",
    no: "印刷された数字で決める",
  }),
  "coin-shortage": option("コイン不足", "最後のコインを誰がもらうか。", {
    "order-of-play": "出した順",
    "from-winner": "勝者から順",
    unlimited: "コインは無制限",
  }),
  "coin-return": option("使ったコイン", "いつ戻すか。", {
    "before-award": "新しく配る前",
    "after-award": "配った後",
  }),
  "next-first-player": option("次ラウンドの最初", "何の最多得点者か。", {
    total: "合計得点",
    "last-round": "直前のラウンド",
  }),
  "final-tie": option("最終同点", "誰の勝ちか。", { shared: "全員", random: "くじ引き" }),
  "trick-history": option("終わったトリック", "ラウンド中に見返せるか。", { hidden: "いいえ", visible: "はい" }),
};

const slots: TrickNChefWords["slots"] = { suit: "スート", card: "カード", coins: "コイン" };

const coinText = (value: number): string => {
  if (value === 0) return "コインなし";
  return value > 0 ? `${coins(value)}で+${value * 2}` : `${coins(-value)}で−${-value * 2}`;
};

const steps: TrickNChefWords["steps"] = {
  begin: "配り中",
  choose: "最初のシェフ選び",
  play: "トリック中",
  take: "シェフを取る",
  award: "コインの配布",
  score: "得点計算",
  deal: "配り中",
  over: "ゲーム終了",
};

const fields: TrickNChefWords["fields"] = {
  step: "現在",
  round: "ラウンド",
  first: "ラウンドの最初",
  leader: "リード",
  aside: "脇のシェフ",
  centre: "中央のシェフ",
  trump: "切り札",
  reserve: "中央のコイン",
  trick: "このトリック",
  last: "直前のトリック",
  history: "このラウンドのトリック",
  seat: "プレイヤー",
  card: "カード",
  coins: "コイン",
  hand: "手札",
  pile: "獲得カード",
  chefs: "シェフ",
  scores: "ラウンドごとの得点",
  plays: "カード",
  winner: "勝者",
  chefTaker: "シェフを取る人",
};

/** Why a position cannot be. */
const faults: TrickNChefWords["faults"] = {
  UnknownEdition: (r) => `${r.edition}という版はありません。`,
  SeatsOutOfRange: (r) => `プレイヤーは${r.min}人か${r.max}人です。`,
  NoCustomStars: () => "星の表を使うには、星をcustomにします。",
  NoHostChoice: () => "最初のプレイヤーはくじ引きで決めます。",
  NoSuchSeat: (r) => `席${r.seat}はありません。`,
  NotOnceEach: (r) => `どのカードもちょうど一枚ずつ必要です。合わないのは${card(r.card).text}です。`,
  WholeTricksOnly: () => "山にあるのはトリック単位のカードだけです。",
  OutOfTurn: () => "この人の番ではありませんでした。",
  DidNotFollow: () => "リードされたスートを持っているのに出していません。",
  RoundOver: () => "ラウンドは終わっています。",
  WrongHandSize: () => "この手札の枚数が違います。",
  ChefsMissing: (r) => `${suits[r.suit]}のシェフの数が合いません。`,
  WrongChefsInFront: () => "プレイヤーの前のシェフは、最初の一枚ずつとトリックごとに一枚です。",
  NotAllChose: () => "まだ全員がシェフを選んでいません。",
  CentreNotFull: (r) => `シェフを選ぶ間、中央には各スート${r.each}枚あります。`,
  MoreCoins: (r) => `コインは${r.most}枚までです。`,
  CoinsTooEarly: () => "最初のトリックが終わるまで、誰もコインを持っていません。",
  ScorePerRound: () => "終わったラウンドごとに数が一つ必要です。",
};

/** Trick-n-Chef in Japanese. */
export const trickNChef: TrickNChefWords = {
  name: "Trick-n-Chef",
  about: "レストラン、シェフ、コインの小さなトリックテイキング。3〜4人用。",
  goal: "取ったカードは自分のシェフが乗っていれば星の数、コインは1枚で1点。3ラウンドの合計が多い人の勝ちです。",
  points: (number) => `${number}点`,
  tie: "同点のときは最終ラウンドの得点が多い人が上位です。それも同じなら1位は分け合うか、くじで決めます。",
  ruleset: { name: "通常ゲーム", help: "10トリックを3ラウンド。" },
  edition: "初版",
  events: {
    FirstPlayerDrawn: (e, names) => say`${who(e.seat, names)}からゲームを始める。`,
    RoundBegun: (e, names) => say`第${e.round}ラウンド：手札は各${e.handSize}枚、${who(e.first, names)}から。`,
    ChefChosen: (e, names) => say`${who(e.seat, names)}は${suits[e.suit]}のシェフで始める。`,
    TrickBegun: (e, names) =>
      say`トリック${e.trick}：リードは${who(e.leader, names)}、切り札は${e.trump.map((suit) => suits[suit]).join("、")}。`,
    CardPlayed: (e, names) =>
      e.coins === 0
        ? say`${who(e.seat, names)}が${card(e.card)}を出した。`
        : say`${who(e.seat, names)}が${card(e.card)}に${coins(Math.abs(e.coins))}を添えて出した（値${withMinus(e.value)}）。`,
    TrickWon: (e, names) =>
      say`${who(e.winner, names)}がトリックを取った。最も低い${who(e.chefTaker, names)}がシェフを取る。`,
    CoinsReturned: (e) => (e.coins === 0 ? null : say`${coins(e.coins)}が中央に戻った。`),
    ChefTaken: (e, names) => say`${who(e.seat, names)}が${suits[e.suit]}のシェフを取った。`,
    CoinsAwarded: (e, names) => (e.to.length === 0 ? null : say`${people(e.to, names)}がコインをもらった。`),
    RoundScored: (e, names) =>
      say`第${e.round}ラウンドの得点：${listed(
        e.results.map((result, seat): Sentence => say`${who(seat, names)} ${result.points}点`),
        "、",
        "、",
      )}。`,
    GameEnded: (e, names) => say`${people(e.ending.winners, names)}の勝ち。`,
  },
  refusals: {
    ChefNotSetAside: (r) => `${suits[r.suit]}のシェフは脇にいません。`,
    CardNotInHand: (r) => `${card(r.card).text}は手札にありません。`,
    MustFollowSuit: (r) => `${suits[r.led]}を持っているので出さなければなりません。`,
    TooManyCoins: (r) => `持っているのは${coins(r.owned)}です。`,
    NoChefInCentre: (r) => `${suits[r.suit]}のシェフは中央に残っていません。`,
  },
  faults,
  forms,
  options,
  slots,
  steps,
  fields,
  suits,
  card: cardName,
  banners: ["メイベル", "オーティス", "ジュノー", "アール", "ドット"],
  coins: coinText,
};
