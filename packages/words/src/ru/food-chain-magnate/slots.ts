import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { OTHERWISE, openTable } from "../../open-table.ts";
import { counted } from "../../plural.ts";

const count = counted("ru");

/** What the slots of the forms are called. */
export const slots: FoodChainMagnateWords["slots"] = openTable(
  "ru",
  "slots",
  {
    at: "Место",
    entrance: "Вход",
    employees: "Люди",
    employee: "Карта",
    to: "Станет",
    using: "Кто",
    marketer: "Рекламщик",
    campaign: "Кампания",
    good: "Товар",
    duration: "Раунды",
    turned: "Поворот",
    side: "Сторона",
    offset: "С ряда или столбца",
    cook: "Повар",
    buyer: "Кто едет",
    from: "Откуда",
    route: "Маршрут",
    house: "Дом",
    garden: "Сад",
    manager: "Управляющий",
    position: "Место",
    amount: "Карта",
    busy: "Рекламщики",
    stock: "Товары",
  },
  OTHERWISE.slots,
);

/** Sides and corners. */
export const compass: FoodChainMagnateWords["compass"] = {
  N: "север",
  E: "восток",
  S: "юг",
  W: "запад",
  NW: "северо-запад",
  NE: "северо-восток",
  SE: "юго-восток",
  SW: "юго-запад",
};

/** Values of slots that are more than a name. */
export const values: FoodChainMagnateWords["values"] = {
  route: (squares, first, last) =>
    `${count(squares, { one: "клетка", few: "клетки", many: "клеток" })}, ${first} → ${last}`,
  reserve: (dollars, slots) => `$${dollars}, ${count(slots, { one: "слот", few: "слота", many: "слотов" })}`,
  rounds: (rounds) => count(rounds, { one: "раунд", few: "раунда", many: "раундов" }),
  turned: "с поворотом",
};

/** The five chains of the town. */
export const chains: FoodChainMagnateWords["chains"] = {
  comet: "Комета",
  bigTop: "Шапито",
  fountain: "Фонтан",
  silverRail: "Экспресс",
  harlequin: "Арлекин",
};
