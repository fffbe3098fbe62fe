import type { FoodChainMagnateWords, GoodWords } from "../../food-chain-magnate/words.ts";
import { OTHERWISE, openTable } from "../../open-table.ts";
import { counted } from "../../plural.ts";

/** The names of the cards, and what they do. */
export const employees: FoodChainMagnateWords["employees"] = openTable(
  "ru",
  "employees",
  {
    ceo: { name: "Владелец", effect: "наём 1", help: "Всегда на работе; нанимает одного за ход." },
    waitress: { name: "Официантка", effect: "$3", help: "Приносит $3 после ужина; при равенстве гости идут к ней." },
    "management-trainee": {
      name: "Начальник отдела",
      effect: "2 слота",
      help: "Руководит двумя, кроме начальников.",
    },
    "junior-vice-president": {
      name: "Младший вице-президент",
      effect: "3 слота",
      help: "Руководит тремя, кроме начальников.",
    },
    "vice-president": { name: "Вице-президент", effect: "4 слота", help: "Руководит четырьмя, кроме начальников." },
    "senior-vice-president": {
      name: "Старший вице-президент",
      effect: "5 слотов",
      help: "Руководит пятью, кроме начальников.",
    },
    "executive-vice-president": {
      name: "Исполнительный вице-президент",
      effect: "10 слотов",
      help: "Руководит десятью, кроме начальников.",
    },
    "new-business-developer": {
      name: "Застройщик",
      effect: "дом или сад",
      help: "Строит дом с садом или разбивает сад у дома.",
    },
    "luxuries-manager": { name: "Менеджер по роскоши", effect: "+$10", help: "Поднимает цену на $10, обязательно." },
    "pricing-manager": { name: "Менеджер по ценам", effect: "−$1", help: "Снижает цену на $1, обязательно." },
    "discount-manager": { name: "Менеджер по скидкам", effect: "−$3", help: "Снижает цену на $3, обязательно." },
    "local-manager": {
      name: "Управляющий",
      effect: "новый ресторан",
      help: "Ресторан не дальше 3 границ, открытие после уборки; все ваши рестораны становятся автокафе.",
    },
    "regional-manager": {
      name: "Старший управляющий",
      effect: "ресторан сразу",
      help: "Открывает или переносит ресторан куда угодно, сразу; все ваши рестораны становятся автокафе.",
    },
    cfo: { name: "Финансовый директор", effect: "+50%", help: "Добавляет половину всего заработанного за ужин." },
    "recruiting-girl": { name: "Кадровик", effect: "наём 1", help: "Ещё один наём за ход." },
    "recruiting-manager": {
      name: "Начальник отдела кадров",
      effect: "наём 2",
      help: "Ещё два найма; каждый неиспользованный экономит $5 на зарплатах.",
    },
    "hr-director": {
      name: "Директор по кадрам",
      effect: "наём 4",
      help: "Ещё четыре найма; каждый неиспользованный экономит $5 на зарплатах.",
    },
    trainer: { name: "Учитель", effect: "обучение 1", help: "Обучает одного на пляже на одну ступень." },
    coach: { name: "Наставник", effect: "обучение 2", help: "Две ступени обучения: одной карте или двум." },
    guru: { name: "Гуру", effect: "обучение 3", help: "Три ступени обучения: до трёх карт." },
    "errand-boy": { name: "Посыльный", effect: "1 напиток", help: "Приносит один любой напиток." },
    "cart-operator": {
      name: "Грузчик",
      effect: "по 2",
      help: "Едет через 2 границы; два напитка с каждого источника по пути.",
    },
    "truck-driver": {
      name: "Водитель грузовика",
      effect: "по 3",
      help: "Едет через 3 границы; три напитка с каждого источника по пути.",
    },
    "zeppelin-pilot": {
      name: "Пилот дирижабля",
      effect: "по 2",
      help: "Пролетает ещё 4 тайла; два напитка с каждого источника на них.",
    },
    "marketing-trainee": {
      name: "Стажёр по рекламе",
      effect: "плакат",
      help: "Плакат не дальше 2 границ, до 2 раундов.",
    },
    "campaign-manager": {
      name: "Менеджер по рекламе",
      effect: "почта",
      help: "Плакат или почта не дальше 3 границ, до 3 раундов.",
    },
    "brand-manager": {
      name: "Бренд-менеджер",
      effect: "самолёт",
      help: "Плакат, почта или самолёт где угодно, до 4 раундов.",
    },
    "brand-director": { name: "Бренд-директор", effect: "радио", help: "Любая реклама где угодно, до 5 раундов." },
    "kitchen-trainee": { name: "Поварёнок", effect: "1 бургер или пицца", help: "Готовит один бургер или одну пиццу." },
    "burger-cook": { name: "Повар бургеров", effect: "3 бургера", help: "Готовит три бургера." },
    "burger-chef": { name: "Мастер бургеров", effect: "8 бургеров", help: "Готовит восемь бургеров." },
    "pizza-cook": { name: "Повар пиццы", effect: "3 пиццы", help: "Готовит три пиццы." },
    "pizza-chef": { name: "Мастер пиццы", effect: "8 пицц", help: "Готовит восемь пицц." },
  },
  OTHERWISE.employees,
);

/** The printed Russian names are missing, misleading or too long here. */
export const ours: FoodChainMagnateWords["ours"] = [
  "junior-vice-president",
  "vice-president",
  "senior-vice-president",
  "executive-vice-president",
  "luxuries-manager",
  "pricing-manager",
  "discount-manager",
  "recruiting-girl",
  "hr-director",
  "guru",
  "marketing-trainee",
  "campaign-manager",
  "brand-manager",
  "brand-director",
];

export const families: FoodChainMagnateWords["families"] = {
  managers: "Руководство",
  recruiting: "Кадры",
  training: "Обучение",
  prices: "Цены",
  marketing: "Реклама",
  kitchen: "Кухня",
  drinks: "Напитки",
  building: "Стройка",
  service: "Зал и финансы",
};

const count = counted("ru");
const good = (one: string, many: string, [single, few, more]: readonly [string, string, string]): GoodWords => ({
  one,
  many,
  counted: (number) => count(number, { one: single, few, many: more }),
});

export const goods: FoodChainMagnateWords["goods"] = openTable(
  "ru",
  "goods",
  {
    burger: good("бургер", "бургеры", ["бургер", "бургера", "бургеров"]),
    pizza: good("пицца", "пиццы", ["пицца", "пиццы", "пицц"]),
    beer: good("пиво", "пиво", ["пиво", "пива", "пив"]),
    lemonade: good("лимонад", "лимонад", ["лимонад", "лимонада", "лимонадов"]),
    "soft-drink": good("газировка", "газировка", ["газировка", "газировки", "газировок"]),
  },
  OTHERWISE.goods,
);

export const campaigns: FoodChainMagnateWords["campaigns"] = openTable(
  "ru",
  "campaigns",
  {
    billboard: { name: "Плакат", reach: "дома рядом с ним" },
    mailbox: { name: "Почта", reach: "все дома её квартала" },
    airplane: { name: "Самолёт", reach: "все дома в его рядах или столбцах" },
    radio: { name: "Радио", reach: "свой тайл и восемь вокруг" },
  },
  OTHERWISE.campaigns,
);

export const milestones: FoodChainMagnateWords["milestones"] = openTable(
  "ru",
  "milestones",
  {
    "first-billboard": {
      name: "Первый плакат",
      trigger: "Разместите плакат.",
      effect: "С этой кампании ваша реклама бессрочна; менеджеры и директора по рекламе работают без зарплаты.",
    },
    "first-train": { name: "Первое обучение", trigger: "Обучите кого-нибудь.", effect: "Зарплаты −$15 каждый раунд." },
    "first-hire-3": {
      name: "Первые 3 найма за ход",
      trigger: "Наймите троих за один ход.",
      effect: "Сразу приходят два начальника отдела.",
    },
    "first-burger-marketed": {
      name: "Первая реклама бургеров",
      trigger: "Рекламируйте бургеры.",
      effect: "+$5 за каждый проданный бургер.",
    },
    "first-pizza-marketed": {
      name: "Первая реклама пиццы",
      trigger: "Рекламируйте пиццу.",
      effect: "+$5 за каждую проданную пиццу.",
    },
    "first-drink-marketed": {
      name: "Первая реклама напитка",
      trigger: "Рекламируйте любой напиток.",
      effect: "+$5 за каждый проданный напиток.",
    },
    "first-errand-boy": {
      name: "Первый посыльный",
      trigger: "Откройте посыльного на работе.",
      effect: "На один напиток больше с каждого источника и от каждого посыльного.",
    },
    "first-have-20": { name: "Первые $20", trigger: "Накопите $20.", effect: "Вы видите все карты резерва." },
    "first-burger-produced": {
      name: "Первый бургер",
      trigger: "Приготовьте бургер.",
      effect: "Сразу приходит повар бургеров.",
    },
    "first-pizza-produced": {
      name: "Первая пицца",
      trigger: "Приготовьте пиццу.",
      effect: "Сразу приходит повар пиццы.",
    },
    "first-waitress": {
      name: "Первая официантка",
      trigger: "Откройте официантку на работе.",
      effect: "Ваши официантки приносят $5 вместо $3.",
    },
    "first-throw-away": {
      name: "Первый выброс еды или напитков",
      trigger: "Выбросьте что-нибудь при уборке.",
      effect: "Морозилка: со следующего раунда храните до десяти товаров.",
    },
    "first-lower-prices": {
      name: "Первое снижение цен",
      trigger: "Откройте на работе менеджера по ценам или по скидкам.",
      effect: "Ваша цена −$1 навсегда.",
    },
    "first-cart-operator": {
      name: "Первый грузчик",
      trigger: "Откройте грузчика на работе.",
      effect: "Грузчики, грузовики и дирижабли ходят на один дальше.",
    },
    "first-airplane": {
      name: "Первый рекламный самолёт",
      trigger: "Запустите самолёт.",
      effect: "Ещё два свободных слота при выборе порядка хода.",
    },
    "first-radio": {
      name: "Первая реклама на радио",
      trigger: "Запустите радио.",
      effect: "Ваше радио приносит в каждый дом по два товара.",
    },
    "first-have-100": {
      name: "Первые $100",
      trigger: "Имейте $100 после ужина.",
      effect: "Со следующего раунда владелец заменяет финансового директора; своего держать нельзя.",
    },
    "first-pay-20": {
      name: "Первые $20 зарплаты",
      trigger: "Выплатите $20 или больше за раз.",
      effect: "Несколько учителей могут обучать одну карту за ход.",
    },
  },
  OTHERWISE.milestones,
);
