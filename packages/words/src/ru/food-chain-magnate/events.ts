import type { EmployeeId, Good } from "@blueplate/engine";
import { entryOf, phaseName } from "../../food-chain-magnate/entry.ts";
import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { counted } from "../../plural.ts";
import { listed, type Mention, opening, type Sentence, say } from "../../sentence.ts";
import { what, whom } from "./cases.ts";
import { phases } from "./course.ts";
import { nouns } from "./nouns.ts";

const { who, house, campaign, square, dollars, card, good, milestone, goodsList, cardsList, cardsIn } = nouns;
const isEmpty = (counts: object): boolean => Object.keys(counts).length === 0;
const count = counted("ru");

const accusatives: Readonly<Record<string, string>> = { ...whom, ...what };
/** A card that is hired. */
const hired = (id: EmployeeId): Mention => ({ ...card(id), text: accusatives[id] ?? card(id).text });
const wanted = (id: Good): string => accusatives[id] ?? id;

const PAID = {
  sale: (name: Mention, amount: string) => say`${name} зарабатывает ${amount}.`,
  waitresses: (name: Mention, amount: string) => say`${name} получает ${amount} от официанток.`,
  cfo: (name: Mention, amount: string) => say`${name} получает ${amount} от финансового директора.`,
  salaries: (name: Mention, amount: string) => say`${name} выплачивает зарплаты: ${amount}.`,
  other: (name: Mention, amount: string) => say`${name} получает ${amount}.`,
} as const;

/** What happened, in words. */
export const events: FoodChainMagnateWords["events"] = {
  GameBegan: (e) => say`Город построен; в банке ${dollars(e.bank)}.`,
  PhaseBegan: (e) => say`Раунд ${e.round}. ${phaseName(phases, e.stage)}.`,
  FirstRestaurantPlaced: (e, names) => say`${who(e.seat, names)} ставит ресторан на ${square(e.at)}.`,
  PlacingPassed: (e, names) => say`${who(e.seat, names)} пасует и поставит позже.`,
  ReserveChosen: (e, names) =>
    e.amount.content === null
      ? say`${who(e.seat, names)} кладёт карту резерва.`
      : say`${who(e.seat, names)} кладёт карту резерва на ${dollars(e.amount.content)}.`,
  HandsHidden: () => null,
  StructureSubmitted: (e, names) => {
    if (e.employees.content === null) return say`${who(e.seat, names)}: готово.`;
    if (e.employees.content.length === 0) return say`${who(e.seat, names)}: готово, в одиночку.`;
    return say`${who(e.seat, names)}: готово, на работу идут: ${cardsIn(e.employees.content)}.`;
  },
  StructuresRevealed: (e, names) =>
    say`${listed(
      e.structures.map((each): Sentence => {
        const name = who(each.seat, names);
        if (each.overfilled) return say`${name}: перебор, все на пляж`;
        return isEmpty(each.atWork)
          ? say`${name} работает в одиночку`
          : say`${name}: работают ${cardsList(each.atWork)}`;
      }),
      "; ",
      "; ",
    )}.`,
  PositionChosen: (e, names) => say`${who(e.seat, names)} занимает место ${e.position}.`,
  TurnOrderSet: (e, names) =>
    say`Порядок хода: ${listed(
      e.turnOrder.map((seat) => who(seat, names)),
      ", ",
    )}.`,
  Hired: (e, names) =>
    e.phantom
      ? say`${who(e.seat, names)} нанимает ${hired(e.employee)}, чтобы сразу обучить.`
      : say`${who(e.seat, names)} нанимает ${hired(e.employee)}.`,
  Trained: (e, names) => say`${who(e.seat, names)} обучает: ${card(e.employee)} → ${card(e.to)}.`,
  CardsGained: (e, names) =>
    e.count === 0
      ? say`${who(e.seat, names)} ничего не получает: ${card(e.employee)}, карт не осталось.`
      : say`${who(e.seat, names)} получает: ${e.count} × ${card(e.employee)}.`,
  MilestoneGained: (e, names) => say`${who(e.seat, names)} получает достижение «${milestone(e.milestone)}».`,
  ReservesSeen: (e, names) => say`${who(e.seat, names)} смотрит карты резерва.`,
  TurnBegan: (e, names) => say`Рабочий день: ${who(e.turn.seat, names)}.`,
  TurnEnded: (e, names) => say`${who(e.seat, names)} заканчивает ход.`,
  CampaignLaunched: (e, names) => {
    const rounds = e.left === "endless" ? "бессрочно" : count(e.left, { one: "раунд", few: "раунда", many: "раундов" });
    return say`${who(e.seat, names)} рекламирует ${wanted(e.good)}: ${campaign(e.campaign)}, ${rounds}.`;
  },
  Produced: (e, names) => say`${who(e.seat, names)}: ${card(e.cook)} — ${good(e.good, e.count)}.`,
  DrinkFetched: (e, names) => say`${who(e.seat, names)}: посыльный — ${good(e.good, e.count)}.`,
  DrinksBought: (e, names) =>
    isEmpty(e.drinks)
      ? say`${who(e.seat, names)}: ${card(e.buyer)} возвращается ни с чем.`
      : say`${who(e.seat, names)}: ${card(e.buyer)} — ${goodsList(e.drinks)}.`,
  HousePlaced: (e, names) => say`${who(e.seat, names)} строит ${house(e.house)}.`,
  GardenAdded: (e, names) => say`${who(e.seat, names)} разбивает сад: ${house(e.house)}.`,
  RestaurantPlaced: (e, names) =>
    e.open
      ? say`${who(e.seat, names)} открывает ресторан на ${square(e.at)}.`
      : say`${who(e.seat, names)} строит ресторан на ${square(e.at)}: скоро открытие.`,
  RestaurantMoved: (e, names) => say`${who(e.seat, names)} переносит ресторан: ${square(e.from)} → ${square(e.at)}.`,
  HouseServed: (e, names) => {
    const rival = e.offers[1];
    const beaten = rival ? say`, соперник — ${who(rival.seat, names)} (${rival.unitPrice}+${rival.distance})` : [];
    return say`${opening(house(e.house))} кормит ${who(e.seat, names)} (${e.unitPrice}+${e.distance})${beaten}: ${goodsList(e.goods)} за ${dollars(e.income)}.`;
  },
  HouseUnserved: (e) => say`Никто не может накормить ${house(e.house)}.`,
  DinnerStepBegan: () => null,
  MoneyPaid: (e, names) => {
    if (e.reason === "sale" && e.owed === 0 && e.amount >= 0) return null;
    const line = entryOf(PAID, e.reason, PAID.other)(who(e.seat, names), dollars(Math.abs(e.amount)));
    return e.owed > 0 ? say`${line} Из них банк остаётся должен ${dollars(e.owed)}.` : line;
  },
  BankBroke: (e) =>
    e.added > 0
      ? say`Банк лопнул! Карты резерва добавляют ${dollars(e.added)}; слотов у владельца со следующего раунда: ${e.ceoSlots}.`
      : say`Банк лопнул! Этот ужин последний.`,
  WentBankrupt: (e, names) => say`${who(e.seat, names)} не может заплатить ${dollars(e.unpaid)}: банкротство.`,
  CfoDismissed: (e, names) => say`${who(e.seat, names)}: финансовый директор уходит, его дело теперь за владельцем.`,
  DismissalSubmitted: (e, names) => say`${who(e.seat, names)}: с увольнениями решено.`,
  Dismissed: (e, names) => {
    const gone: Sentence[] = [cardsList(e.beach), cardsList(e.atWork)].filter((part) => part.length > 0);
    const busy = e.busy.map((number): Sentence => say`рекламщик (${campaign(number)})`);
    const all = [...gone, ...busy];
    return all.length === 0 ? null : say`${who(e.seat, names)} увольняет: ${listed(all, " и ")}.`;
  },
  SalariesDue: (e, names) => {
    const discount = e.gross - e.due;
    if (e.gross === 0) return null;
    return discount === 0
      ? say`${who(e.seat, names)}: зарплаты на ${dollars(e.due)}.`
      : say`${who(e.seat, names)}: зарплаты на ${dollars(e.gross)}, скидка ${dollars(discount)}.`;
  },
  CampaignRan: (e) => {
    const wanting = e.houses.filter((each) => each.added > 0).map((each) => house(each.house));
    if (wanting.length === 0) return say`${opening(campaign(e.campaign))} не находит дома со свободным местом.`;
    return say`${opening(campaign(e.campaign))} действует: ${listed(wanting, " и ")} ${wanting.length === 1 ? "хочет" : "хотят"} ${wanted(e.good)}.`;
  },
  MarketingPassBegan: () => say`Все кампании проводятся ещё раз.`,
  CampaignEnded: (e, names) =>
    e.employee === null
      ? say`${opening(campaign(e.campaign))} окончена.`
      : say`${opening(campaign(e.campaign))} окончена; ${who(e.seat, names)}: ${card(e.employee)} возвращается.`,
  StockChosen: (e, names) => say`${who(e.seat, names)} наполняет морозилку.`,
  StockCleared: (e, names) =>
    isEmpty(e.thrown) ? null : say`${who(e.seat, names)} выбрасывает: ${goodsList(e.thrown)}.`,
  HandsTakenUp: () => say`Все возвращаются в руку.`,
  RestaurantsOpened: (e, names) =>
    e.restaurants.length === 0
      ? null
      : say`Открытие: ${listed(
          e.restaurants.map((each): Sentence => say`${who(each.seat, names)} на ${square(each.at)}`),
          " и ",
        )}.`,
  MilestonesClosed: (e) =>
    e.milestones.length === 0 ? null : say`Больше не получить: ${listed(e.milestones.map(milestone), ", ")}.`,
  ChainRemoved: (e, names) => say`${who(e.seat, names)} выбывает из игры.`,
  GameEnded: (e, names) =>
    e.winner === null
      ? say`Никто не победил.`
      : say`${who(e.winner, names)} побеждает: ${dollars(e.ranking[0]?.score ?? 0)}.`,
};
