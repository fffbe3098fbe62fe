import { entryOf, phaseName } from "../../food-chain-magnate/entry.ts";
import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { listed, type Mention, type Sentence, say } from "../../sentence.ts";
import { phases } from "./course.ts";
import { nouns } from "./nouns.ts";

const { who, house, campaign, square, dollars, card, good, milestone, goodsList, cardsList, cardsIn, nameOfGoods } =
  nouns;
const isEmpty = (counts: object): boolean => Object.keys(counts).length === 0;
const inRow = (items: readonly (Mention | Sentence)[], and = "和"): Sentence => listed(items, and, "、");

const PAID = {
  sale: (name: Mention, amount: string) => say`${name}收入${amount}。`,
  waitresses: (name: Mention, amount: string) => say`服务员为${name}带来${amount}。`,
  cfo: (name: Mention, amount: string) => say`CFO为${name}增加${amount}。`,
  salaries: (name: Mention, amount: string) => say`${name}支付薪水${amount}。`,
  other: (name: Mention, amount: string) => say`${name}获得${amount}。`,
} as const;

/** What happened, in words. */
export const events: FoodChainMagnateWords["events"] = {
  GameBegan: (e) => say`小镇布置完毕；银行有${dollars(e.bank)}。`,
  PhaseBegan: (e) => say`第${e.round}轮：${phaseName(phases, e.stage)}`,
  FirstRestaurantPlaced: (e, names) => say`${who(e.seat, names)}在${square(e.at)}放置餐厅。`,
  PlacingPassed: (e, names) => say`${who(e.seat, names)}跳过，稍后放置。`,
  ReserveChosen: (e, names) =>
    e.amount.content === null
      ? say`${who(e.seat, names)}放置了储备牌。`
      : say`${who(e.seat, names)}放置了${dollars(e.amount.content)}的储备牌。`,
  HandsHidden: () => null,
  StructureSubmitted: (e, names) => {
    if (e.employees.content === null) return say`${who(e.seat, names)}准备好了。`;
    if (e.employees.content.length === 0) return say`${who(e.seat, names)}准备好了：只有CEO上班。`;
    return say`${who(e.seat, names)}准备好了：${cardsIn(e.employees.content)}上班。`;
  },
  StructuresRevealed: (e, names) =>
    say`${listed(
      e.structures.map((each): Sentence => {
        const name = who(each.seat, names);
        if (each.overfilled) return say`${name}人数过多，全部去沙滩`;
        return isEmpty(each.atWork) ? say`${name}只有CEO上班` : say`${name}上班：${cardsList(each.atWork)}`;
      }),
      "；",
      "；",
    )}。`,
  PositionChosen: (e, names) => say`${who(e.seat, names)}选择第${e.position}顺位。`,
  TurnOrderSet: (e, names) =>
    say`顺序：${inRow(
      e.turnOrder.map((seat) => who(seat, names)),
      "、",
    )}。`,
  Hired: (e, names) =>
    e.phantom
      ? say`${who(e.seat, names)}招聘${card(e.employee)}并立即培训。`
      : say`${who(e.seat, names)}招聘${card(e.employee)}。`,
  Trained: (e, names) => say`${who(e.seat, names)}把${card(e.employee)}培训成${card(e.to)}。`,
  CardsGained: (e, names) =>
    e.count === 0
      ? say`${card(e.employee)}已无剩余，${who(e.seat, names)}未能获得。`
      : say`${who(e.seat, names)}获得${e.count}张${card(e.employee)}。`,
  MilestoneGained: (e, names) => say`${who(e.seat, names)}达成“${milestone(e.milestone)}”。`,
  ReservesSeen: (e, names) => say`${who(e.seat, names)}查看储备牌。`,
  TurnBegan: (e, names) => say`轮到${who(e.turn.seat, names)}。`,
  TurnEnded: (e, names) => say`${who(e.seat, names)}结束回合。`,
  CampaignLaunched: (e, names) => {
    const rounds = e.left === "endless" ? "永久" : `${e.left}轮`;
    return say`${who(e.seat, names)}用${campaign(e.campaign)}宣传${nameOfGoods(e.good)}（${rounds}）。`;
  },
  Produced: (e, names) => say`${who(e.seat, names)}：${card(e.cook)}制作${good(e.good, e.count)}。`,
  DrinkFetched: (e, names) => say`${who(e.seat, names)}：跑腿小弟取来${good(e.good, e.count)}。`,
  DrinksBought: (e, names) =>
    isEmpty(e.drinks)
      ? say`${who(e.seat, names)}：${card(e.buyer)}空手而归。`
      : say`${who(e.seat, names)}：${card(e.buyer)}带回${goodsList(e.drinks)}。`,
  HousePlaced: (e, names) => say`${who(e.seat, names)}建造${house(e.house)}。`,
  GardenAdded: (e, names) => say`${who(e.seat, names)}为${house(e.house)}加建花园。`,
  RestaurantPlaced: (e, names) =>
    e.open
      ? say`${who(e.seat, names)}在${square(e.at)}新开餐厅。`
      : say`${who(e.seat, names)}预告在${square(e.at)}开餐厅：即将开业。`,
  RestaurantMoved: (e, names) => say`${who(e.seat, names)}把餐厅从${square(e.from)}搬到${square(e.at)}。`,
  HouseServed: (e, names) => {
    const rival = e.offers[1];
    const beaten = rival ? say`，胜过${who(rival.seat, names)}（${rival.unitPrice}+${rival.distance}）` : [];
    return say`${house(e.house)}在${who(e.seat, names)}（${e.unitPrice}+${e.distance}）就餐${beaten}：${goodsList(e.goods)}，${dollars(e.income)}。`;
  },
  HouseUnserved: (e) => say`无人能满足${house(e.house)}。`,
  DinnerStepBegan: () => null,
  MoneyPaid: (e, names) => {
    if (e.reason === "sale" && e.owed === 0 && e.amount >= 0) return null;
    const line = entryOf(PAID, e.reason, PAID.other)(who(e.seat, names), dollars(Math.abs(e.amount)));
    return e.owed > 0 ? say`${line}银行仍欠其中的${dollars(e.owed)}。` : line;
  },
  BankBroke: (e) =>
    e.added > 0
      ? say`银行破产！储备牌补充${dollars(e.added)}；从下一轮起每位CEO有${e.ceoSlots}个职位。`
      : say`银行破产！本次晚餐后游戏结束。`,
  WentBankrupt: (e, names) => say`${who(e.seat, names)}付不起${dollars(e.unpaid)}，倒闭了。`,
  CfoDismissed: (e, names) => say`${who(e.seat, names)}的CFO离开：改由CEO兼任。`,
  DismissalSubmitted: (e, names) => say`${who(e.seat, names)}已决定解雇。`,
  Dismissed: (e, names) => {
    const gone: Sentence[] = [cardsList(e.beach), cardsList(e.atWork)].filter((part) => part.length > 0);
    const busy = e.busy.map((number): Sentence => say`${campaign(number)}的营销员`);
    const all = [...gone, ...busy];
    return all.length === 0 ? null : say`${who(e.seat, names)}解雇${inRow(all, "、")}。`;
  },
  SalariesDue: (e, names) => {
    const discount = e.gross - e.due;
    if (e.gross === 0) return null;
    return discount === 0
      ? say`${who(e.seat, names)}应付薪水${dollars(e.due)}。`
      : say`${who(e.seat, names)}应付薪水${dollars(e.gross)}，减免${dollars(discount)}。`;
  },
  CampaignRan: (e) => {
    const wanting = e.houses.filter((each) => each.added > 0).map((each) => house(each.house));
    if (wanting.length === 0) return say`${campaign(e.campaign)}生效，没有房屋能增加需求。`;
    return say`${campaign(e.campaign)}生效：${inRow(wanting)}想要${nameOfGoods(e.good)}。`;
  },
  MarketingPassBegan: () => say`所有营销活动再进行一次。`,
  CampaignEnded: (e, names) =>
    e.employee === null
      ? say`${campaign(e.campaign)}结束。`
      : say`${campaign(e.campaign)}结束；${who(e.seat, names)}的${card(e.employee)}归来。`,
  StockChosen: (e, names) => say`${who(e.seat, names)}装好了冰柜。`,
  StockCleared: (e, names) => (isEmpty(e.thrown) ? null : say`${who(e.seat, names)}丢弃${goodsList(e.thrown)}。`),
  HandsTakenUp: () => say`所有员工回到手中。`,
  RestaurantsOpened: (e, names) =>
    e.restaurants.length === 0
      ? null
      : say`开业：${inRow(
          e.restaurants.map((each): Sentence => say`${who(each.seat, names)}（${square(each.at)}）`),
          "、",
        )}。`,
  MilestonesClosed: (e) =>
    e.milestones.length === 0 ? null : say`自此关闭：${inRow(e.milestones.map(milestone), "、")}。`,
  ChainRemoved: (e, names) => say`${who(e.seat, names)}退出经营。`,
  GameEnded: (e, names) =>
    e.winner === null ? say`无人获胜。` : say`${who(e.winner, names)}以${dollars(e.ranking[0]?.score ?? 0)}获胜。`,
};
