import { squareName } from "../../food-chain-magnate/mentions.ts";
import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { openTable } from "../../open-table.ts";
import { counted } from "../../plural.ts";
import { employees, goods } from "./cards.ts";

const cards: Readonly<Record<string, { readonly name: string }>> = employees;
const things: Readonly<Record<string, { readonly many: string }>> = goods;
const card = (id: string): string => `«${cards[id]?.name ?? id}»`;
const many = (id: string): string => things[id]?.many ?? id;
const count = counted("ru");
const borders = (number: number): string => count(number, { one: "граница", few: "границы", many: "границ" });

const FAULTS = {
  "not-beside": "не начинается у входа",
  "no-road": "сходит с дороги",
  "u-turn": "сразу поворачивает назад",
} as const;

/** Why not: one sentence with the numbers. */
export const refusals: FoodChainMagnateWords["refusals"] = openTable("ru", "refusals", {
  NobodyToAct: (r) =>
    r.atWork === 0
      ? `Никто не на работе: ${card(r.employee)}.`
      : `Некому действовать: ${card(r.employee)} (на работе: ${r.atWork}, все уже действовали).`,
  WrongEmployee: (r) => `${card(r.employee)} этого не делает.`,
  NotEmpty: (r) => `На ${squareName(r.at)} что-то мешает, или это выходит за карту.`,
  NoRoad: () => "Рядом нет дороги.",
  TileTaken: () => "На этом тайле уже есть вход другого ресторана.",
  OutOfRange: (r) =>
    r.distance === null
      ? `Туда нет дороги; радиус ${r.range}.`
      : `До места ${borders(r.distance)}, а радиус ${r.range}.`,
  NoSuchCampaign: (r) => `Кампании ${r.campaign} нет в запасе.`,
  WrongKind: (r) => `Этот рекламщик не размещает кампанию ${r.campaign}.`,
  WrongDuration: (r) =>
    r.longest === null ? "Эта кампания бессрочна: срок не называют." : `Срок кампании в раундах: от 1 до ${r.longest}.`,
  WrongPlace: () => "Кампании этого вида так не кладут.",
  OffTheMap: () => "Это выходит за край карты.",
  EdgeTaken: (r) => `Здесь лежит самолёт ${r.campaign}.`,
  SideTaken: (r) => `С этой стороны лежит кампания ${r.campaign}.`,
  WrongGood: (r) => `Этот товар нельзя: ${many(r.good)}.`,
  NotYourEntrance: () => "Это не ваш вход.",
  BadRoute: (r) => `Маршрут ${FAULTS[r.fault]}.`,
  TooShort: (r) => `Маршрут должен быть на весь радиус ${r.range}; сейчас ${r.distance}.`,
  NoSuchHouse: (r) => `Дома ${r.house} здесь нет.`,
  HasGarden: (r) => `У дома ${r.house} уже есть сад.`,
  NotYourRestaurant: () => "Здесь нет вашего ресторана.",
  NotOpen: () => "Он ещё не открыт.",
  NoSuchReserve: () => "Такой карты резерва нет.",
  NotInHand: (r) => `В руке больше нет карты ${card(r.employee)}.`,
  Overfilled: (r) =>
    `Слишком много: начальников ${r.managers}, остальных ${r.others}; слотов у владельца ${r.ceoSlots}, у начальников ${r.slots}.`,
  NoSuchPosition: (r) => `Место ${r.position} занято.`,
  NoEntryCard: (r) => `${card(r.employee)}: нанять нельзя, только обучить.`,
  WrongRecruiter: () => "У этой карты не осталось наймов.",
  PileEmpty: (r) => `${card(r.employee)}: карт нет (всего ${r.copies}), и некому сразу обучить нового.`,
  NotOnBeach: (r) => `На пляже некого обучать: ${card(r.employee)}.`,
  NoCareer: (r) => `${card(r.employee)} не может стать ${card(r.to)}.`,
  NoneLeft: (r) => `${card(r.employee)}: карт не осталось, разобраны все ${r.copies}.`,
  OnlyOne: (r) => `${card(r.employee)} у вас уже есть; можно только одну такую карту.`,
  CeoIsCfo: () => "Финансового директора вам заменяет владелец.",
  NotEnoughTraining: (r) =>
    `Для этой карты не хватает ступеней обучения: нужно ${r.steps}, осталось не больше ${r.left}.`,
  TooManyTeachers: (r) => `Обучающих карт названо ${r.named}, а здесь может быть не больше ${r.most}.`,
  PhantomFirst: (r) => `Сначала обучите нового: ${card(r.employee)}.`,
  PhantomStranded: (r) => `Тогда нового будет не обучить: ${card(r.employee)}.`,
  CannotBeDismissed: (r) => `${card(r.employee)}: уволить нельзя.`,
  NotEmployed: (r) => `${card(r.employee)}: вы назвали ${r.named}, а есть ${r.has}.`,
  SalariesUnpayable: (r) => `Зарплаты $${r.due}, у вас $${r.cash}: не хватает $${r.short}.`,
  MarketeerStays: (r) => `Рекламщик кампании ${r.campaign} остаётся.`,
  WrongNumberOfMarketeers: (r) => `Рекламщиков должно уйти: ${r.needed}; вы назвали ${r.named}.`,
  FreezerFull: (r) => `В морозилку войдёт ${r.room}; вы назвали ${r.kept}.`,
  NotInStock: (r) => `Товар (${many(r.good)}): вы назвали ${r.kept}, а есть ${r.has}.`,
});
