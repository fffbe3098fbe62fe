import { named, squareName } from "../../food-chain-magnate/mentions.ts";
import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { employees, milestones } from "./cards.ts";

const card = named(employees);
const milestone = named(milestones);

/** Why a position cannot be: one sentence. */
export const faults: FoodChainMagnateWords["faults"] = {
  UnknownEdition: (r) => `Nie ma wydania o nazwie ${r.edition}.`,
  UnknownOption: () => "Nie ma takiej opcji.",
  NoSuchValue: (r) => `Oczekiwana jedna z wartości: ${r.values}.`,
  SeatsOutOfRange: (r) => `Liczba graczy: ${r.min === r.max ? r.min : `od ${r.min} do ${r.max}`}.`,
  NoTileRows: () => "Mapa to rzędy kafelków, na przykład A0 B90 C180.",
  WrongMapSize: (r) => `Gdy graczy jest ${r.seats}, mapa ma wymiary ${r.columns} na ${r.rows} kafelków.`,
  RowsDiffer: () => "Rzędy mapy mają różną długość.",
  UnknownTile: (r) => `Nie ma kafelka ${r.tile}.`,
  TileTwice: (r) => `Kafelek ${r.tile} jest użyty dwa razy.`,
  OutsideTheMap: (r) => `Pole ${squareName(r.square)} leży poza mapą.`,
  SquareTaken: (r) =>
    r.by === null
      ? `Pole ${squareName(r.square)} zajmuje to, co na nim wydrukowano.`
      : `Pole ${squareName(r.square)} jest zajęte: ${r.by}.`,
  TouchesNoRoad: () => "Nie styka się z drogą.",
  RowsOffTheMap: () => "Obejmuje rzędy, których nie ma na mapie.",
  NotPrinted: () => "Tego domu nie wydrukowano na mapie.",
  NoHouseTile: () => "Nie ma takiego domu w zasobach.",
  TooMuchDemand: () => "Dom nie mieści takiego popytu.",
  TooManyGardens: (r) => `Ogrodów jest ${r.laid}, a w pudełku ${r.most}.`,
  TooManyRestaurants: (r) => `Firma ma najwyżej tyle restauracji: ${r.most}.`,
  NoRestaurant: () => "Po przygotowaniu każda firma ma restaurację.",
  NoSuchHouse: (r) => `Domu ${r.house} nie ma na mapie.`,
  NoRestaurantThere: (r) => `Na polu ${squareName(r.square)} nie ma restauracji.`,
  NoSuchPhase: () => "Ta gra nie ma takiej fazy.",
  OrderIncomplete: () => "Kolejność musi wymieniać raz każdego gracza, który jest jeszcze w grze.",
  OutOfOrder: (r) => `${r.player}: bankrut, wypada z kolejności.`,
  NothingLeft: (r) => `${r.player}: bankrut, nic nie zostaje.`,
  BankruptTooEarly: () => "Przed pierwszą kolacją nikt nie bankrutuje.",
  NoReserves: () => "Ta gra nie ma kart rezerwy.",
  NoSuchMilestone: (r) => `Ta gra nie ma kamienia milowego „${milestone(r.milestone)}”.`,
  NoSuchCard: (r) => `Ta gra nie ma karty „${card(r.employee)}”.`,
  NoSuchGood: (r) => `Ta gra nie ma towaru „${r.good}”.`,
  AllInHand: () => "Na początku restrukturyzacji wszystkie karty są na ręce.",
  NoneInHand: () => "Karty są na ręce tylko podczas restrukturyzacji.",
  SecondCopy: (r) => `„${card(r.employee)}” to karta 1x, a jest ich ${r.count}.`,
  TooManyAtWork: () => "W pracy jest więcej kart niż slotów.",
  MoreThanTheBox: (r) => `Tylu kart nie ma w pudełku: „${card(r.employee)}”.`,
  PileTooHigh: (r) => `„${card(r.employee)}”: na stos zostało tylko ${r.left}.`,
  NotHisCampaign: (r) => `Kampania ${r.campaign} nie należy do tego gracza: ${r.player}.`,
  TwoMarketeers: (r) => `Kampania ${r.campaign} ma dwóch marketingowców.`,
  CannotRun: (r) => `„${card(r.employee)}” nie może prowadzić kampanii ${r.campaign}.`,
  CampaignNotInGame: () => "Tej kampanii nie ma w grze.",
  CampaignNotRunning: (r) => `Kampania ${r.campaign} nie trwa.`,
  CampaignTwice: () => "Ta kampania leży na planszy dwa razy.",
  NeedsEdge: () => "Samolot leży przy krawędzi: potrzebny jest bok i rząd lub kolumna.",
  NeedsSquare: () => "Ta kampania leży na polach: potrzebne jest miejsce.",
  NeedsSide: () => "Leży obok mapy: potrzebny jest bok i nic więcej.",
  NeedsNoPlace: () => "Leży obok mapy: nie ma tam miejsca.",
  WrongRoundsLeft: (r) => (r.most === 1 ? "Jedna runda." : `Czas w rundach: od 1 do ${r.most}.`),
  GameWouldBeOver: () => "Gra byłaby wtedy skończona.",
  ReserveMissing: (r) =>
    `Po rozbiciu banku wszystkie karty rezerwy są odkryte; brakuje karty tego gracza: ${r.player}.`,
  MoneyAstray: (r) =>
    `Bank i firmy mają razem $${r.there}; ${r.breaks === 0 ? "dopóki bank nie jest rozbity" : "po rozbiciu banku"}, musi to być $${r.due}.`,
  OtherCeoSlots: (r) =>
    r.breaks === 0
      ? `Dopóki bank nie jest rozbity, sloty każdego prezesa to ${r.slots}.`
      : `Według kart rezerwy sloty każdego prezesa to ${r.slots}.`,
  GoodsLeftOver: (r) =>
    r.most === 0
      ? "Bez zamrażarki wszystkie zapasy wyrzucono podczas porządków."
      : `Co nie zmieściło się w zamrażarce, wyrzucono podczas porządków; jej pojemność to ${r.most}.`,
  MoreThanMade: (r) => `Z tymi pracownikami firma może mieć najwyżej ${r.most}.`,
  NotEndless: (r) =>
    `Bezterminowa kampania wymaga kamienia milowego „${milestone("first-billboard")}”, a ten gracz go nie ma: ${r.player}.`,
  MarketeerMissing: (r) => `Kampania ${r.campaign} wciąż trwa, więc jej marketingowiec jest zajęty.`,
  FirstRound: () =>
    "W pierwszej rundzie nikt nie ma jeszcze pracowników, pieniędzy ani kamieni milowych, a w mieście są tylko restauracje.",
};
