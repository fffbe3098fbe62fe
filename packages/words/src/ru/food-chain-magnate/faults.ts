import { named, squareName } from "../../food-chain-magnate/mentions.ts";
import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { employees, milestones } from "./cards.ts";

const card = named(employees);
const milestone = named(milestones);

/** Why a position cannot be: one sentence. */
export const faults: FoodChainMagnateWords["faults"] = {
  UnknownEdition: (r) => `Нет издания с именем ${r.edition}.`,
  UnknownOption: () => "Такой настройки нет.",
  NoSuchValue: (r) => `Ожидается одно из значений: ${r.values}.`,
  SeatsOutOfRange: (r) => `Игроков: ${r.min === r.max ? r.min : `от ${r.min} до ${r.max}`}.`,
  NoTileRows: () => "Карта — это ряды тайлов, например A0 B90 C180.",
  WrongMapSize: (r) => `При числе игроков ${r.seats} карта размером ${r.columns} на ${r.rows} тайлов.`,
  RowsDiffer: () => "Ряды карты разной длины.",
  UnknownTile: (r) => `Тайла ${r.tile} нет.`,
  TileTwice: (r) => `Тайл ${r.tile} использован дважды.`,
  OutsideTheMap: (r) => `Клетка ${squareName(r.square)} вне карты.`,
  SquareTaken: (r) =>
    r.by === null
      ? `Клетка ${squareName(r.square)} занята тем, что на ней напечатано.`
      : `Клетка ${squareName(r.square)} занята: ${r.by}.`,
  TouchesNoRoad: () => "Рядом нет дороги.",
  RowsOffTheMap: () => "Накрывает ряды, которых нет на карте.",
  NotPrinted: () => "Этот дом на карте не напечатан.",
  NoHouseTile: () => "Такого дома в запасе нет.",
  TooMuchDemand: () => "Столько спроса у дома не помещается.",
  TooManyGardens: (r) => `Садов ${r.laid}, а в коробке ${r.most}.`,
  TooManyRestaurants: (r) => `Ресторанов у компании не больше ${r.most}.`,
  NoRestaurant: () => "После подготовки у каждой компании есть ресторан.",
  NoSuchHouse: (r) => `Дома ${r.house} на карте нет.`,
  NoRestaurantThere: (r) => `На клетке ${squareName(r.square)} нет ресторана.`,
  NoSuchPhase: () => "В этой игре нет такой фазы.",
  OrderIncomplete: () => "В порядке хода каждый, кто ещё в игре, должен стоять один раз.",
  OutOfOrder: (r) => `${r.player} — банкрот и выбывает из порядка хода.`,
  NothingLeft: (r) => `${r.player} — банкрот, и ничего не остаётся.`,
  BankruptTooEarly: () => "До первого ужина никто не становится банкротом.",
  NoReserves: () => "В этой игре нет карт резерва.",
  NoSuchMilestone: (r) => `В этой игре нет достижения «${milestone(r.milestone)}».`,
  NoSuchCard: (r) => `В этой игре нет карты «${card(r.employee)}».`,
  NoSuchGood: (r) => `В этой игре нет товара «${r.good}».`,
  AllInHand: () => "В начале реструктуризации все карты в руке.",
  NoneInHand: () => "Карты бывают в руке только при реструктуризации.",
  SecondCopy: (r) => `«${card(r.employee)}» — карта 1x, а их ${r.count}.`,
  TooManyAtWork: () => "На работе больше карт, чем слотов.",
  MoreThanTheBox: (r) => `Столько карт в коробке нет: «${card(r.employee)}».`,
  PileTooHigh: (r) => `«${card(r.employee)}»: для стопки осталось только ${r.left}.`,
  NotHisCampaign: (r) => `Кампания ${r.campaign} принадлежит не этому игроку: ${r.player}.`,
  TwoMarketeers: (r) => `У кампании ${r.campaign} два рекламщика.`,
  CannotRun: (r) => `«${card(r.employee)}» не может вести кампанию ${r.campaign}.`,
  CampaignNotInGame: () => "Этой кампании в игре нет.",
  CampaignNotRunning: (r) => `Кампания ${r.campaign} не идёт.`,
  CampaignTwice: () => "Эта кампания лежит на поле дважды.",
  NeedsEdge: () => "Самолёт лежит у края: нужны сторона и ряд или столбец.",
  NeedsSquare: () => "Эта кампания лежит на клетках: нужно место.",
  NeedsSide: () => "Лежит рядом с картой: нужна сторона и больше ничего.",
  NeedsNoPlace: () => "Лежит рядом с картой: места у неё нет.",
  WrongRoundsLeft: (r) => (r.most === 1 ? "Один раунд." : `Срок в раундах: от 1 до ${r.most}.`),
  GameWouldBeOver: () => "Тогда игра была бы уже окончена.",
  ReserveMissing: (r) => `После краха банка все карты резерва открыты, а карты этого игрока нет: ${r.player}.`,
  MoneyAstray: (r) =>
    `У банка и компаний вместе $${r.there}; ${r.breaks === 0 ? "пока банк не лопнул" : "после краха банка"}, должно быть $${r.due}.`,
  OtherCeoSlots: (r) =>
    r.breaks === 0
      ? `Пока банк не лопнул, слотов у каждого владельца: ${r.slots}.`
      : `По картам резерва слотов у каждого владельца: ${r.slots}.`,
  GoodsLeftOver: (r) =>
    r.most === 0
      ? "Без морозилки все товары были выброшены при уборке."
      : `Что не поместилось в морозилку, было выброшено при уборке; её вместимость: ${r.most}.`,
  MoreThanMade: (r) => `С такими сотрудниками у компании может быть не больше ${r.most}.`,
  NotEndless: (r) =>
    `Для бессрочной кампании нужно достижение «${milestone("first-billboard")}», а у этого игрока его нет: ${r.player}.`,
  MarketeerMissing: (r) => `Кампания ${r.campaign} ещё идёт, поэтому её рекламщик занят.`,
  FirstRound: () =>
    "В первом раунде ни у кого ещё нет сотрудников, денег и достижений, а в городе стоят одни рестораны.",
};
