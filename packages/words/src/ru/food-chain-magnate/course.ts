import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { OTHERWISE, openTable } from "../../open-table.ts";

export const phases: FoodChainMagnateWords["phases"] = openTable(
  "ru",
  "phases",
  {
    "setup-restaurants": { name: "Первые рестораны", help: "Все ставят по ресторану, от последнего к первому." },
    "setup-reserve": { name: "Карты резерва", help: "Каждый кладёт в банк одну карту лицом вниз." },
    restructuring: { name: "Реструкту\u00ADризация", help: "Тайно выберите, кто работает в этом раунде." },
    "order-of-business": { name: "Порядок хода", help: "Первым выбирает тот, у кого больше свободных слотов." },
    working: { name: "Рабочий день", help: "Наём, обучение, реклама, кухня, закупки, стройка." },
    dinnertime: { name: "Ужин", help: "Дома едят по порядку номеров." },
    payday: { name: "День зарплаты", help: "Увольте, кого хотите, затем платите по $5 за зарплату." },
    marketing: { name: "Реклама", help: "Кампании действуют по порядку номеров." },
    cleanup: { name: "Уборка", help: "Запасы пропадают, люди возвращаются, стройки открываются." },
    over: { name: "Игра окончена", help: "Банк лопнул окончательно." },
  },
  OTHERWISE.phases,
);

export const steps: FoodChainMagnateWords["steps"] = openTable(
  "ru",
  "steps",
  {
    recruit: "Наём",
    train: "Обучение",
    campaigns: "Кампании",
    "food-and-drink": "Еда и напитки",
    "houses-and-gardens": "Дома и сады",
    restaurants: "Рестораны",
  },
  OTHERWISE.steps,
);

export const commands: FoodChainMagnateWords["commands"] = openTable(
  "ru",
  "commands",
  {
    "setup.placeRestaurant": { ask: "Где встанет ваш первый ресторан?", button: "Поставить" },
    "setup.pass": { ask: "Подождать и поставить после других?", button: "Пас" },
    "setup.chooseReserve": { ask: "Какую карту резерва вы кладёте в банк?", button: "Положить" },
    "restructure.submit": { ask: "Кто работает в этом раунде?", button: "Готово" },
    "order.choosePosition": { ask: "Какое место в порядке хода вы берёте?", button: "Занять место" },
    "work.hire": { ask: "Кого вы нанимаете?", button: "Нанять" },
    "work.train": { ask: "Кого вы обучаете и чему?", button: "Обучить" },
    "work.launchCampaign": { ask: "Какую кампанию вы начинаете?", button: "Рекламировать" },
    "work.produce": { ask: "Кто что готовит?", button: "Готовить" },
    "work.fetchDrink": { ask: "Какой напиток принесёт посыльный?", button: "Послать" },
    "work.buyDrinks": { ask: "Где вы закупаете напитки?", button: "Закупить" },
    "work.placeHouse": { ask: "Где встанет новый дом?", button: "Построить дом" },
    "work.addGarden": { ask: "Какой дом получит сад?", button: "Разбить сад" },
    "work.openRestaurant": { ask: "Где вы открываете ресторан?", button: "Новый ресторан" },
    "work.moveRestaurant": { ask: "Какой ресторан переезжает и куда?", button: "Перенести" },
    "work.endTurn": { ask: "Рабочий день окончен?", button: "Закончить ход" },
    "payday.fire": { ask: "Кого вы увольняете до выплаты зарплат?", button: "Выплатить" },
    "cleanup.keep": { ask: "Что положить в морозилку?", button: "Оставить" },
  },
  OTHERWISE.commands,
);

export const rulesets: FoodChainMagnateWords["rulesets"] = {
  standard: { name: "Обычная игра", help: "Вся базовая игра; за столом от двух до четырёх часов." },
};

export const editions: FoodChainMagnateWords["editions"] = { third: "Третье издание", deluxe: "Делюкс" };

export const options: FoodChainMagnateWords["options"] = {
  "bank-break": {
    name: "Крах банка",
    help: "Когда банк лопается.",
    values: { insufficient: "не может выплатить всё", empty: "как только опустел" },
  },
  "local-manager-target": {
    name: "Управляющий",
    help: "Что должно быть в радиусе у нового ресторана.",
    values: { "any-square-any-road": "любая его клетка", "entrance-on-route": "вход на дороге, по которой едут" },
  },
  "airplane-overlap": {
    name: "Самолёты",
    help: "Могут ли самолёты перекрываться на одной стороне.",
    values: { allowed: "могут", "no-overlap-on-same-edge": "не на одной стороне" },
  },
  "reserve-timing": {
    name: "Карты резерва",
    help: "Когда их выбирают.",
    values: { "after-restaurants": "после первых ресторанов", "before-restaurants": "до них" },
  },
  "regional-move-unopened": {
    name: "Старший управляющий",
    help: "Можно ли перенести ресторан, который ещё не открылся.",
    values: { allowed: "можно, и он откроется", "open-only": "только открытые" },
  },
  "negative-prices": {
    name: "Цены ниже нуля",
    help: "Что происходит при отрицательной цене.",
    values: { "pay-bank": "сеть платит банку", "floor-zero": "цена не ниже $0" },
  },
  "recruit-attribution": {
    name: "Скидки за наём",
    help: "Какие наймы тратят действия начальника отдела кадров.",
    values: { count: "по счёту: сначала владелец и кадровики", "player-choice": "игрок решает при каждом найме" },
  },
  overfill: {
    name: "Лишние на работе",
    help: "Что делать, если карт больше, чем слотов.",
    values: { "all-to-beach": "все на пляж", reject: "так сдать нельзя" },
  },
  "hand-visibility-phase1": {
    name: "Открытые руки",
    help: "Видны ли чужие карты при выборе структуры; все наймы и так были открыты.",
    values: { hidden: "скрыты", visible: "видны" },
  },
  "intro-all-drinks": {
    name: "Все напитки на карте",
    help: "Вводная игра: тянуть карту заново, пока нет всех напитков.",
    values: { off: "любая карта", redraw: "тянуть заново" },
  },
  "road-links": {
    name: "Дороги между тайлами",
    help: "Где соединяются дороги соседних тайлов.",
    values: { midpoint: "в середине края", "any-adjacent": "везде, где касаются" },
  },
  "buyer-route-length": {
    name: "Закупки",
    help: "Как далеко едут грузчики, грузовики и дирижабли.",
    values: { "up-to-range": "не дальше радиуса", "full-range": "ровно на радиус" },
  },
  "phantom-target": {
    name: "Нанять и обучить",
    help: "Когда должна быть итоговая карта, если стопка нанимаемой пуста.",
    values: { "at-recruit": "при найме", "at-train": "при обучении" },
  },
  "initial-entrance-rule": {
    name: "Первые входы",
    help: "Какой тайл считается у первого ресторана.",
    values: { "entrance-square": "тайл самого входа", "touched-road": "тайл дороги у входа" },
  },
  "range-origin": {
    name: "Откуда радиус",
    help: "От каких ресторанов отсчитывается радиус.",
    values: { "open-only": "от открытых", "any-own": "от всех своих" },
  },
  "house-road-contact": {
    name: "Новые дома",
    help: "Какими клетками новый дом касается дороги.",
    values: { "any-of-six": "дом или сад", "house-squares-only": "только сам дом" },
  },
  "firing-order": {
    name: "Увольнения",
    help: "Как решают об увольнениях.",
    values: { simultaneous: "все сразу", "turn-order": "по очереди" },
  },
  "fired-manager-discount": {
    name: "Уволенные кадровики",
    help: "Снижают ли они зарплаты в день ухода.",
    values: { lost: "нет", kept: "да" },
  },
  "cfo-dismissal": {
    name: "Финдиректор и $100",
    help: "Когда он уходит у обладателя достижения $100.",
    values: { payday: "в день зарплаты", immediate: "сразу" },
  },
  "hundred-check": {
    name: "Достижение $100",
    help: "Когда оно проверяется.",
    values: { "end-of-dinnertime": "после ужина", "any-time": "в любой момент" },
  },
  "cfo-negative-rounding": {
    name: "Финдиректор и убыток",
    help: "Как округляется половина убытка.",
    values: { "toward-plus-infinity": "в вашу пользу", "away-from-zero": "против вас" },
  },
  "bankruptcy-check": {
    name: "Банкротство",
    help: "Когда проверяют сеть, которая должна банку.",
    values: { "at-payment": "при каждой выплате", "end-of-dinnertime": "после ужина" },
  },
  "last-chain": {
    name: "Последняя сеть",
    help: "Что происходит, когда осталась одна сеть.",
    values: { "game-ends": "сразу победа", continue: "играет дальше" },
  },
};
