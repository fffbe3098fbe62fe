import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** Moments worth another look. */
export const looks: MagnateTableWords["looks"] = {
  title: "Три момента, на которые стоит взглянуть",
  few: "На что стоит взглянуть",
  lostHouse: (house, who, income, best, own) =>
    `Дом ${house}: $${income} достались ${who} (${best} против ваших ${own}).`,
  lostTie: (house, who, income, sum) => `Дом ${house}: $${income} достались ${who} (ничья, по ${sum}).`,
  thrown: (goods) => `Выброшено товаров: ${goods} — больше, чем у вас хотели купить.`,
  late: (who, own) => `${who}: первая продажа. Ваша первая — только в раунде ${own}.`,
  never: (who) => `${who}: первая продажа. У вас не было ни одной.`,
  behind: (who, dollars) => `Раунд, в котором ${who} больше всего оторвался от вас: $${dollars}.`,
};
