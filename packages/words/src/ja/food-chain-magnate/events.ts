import { entryOf, phaseName } from "../../food-chain-magnate/entry.ts";
import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { listed, type Mention, type Sentence, say } from "../../sentence.ts";
import { phases } from "./course.ts";
import { nouns } from "./nouns.ts";

const { who, house, campaign, square, dollars, card, good, milestone, goodsList, cardsList, cardsIn, nameOfGoods } =
  nouns;
const isEmpty = (counts: object): boolean => Object.keys(counts).length === 0;
const inRow = (items: readonly (Mention | Sentence)[]): Sentence => listed(items, "、", "、");

const PAID = {
  sale: (name: Mention, amount: string) => say`${name}が${amount}を得た。`,
  waitresses: (name: Mention, amount: string) => say`ウェイトレスにより${name}が${amount}を得た。`,
  cfo: (name: Mention, amount: string) => say`CFOにより${name}が${amount}を上乗せした。`,
  salaries: (name: Mention, amount: string) => say`${name}が給料${amount}を支払った。`,
  other: (name: Mention, amount: string) => say`${name}が${amount}を受け取った。`,
} as const;

/** What happened, in words. */
export const events: FoodChainMagnateWords["events"] = {
  GameBegan: (e) => say`町ができた。銀行には${dollars(e.bank)}がある。`,
  PhaseBegan: (e) => say`第${e.round}ラウンド：${phaseName(phases, e.stage)}`,
  FirstRestaurantPlaced: (e, names) => say`${who(e.seat, names)}が${square(e.at)}にレストランを置いた。`,
  PlacingPassed: (e, names) => say`${who(e.seat, names)}はパスし、後で置く。`,
  ReserveChosen: (e, names) =>
    e.amount.content === null
      ? say`${who(e.seat, names)}が準備金カードを置いた。`
      : say`${who(e.seat, names)}が${dollars(e.amount.content)}の準備金カードを置いた。`,
  HandsHidden: () => null,
  StructureSubmitted: (e, names) => {
    if (e.employees.content === null) return say`${who(e.seat, names)}は準備完了。`;
    if (e.employees.content.length === 0) return say`${who(e.seat, names)}は準備完了（CEOだけ）。`;
    return say`${who(e.seat, names)}は準備完了（${cardsIn(e.employees.content)}）。`;
  },
  StructuresRevealed: (e, names) =>
    say`${listed(
      e.structures.map((each): Sentence => {
        const name = who(each.seat, names);
        if (each.overfilled) return say`${name}は人数超過で全員ビーチへ`;
        return isEmpty(each.atWork) ? say`${name}はCEOだけ` : say`${name}は${cardsList(each.atWork)}が勤務`;
      }),
      "；",
      "；",
    )}。`,
  PositionChosen: (e, names) => say`${who(e.seat, names)}が${e.position}番手を選んだ。`,
  TurnOrderSet: (e, names) => say`営業順：${inRow(e.turnOrder.map((seat) => who(seat, names)))}。`,
  Hired: (e, names) =>
    e.phantom
      ? say`${who(e.seat, names)}が${card(e.employee)}を雇用し、すぐに研修する。`
      : say`${who(e.seat, names)}が${card(e.employee)}を雇用した。`,
  Trained: (e, names) => say`${who(e.seat, names)}が${card(e.employee)}を${card(e.to)}に研修した。`,
  CardsGained: (e, names) =>
    e.count === 0
      ? say`${card(e.employee)}は品切れで、${who(e.seat, names)}は得られない。`
      : say`${who(e.seat, names)}が${card(e.employee)}を${e.count}枚得た。`,
  MilestoneGained: (e, names) => say`${who(e.seat, names)}が「${milestone(e.milestone)}」を達成した。`,
  ReservesSeen: (e, names) => say`${who(e.seat, names)}が準備金カードを見た。`,
  TurnBegan: (e, names) => say`${who(e.turn.seat, names)}の手番。`,
  TurnEnded: (e, names) => say`${who(e.seat, names)}が手番を終えた。`,
  CampaignLaunched: (e, names) => {
    const rounds = e.left === "endless" ? "無期限" : `${e.left}ラウンド`;
    return say`${who(e.seat, names)}が${campaign(e.campaign)}で${nameOfGoods(e.good)}を宣伝する（${rounds}）。`;
  },
  Produced: (e, names) => say`${who(e.seat, names)}：${card(e.cook)}が${good(e.good, e.count)}を作った。`,
  DrinkFetched: (e, names) => say`${who(e.seat, names)}：エランドボーイが${good(e.good, e.count)}を取ってきた。`,
  DrinksBought: (e, names) =>
    isEmpty(e.drinks)
      ? say`${who(e.seat, names)}：${card(e.buyer)}は手ぶらで戻った。`
      : say`${who(e.seat, names)}：${card(e.buyer)}が${goodsList(e.drinks)}を仕入れた。`,
  HousePlaced: (e, names) => say`${who(e.seat, names)}が${house(e.house)}を建てた。`,
  GardenAdded: (e, names) => say`${who(e.seat, names)}が${house(e.house)}に庭を足した。`,
  RestaurantPlaced: (e, names) =>
    e.open
      ? say`${who(e.seat, names)}が${square(e.at)}にレストランを開いた。`
      : say`${who(e.seat, names)}が${square(e.at)}に出店を予告した（近日開店）。`,
  RestaurantMoved: (e, names) => say`${who(e.seat, names)}がレストランを${square(e.from)}から${square(e.at)}へ移した。`,
  HouseServed: (e, names) => {
    const rival = e.offers[1];
    const beaten = rival ? say`、次点${who(rival.seat, names)}（${rival.unitPrice}+${rival.distance}）` : [];
    return say`${house(e.house)}は${who(e.seat, names)}（${e.unitPrice}+${e.distance}）で食事${beaten}：${goodsList(e.goods)}で${dollars(e.income)}。`;
  },
  HouseUnserved: (e) => say`${house(e.house)}に応えられる店はない。`,
  DinnerStepBegan: () => null,
  MoneyPaid: (e, names) => {
    if (e.reason === "sale" && e.owed === 0 && e.amount >= 0) return null;
    const line = entryOf(PAID, e.reason, PAID.other)(who(e.seat, names), dollars(Math.abs(e.amount)));
    return e.owed > 0 ? say`${line}銀行はうち${dollars(e.owed)}を払えずにいる。` : line;
  },
  BankBroke: (e) =>
    e.added > 0
      ? say`銀行が破綻！準備金カードで${dollars(e.added)}を補充し、次のラウンドから全CEOの枠は${e.ceoSlots}になる。`
      : say`銀行が破綻！このディナーでゲームは終わる。`,
  WentBankrupt: (e, names) => say`${who(e.seat, names)}は${dollars(e.unpaid)}を払えず倒産した。`,
  CfoDismissed: (e, names) => say`${who(e.seat, names)}のCFOが去った。以後はCEOが兼ねる。`,
  DismissalSubmitted: (e, names) => say`${who(e.seat, names)}が解雇を決めた。`,
  Dismissed: (e, names) => {
    const gone: Sentence[] = [cardsList(e.beach), cardsList(e.atWork)].filter((part) => part.length > 0);
    const busy = e.busy.map((number): Sentence => say`${campaign(number)}の担当者`);
    const all = [...gone, ...busy];
    return all.length === 0 ? null : say`${who(e.seat, names)}が${inRow(all)}を解雇した。`;
  },
  SalariesDue: (e, names) => {
    const discount = e.gross - e.due;
    if (e.gross === 0) return null;
    return discount === 0
      ? say`${who(e.seat, names)}の給料は${dollars(e.due)}。`
      : say`${who(e.seat, names)}の給料は${dollars(e.gross)}から${dollars(discount)}を引いた額。`;
  },
  CampaignRan: (e) => {
    const wanting = e.houses.filter((each) => each.added > 0).map((each) => house(each.house));
    if (wanting.length === 0) return say`${campaign(e.campaign)}：空きのある家には届かなかった。`;
    return say`${campaign(e.campaign)}：${inRow(wanting)}が${nameOfGoods(e.good)}を欲しがる。`;
  },
  MarketingPassBegan: () => say`すべての広告がもう一度実施される。`,
  CampaignEnded: (e, names) =>
    e.employee === null
      ? say`${campaign(e.campaign)}が終わった。`
      : say`${campaign(e.campaign)}が終わり、${who(e.seat, names)}の${card(e.employee)}が戻った。`,
  StockChosen: (e, names) => say`${who(e.seat, names)}が冷凍庫に商品を入れた。`,
  StockCleared: (e, names) =>
    isEmpty(e.thrown) ? null : say`${who(e.seat, names)}が${goodsList(e.thrown)}を廃棄した。`,
  HandsTakenUp: () => say`全員が手札に戻った。`,
  RestaurantsOpened: (e, names) =>
    e.restaurants.length === 0
      ? null
      : say`開店：${inRow(e.restaurants.map((each): Sentence => say`${who(each.seat, names)}（${square(each.at)}）`))}。`,
  MilestonesClosed: (e) => (e.milestones.length === 0 ? null : say`受付終了：${inRow(e.milestones.map(milestone))}。`),
  ChainRemoved: (e, names) => say`${who(e.seat, names)}は廃業した。`,
  GameEnded: (e, names) =>
    e.winner === null
      ? say`勝者なし。`
      : say`${who(e.winner, names)}が${dollars(e.ranking[0]?.score ?? 0)}で勝利した。`,
};
