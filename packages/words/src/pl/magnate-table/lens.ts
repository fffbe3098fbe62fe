import type { MagnateTableWords } from "../../pages/magnate-table.ts";
import { counted } from "../../plural.ts";

const count = counted("pl");

/** The time lens, and a dinner explained. */
export const lens: MagnateTableWords["lens"] = {
  comma: ", ",
  label: "Pokaż miasto",
  names: { now: "Teraz", tonight: "Dziś", tomorrow: "Jutro" },
  help: {
    now: "Czego domy chcą teraz",
    tonight: "Kto sprzeda przy kolacji i co zostanie",
    tomorrow: "Czego domy zechcą po kolacji i wszystkich kampaniach",
  },
  nobodyNow: "Żaden dom niczego nie chce.",
  nobodyTomorrow: "Na razie wygląda na to, że jutro żaden dom niczego nie zechce.",
  night: (dinner, campaigns) => {
    if (dinner) {
      return campaigns === ""
        ? "Po dzisiejszej kolacji, jeśli nic się nie zmieni. Nie trwa żadna kampania."
        : `Po dzisiejszej kolacji, jeśli nic się nie zmieni, i kampaniach w tej kolejności: ${campaigns}.`;
    }
    return campaigns === ""
      ? "Kolacja i kampanie minęły: tego domy chcą rano."
      : `Kolacja minęła. Po kampaniach w tej kolejności: ${campaigns}.`;
  },
  legend: {
    stays: "zostaje",
    coming: "przyjdzie w nocy",
    lost: "brak miejsca: dom jest pełny",
    first: "pierwszy tutaj, jeśli ma towar, po dzisiejszych cenach",
  },
  means: {
    sure: "pewne: nikt, kto jeszcze działa, tego nie zmieni",
    "as-it-stands": "na razie: jeśli ci, którzy jeszcze działają, nic nie zmienią",
    open: "otwarte: decyduje to, co stoi poniżej",
    unknown: "nieznane: struktury są zakryte",
  },
  wants: (goods, room) => `${goods} z ${room}`,
  sure: "pewne",
  standing: "na razie",
  open: "otwarte",
  unknown: "nieznane",
  sealed: "Struktury są jeszcze zakryte: ceny i kelnerki nie są znane.",
  ifGoods: (name, goods) => `${name}, jeśli zdobędzie: ${goods}`,
  ifEarlier: (name) => `${name}, jeśli będzie wcześniej w kolejności`,
  mayBuild: (names) => `Restaurację lub ogród mogą jeszcze dodać: ${names}`,
  nobody: "nikt nie nakarmi",
  alone: (sum) => `${sum}; nikt inny nie mógł nakarmić`,
  beats: (sum, other, rival) => `${sum} jest lepsze niż ${other} (${rival})`,
  preferred: (sum, other, rival) => `${sum} ma na mocy osobnej zasady pierwszeństwo przed ${other} (${rival})`,
  tie: (sum, other, rival, by) => `${sum} remisuje z ${other} (${rival}): ${by}`,
  byWaitresses: (mine, other) => `więcej kelnerek, ${mine} do ${other}`,
  byOrder: "wcześniej w kolejności",
  chain: "Sieć",
  price: "Cena",
  borders: "Granice",
  sum: "Suma",
  waitresses: "Kelnerki",
  place: "Kolejność",
  missing: "Brakuje",
  lacksNothing: "ma wszystko",
  noRoad: (names) => `Brak drogi: ${names}`,
  missed: {
    sum: (number) => `zabrakło ci $${number}`,
    waitresses: (number) => `zabrakło ci ${count(number, { one: "kelnerki", few: "kelnerek", many: "kelnerek" })}`,
    order: () => "zdecydowała sama kolejność",
  },
  expected: {
    somebody: (name) => `spodziewano się: ${name}`,
    you: "miało kupić u ciebie",
    nobody: "nikt nie miał tu sprzedać",
  },
  flips: (name) => `${name} nakarmi, jeśli:`,
  flipsYou: "Nakarmisz, jeśli:",
  noFlip: "Drobiazg tego nie zmieni.",
  cheaper: (dollars) => `cena niższa o $${dollars}`,
  moreWaitresses: (more) => `jeszcze ${count(more, { one: "kelnerka", few: "kelnerki", many: "kelnerek" })}`,
  nearer: (borders) => `bliżej o ${count(borders, { one: "granicę", few: "granice", many: "granic" })}`,
  earlier: (places) => `wcześniej o ${count(places, { one: "miejsce", few: "miejsca", many: "miejsc" })} w kolejności`,
  both: (goods, nudge) => `${goods} i ${nudge}`,
  coming: "dojdzie w nocy",
  lost: (goods) => `nie zmieści się: ${goods}`,
  first: (name) => `mając produkty, pierwsza jest tu sieć ${name}`,
  after: {
    now: "",
    tonight: "Po dzisiejszej kolacji, na razie",
    tomorrow: "Jutro rano: po kolacji, pensjach i zamrażarce",
  },
  over: "Kolacja skończona.",
  willHave: (dollars) => `→ $${dollars}`,
};
