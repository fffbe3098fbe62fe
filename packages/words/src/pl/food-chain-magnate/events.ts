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
const count = counted("pl");

const accusatives: Readonly<Record<string, string>> = { ...whom, ...what };
/** A card that is hired. */
const hired = (id: EmployeeId): Mention => ({ ...card(id), text: accusatives[id] ?? card(id).text });
const wanted = (id: Good): string => accusatives[id] ?? id;

const PAID = {
  sale: (name: Mention, amount: string) => say`${name} zarabia ${amount}.`,
  waitresses: (name: Mention, amount: string) => say`${name} dostaje ${amount} od kelnerek.`,
  cfo: (name: Mention, amount: string) => say`${name} dostaje ${amount} od dyrektora finansowego.`,
  salaries: (name: Mention, amount: string) => say`${name} wypłaca pensje: ${amount}.`,
  other: (name: Mention, amount: string) => say`${name} otrzymuje ${amount}.`,
} as const;

/** What happened, in words. */
export const events: FoodChainMagnateWords["events"] = {
  GameBegan: (e) => say`Miasto gotowe; w banku jest ${dollars(e.bank)}.`,
  PhaseBegan: (e) => say`Runda ${e.round}. ${phaseName(phases, e.stage)}.`,
  FirstRestaurantPlaced: (e, names) => say`${who(e.seat, names)} stawia restaurację na ${square(e.at)}.`,
  PlacingPassed: (e, names) => say`${who(e.seat, names)} pasuje i postawi później.`,
  ReserveChosen: (e, names) =>
    e.amount.content === null
      ? say`${who(e.seat, names)} kładzie kartę rezerwy.`
      : say`${who(e.seat, names)} kładzie kartę rezerwy ${dollars(e.amount.content)}.`,
  HandsHidden: () => null,
  StructureSubmitted: (e, names) => {
    if (e.employees.content === null) return say`${who(e.seat, names)}: gotowe.`;
    if (e.employees.content.length === 0) return say`${who(e.seat, names)}: gotowe, w pojedynkę.`;
    return say`${who(e.seat, names)}: gotowe, do pracy idą: ${cardsIn(e.employees.content)}.`;
  },
  StructuresRevealed: (e, names) =>
    say`${listed(
      e.structures.map((each): Sentence => {
        const name = who(each.seat, names);
        if (each.overfilled) return say`${name}: za dużo kart, wszyscy na plażę`;
        return isEmpty(each.atWork)
          ? say`${name} pracuje w pojedynkę`
          : say`${name}: w pracy ${cardsList(each.atWork)}`;
      }),
      "; ",
      "; ",
    )}.`,
  PositionChosen: (e, names) => say`${who(e.seat, names)} zajmuje miejsce ${e.position}.`,
  TurnOrderSet: (e, names) =>
    say`Kolejność: ${listed(
      e.turnOrder.map((seat) => who(seat, names)),
      ", ",
    )}.`,
  Hired: (e, names) =>
    e.phantom
      ? say`${who(e.seat, names)} zatrudnia ${hired(e.employee)}, by od razu szkolić.`
      : say`${who(e.seat, names)} zatrudnia ${hired(e.employee)}.`,
  Trained: (e, names) => say`${who(e.seat, names)} szkoli: ${card(e.employee)} → ${card(e.to)}.`,
  CardsGained: (e, names) =>
    e.count === 0
      ? say`${who(e.seat, names)} nic nie dostaje: ${card(e.employee)}, brak kart.`
      : say`${who(e.seat, names)} dostaje: ${e.count} × ${card(e.employee)}.`,
  MilestoneGained: (e, names) => say`${who(e.seat, names)} zdobywa kamień milowy „${milestone(e.milestone)}”.`,
  ReservesSeen: (e, names) => say`${who(e.seat, names)} ogląda karty rezerwy.`,
  TurnBegan: (e, names) => say`Dzień pracy: ${who(e.turn.seat, names)}.`,
  TurnEnded: (e, names) => say`${who(e.seat, names)} kończy turę.`,
  CampaignLaunched: (e, names) => {
    const rounds = e.left === "endless" ? "bezterminowo" : count(e.left, { one: "runda", few: "rundy", many: "rund" });
    return say`${who(e.seat, names)} reklamuje ${wanted(e.good)}: ${campaign(e.campaign)}, ${rounds}.`;
  },
  Produced: (e, names) => say`${who(e.seat, names)}: ${card(e.cook)} – ${good(e.good, e.count)}.`,
  DrinkFetched: (e, names) => say`${who(e.seat, names)}: chłopiec na posyłki – ${good(e.good, e.count)}.`,
  DrinksBought: (e, names) =>
    isEmpty(e.drinks)
      ? say`${who(e.seat, names)}: ${card(e.buyer)} wraca z niczym.`
      : say`${who(e.seat, names)}: ${card(e.buyer)} – ${goodsList(e.drinks)}.`,
  HousePlaced: (e, names) => say`${who(e.seat, names)} buduje ${house(e.house)}.`,
  GardenAdded: (e, names) => say`${who(e.seat, names)} dodaje ogród: ${house(e.house)}.`,
  RestaurantPlaced: (e, names) =>
    e.open
      ? say`${who(e.seat, names)} otwiera restaurację na ${square(e.at)}.`
      : say`${who(e.seat, names)} buduje restaurację na ${square(e.at)}: wkrótce otwarcie.`,
  RestaurantMoved: (e, names) => say`${who(e.seat, names)} przenosi restaurację: ${square(e.from)} → ${square(e.at)}.`,
  HouseServed: (e, names) => {
    const rival = e.offers[1];
    const beaten = rival ? say`, rywal: ${who(rival.seat, names)} (${rival.unitPrice}+${rival.distance})` : [];
    return say`${opening(house(e.house))} karmi ${who(e.seat, names)} (${e.unitPrice}+${e.distance})${beaten}: ${goodsList(e.goods)} za ${dollars(e.income)}.`;
  },
  HouseUnserved: (e) => say`Nikt nie może nakarmić: ${house(e.house)}.`,
  DinnerStepBegan: () => null,
  MoneyPaid: (e, names) => {
    if (e.reason === "sale" && e.owed === 0 && e.amount >= 0) return null;
    const line = entryOf(PAID, e.reason, PAID.other)(who(e.seat, names), dollars(Math.abs(e.amount)));
    return e.owed > 0 ? say`${line} Z tego bank pozostaje winien ${dollars(e.owed)}.` : line;
  },
  BankBroke: (e) =>
    e.added > 0
      ? say`Bank rozbity! Karty rezerwy dodają ${dollars(e.added)}; sloty prezesa od następnej rundy: ${e.ceoSlots}.`
      : say`Bank rozbity! To ostatnia kolacja.`,
  WentBankrupt: (e, names) => say`${who(e.seat, names)} nie może zapłacić ${dollars(e.unpaid)}: bankructwo.`,
  CfoDismissed: (e, names) => say`${who(e.seat, names)}: dyrektor finansowy odchodzi, zastępuje go prezes.`,
  DismissalSubmitted: (e, names) => say`${who(e.seat, names)}: zwolnienia postanowione.`,
  Dismissed: (e, names) => {
    const gone: Sentence[] = [cardsList(e.beach), cardsList(e.atWork)].filter((part) => part.length > 0);
    const busy = e.busy.map((number): Sentence => say`marketingowiec (${campaign(number)})`);
    const all = [...gone, ...busy];
    return all.length === 0 ? null : say`${who(e.seat, names)} zwalnia: ${listed(all, " i ")}.`;
  },
  SalariesDue: (e, names) => {
    const discount = e.gross - e.due;
    if (e.gross === 0) return null;
    return discount === 0
      ? say`${who(e.seat, names)}: pensje ${dollars(e.due)}.`
      : say`${who(e.seat, names)}: pensje ${dollars(e.gross)}, zniżka ${dollars(discount)}.`;
  },
  CampaignRan: (e) => {
    const wanting = e.houses.filter((each) => each.added > 0).map((each) => house(each.house));
    if (wanting.length === 0) return say`${opening(campaign(e.campaign))} nie trafia do domu z wolnym miejscem.`;
    return say`${opening(campaign(e.campaign))} działa: ${listed(wanting, " i ")} ${wanting.length === 1 ? "ma" : "mają"} ochotę na ${wanted(e.good)}.`;
  },
  MarketingPassBegan: () => say`Wszystkie kampanie działają jeszcze raz.`,
  CampaignEnded: (e, names) =>
    e.employee === null
      ? say`${opening(campaign(e.campaign))} się kończy.`
      : say`${opening(campaign(e.campaign))} się kończy; ${who(e.seat, names)}: wraca ${card(e.employee)}.`,
  StockChosen: (e, names) => say`${who(e.seat, names)} napełnia zamrażarkę.`,
  StockCleared: (e, names) => (isEmpty(e.thrown) ? null : say`${who(e.seat, names)} wyrzuca: ${goodsList(e.thrown)}.`),
  HandsTakenUp: () => say`Wszyscy wracają na rękę.`,
  RestaurantsOpened: (e, names) =>
    e.restaurants.length === 0
      ? null
      : say`Otwarcie: ${listed(
          e.restaurants.map((each): Sentence => say`${who(each.seat, names)} na ${square(each.at)}`),
          " i ",
        )}.`,
  MilestonesClosed: (e) =>
    e.milestones.length === 0 ? null : say`Już nie do zdobycia: ${listed(e.milestones.map(milestone), ", ")}.`,
  ChainRemoved: (e, names) => say`${who(e.seat, names)} odpada z gry.`,
  GameEnded: (e, names) =>
    e.winner === null
      ? say`Nikt nie wygrywa.`
      : say`${who(e.winner, names)} wygrywa: ${dollars(e.ranking[0]?.score ?? 0)}.`,
};
