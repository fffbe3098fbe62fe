import { withMinus } from "../with-minus.ts";
import type { OptionText } from "../game-words.ts";
import { listed, type Sentence, say } from "../sentence.ts";
import { mentionsOf } from "../trick-n-chef/mentions.ts";
import type { TrickNChefWords } from "../trick-n-chef/words.ts";

const suits: TrickNChefWords["suits"] = { red: "红色", yellow: "黄色", blue: "蓝色", green: "绿色" };
const cardName: TrickNChefWords["card"] = (suit, rank) => `${suits[suit]}${rank}`;
const { who, card, people } = mentionsOf({ suits, card: cardName, and: "和", comma: "、" });
const coins = (count: number): string => `${count}枚硬币`;

const forms: TrickNChefWords["forms"] = {
  "chef.choose": { ask: "你以哪位主厨开始？", button: "选择主厨" },
  "trick.play": { ask: "出哪张牌？", button: "出牌" },
  "trick.takeChef": { ask: "你的牌最小：拿哪位主厨？", button: "拿主厨" },
};

const option = (name: string, help: string, values: Readonly<Record<string, string>>): OptionText => ({
  name,
  help,
  values,
});
const options: TrickNChefWords["options"] = {
  stars: option("星星", "每张牌值多少分。", {
    steps: "1到4，递增",
    flat: "每张一分",
    rank: "与点数相同",
    custom: "自定义表",
  }),
  "left-out-suit": option("不用的花色", "三人游戏时，一种花色留在盒中。", suits),
  "first-player": option("起始玩家", "谁先开始。", { random: "抽签决定", "host-choice": "桌主选择" }),
  "tie-same-suit": option("同花色同点数", "哪张牌获胜。", { last: "后出的", first: "先出的" }),
  "coins-affect-lowest": option("硬币与最小牌", "判定最小牌时是否计入硬币。", {
    yes: "计入",
    no: "按印刷点数",
  }),
  "coin-shortage": option("硬币不足", "最后的硬币给谁。", {
    "order-of-play": "按出牌顺序",
    "from-winner": "从赢家开始",
    unlimited: "硬币不限量",
  }),
  "coin-return": option("用过的硬币", "何时归还。", { "before-award": "发新硬币之前", "after-award": "发完之后" }),
  "next-first-player": option("下一轮起始玩家", "以什么得分最高为准。", {
    total: "总分",
    "last-round": "上一轮得分",
  }),
  "final-tie": option("最终平手", "谁获胜。", { shared: "共同获胜", random: "抽签决定" }),
  "trick-history": option("打过的墩", "本轮进行中可否回看。", { hidden: "否", visible: "是" }),
};

const slots: TrickNChefWords["slots"] = { suit: "花色", card: "牌", coins: "硬币" };

const coinText = (value: number): string => {
  if (value === 0) return "不用硬币";
  return value > 0 ? `${coins(value)}，+${value * 2}` : `${coins(-value)}，−${-value * 2}`;
};

const steps: TrickNChefWords["steps"] = {
  begin: "发牌",
  choose: "选择起始主厨",
  play: "正在打一墩",
  take: "拿主厨",
  award: "发硬币",
  score: "计分",
  deal: "发牌",
  over: "游戏结束",
};

const fields: TrickNChefWords["fields"] = {
  step: "当前",
  round: "轮次",
  first: "本轮先手",
  leader: "首攻",
  aside: "旁置主厨",
  centre: "中央主厨",
  trump: "王牌",
  reserve: "中央硬币",
  trick: "本墩",
  last: "上一墩",
  history: "本轮各墩",
  seat: "玩家",
  card: "牌",
  coins: "硬币",
  hand: "手牌",
  pile: "赢得的牌",
  chefs: "主厨",
  scores: "各轮得分",
  plays: "出牌",
  winner: "赢家",
  chefTaker: "拿主厨者",
};

/** Why a position cannot be. */
const faults: TrickNChefWords["faults"] = {
  UnknownEdition: (r) => `没有名为${r.edition}的版本。`,
  SeatsOutOfRange: (r) => `须为${r.min}或${r.max}名玩家。`,
  NoCustomStars: () => "使用星星表时，星星须设为custom。",
  NoHostChoice: () => "这里的首位玩家由抽签决定。",
  NoSuchSeat: (r) => `没有座位${r.seat}。`,
  NotOnceEach: (r) => `每张牌须正好出现一次；不符的是${card(r.card).text}。`,
  WholeTricksOnly: () => "牌堆里只能是完整的墩。",
  OutOfTurn: () => "当时没有轮到这名玩家。",
  DidNotFollow: () => "该玩家有首攻花色却没有跟出。",
  RoundOver: () => "这一轮已经结束。",
  WrongHandSize: () => "这手牌的张数不对。",
  ChefsMissing: (r) => `${suits[r.suit]}主厨的数量不符。`,
  WrongChefsInFront: () => "玩家面前的主厨应为开局各一名，加上每墩一名。",
  NotAllChose: () => "还有人没有选主厨。",
  CentreNotFull: (r) => `选主厨时，中央每种花色有${r.each}名。`,
  MoreCoins: (r) => `硬币最多${r.most}枚。`,
  CoinsTooEarly: () => "第一墩结束之前，没有人有硬币。",
  ScorePerRound: () => "每个已结束的轮次须有一个数。",
};

/** Trick-n-Chef in Chinese. */
export const trickNChef: TrickNChefWords = {
  name: "Trick-n-Chef",
  about: "关于餐厅、主厨和硬币的吃墩小游戏。3到4人。",
  goal: "赢得的牌上有你的主厨，就按星星计分，每枚硬币计1分。三轮之后总分最高者获胜。",
  points: (number) => `${number}分`,
  tie: "得分相同时，最后一轮得分更多者名次更高；仍相同则并列第一，或抽签决定。",
  ruleset: { name: "标准游戏", help: "三轮，每轮十墩。" },
  edition: "初版",
  events: {
    FirstPlayerDrawn: (e, names) => say`${who(e.seat, names)}先开始。`,
    RoundBegun: (e, names) => say`第${e.round}轮：每人${e.handSize}张牌；${who(e.first, names)}先手。`,
    ChefChosen: (e, names) => say`${who(e.seat, names)}以${suits[e.suit]}主厨开始。`,
    TrickBegun: (e, names) =>
      say`第${e.trick}墩：${who(e.leader, names)}首攻；王牌为${e.trump.map((suit) => suits[suit]).join("、")}。`,
    CardPlayed: (e, names) =>
      e.coins === 0
        ? say`${who(e.seat, names)}出${card(e.card)}。`
        : say`${who(e.seat, names)}出${card(e.card)}，用${coins(Math.abs(e.coins))}：点数${withMinus(e.value)}。`,
    TrickWon: (e, names) => say`${who(e.winner, names)}赢得此墩；${who(e.chefTaker, names)}的牌最小，拿一位主厨。`,
    CoinsReturned: (e) => (e.coins === 0 ? null : say`${coins(e.coins)}回到中央。`),
    ChefTaken: (e, names) => say`${who(e.seat, names)}拿了${suits[e.suit]}主厨。`,
    CoinsAwarded: (e, names) => (e.to.length === 0 ? null : say`${people(e.to, names)}获得硬币。`),
    RoundScored: (e, names) =>
      say`第${e.round}轮得分：${listed(
        e.results.map((result, seat): Sentence => say`${who(seat, names)} ${result.points}分`),
        "、",
        "、",
      )}。`,
    GameEnded: (e, names) =>
      e.ending.winners.length === 1
        ? say`${people(e.ending.winners, names)}获胜。`
        : say`${people(e.ending.winners, names)}共同获胜。`,
  },
  refusals: {
    ChefNotSetAside: (r) => `${suits[r.suit]}主厨不在旁置区。`,
    CardNotInHand: (r) => `你手中没有${card(r.card).text}。`,
    MustFollowSuit: (r) => `你有${suits[r.led]}牌，必须跟出。`,
    TooManyCoins: (r) => `你只有${coins(r.owned)}。`,
    NoChefInCentre: (r) => `中央已没有${suits[r.suit]}主厨。`,
  },
  faults,
  forms,
  options,
  slots,
  steps,
  fields,
  suits,
  card: cardName,
  banners: ["梅布尔", "奥蒂斯", "朱诺", "厄尔", "多特"],
  coins: coinText,
};
