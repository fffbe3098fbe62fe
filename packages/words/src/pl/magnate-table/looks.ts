import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** Moments worth another look. */
export const looks: MagnateTableWords["looks"] = {
  title: "Trzy chwile, na które warto spojrzeć",
  few: "Na co warto spojrzeć",
  lostHouse: (house, who, income, best, own) =>
    `Dom ${house}: $${income} dla gracza ${who} (${best} wobec twoich ${own}).`,
  lostTie: (house, who, income, sum) => `Dom ${house}: $${income} dla gracza ${who} (remis po ${sum}).`,
  thrown: (goods) => `Wyrzucone produkty: ${goods}, więcej, niż ktokolwiek od ciebie chciał.`,
  late: (who, own) => `${who}: pierwsza sprzedaż. Twoja przyszła dopiero w rundzie ${own}.`,
  never: (who) => `${who}: pierwsza sprzedaż. Twojej nie było.`,
  behind: (who, dollars) => `Runda, w której ${who} zyskuje nad tobą najwięcej: $${dollars}.`,
};
