import type { MagnateTableWords } from "../../pages/magnate-table.ts";
import { counted } from "../../plural.ts";

const count = counted("ru");

/** The time lens, and a dinner explained. */
export const lens: MagnateTableWords["lens"] = {
  comma: ", ",
  label: "Показать город",
  names: { now: "Сейчас", tonight: "Сегодня", tomorrow: "Завтра" },
  help: {
    now: "Чего дома хотят сейчас",
    tonight: "Кто продаст за ужином и что останется",
    tomorrow: "Чего дома захотят после ужина и всей рекламы",
  },
  nobodyNow: "Ни один дом ничего не хочет.",
  nobodyTomorrow: "Пока похоже, что завтра ни один дом ничего не захочет.",
  night: (dinner, campaigns) => {
    if (dinner) {
      return campaigns === ""
        ? "После сегодняшнего ужина, если всё останется так. Кампаний нет."
        : `После сегодняшнего ужина, если всё останется так, и кампаний в таком порядке: ${campaigns}.`;
    }
    return campaigns === ""
      ? "Ужин и кампании позади: этого дома хотят утром."
      : `Ужин позади. После кампаний в таком порядке: ${campaigns}.`;
  },
  legend: {
    stays: "остаётся",
    coming: "появится ночью",
    lost: "нет места: дом полон",
    first: "первый здесь, если есть товар, по сегодняшним ценам",
  },
  means: {
    sure: "точно: никто из тех, кто ещё ходит, этого не изменит",
    "as-it-stands": "пока так: если те, кто ещё ходит, ничего не изменят",
    open: "открыто: решает то, что указано ниже",
    unknown: "неизвестно: структуры закрыты",
  },
  wants: (goods, room) => `${goods} из ${room}`,
  sure: "точно",
  standing: "пока так",
  open: "открыто",
  unknown: "неизвестно",
  sealed: "Структуры ещё закрыты: цены и официантки неизвестны.",
  ifGoods: (name, goods) => `${name}, если добудет: ${goods}`,
  ifEarlier: (name) => `${name}, если будет раньше в порядке хода`,
  mayBuild: (names) => `Ещё могут открыть ресторан или разбить сад: ${names}`,
  nobody: "накормить некому",
  alone: (sum) => `${sum}; больше накормить некому`,
  beats: (sum, other, rival) => `${sum} лучше, чем ${other} (${rival})`,
  preferred: (sum, other, rival) => `${sum} по особому правилу раньше, чем ${other} (${rival})`,
  tie: (sum, other, rival, by) => `${sum} вровень с ${other} (${rival}): ${by}`,
  byWaitresses: (mine, other) => `официанток больше, ${mine} против ${other}`,
  byOrder: "раньше в порядке хода",
  chain: "Сеть",
  price: "Цена",
  borders: "Границы",
  sum: "Сумма",
  waitresses: "Официантки",
  place: "Порядок",
  missing: "Не хватает",
  lacksNothing: "всё есть",
  noRoad: (names) => `Нет дороги: ${names}`,
  missed: {
    sum: (number) => `вам не хватило $${number}`,
    waitresses: (number) =>
      `вам не хватило ${count(number, { one: "официантки", few: "официанток", many: "официанток" })}`,
    order: () => "вам помешал только порядок хода",
  },
  expected: {
    somebody: (name) => `ожидалось: ${name}`,
    you: "ожидалось, что продадите вы",
    nobody: "ожидалось, что никто не продаст",
  },
  flips: (name) => `${name} накормит, если:`,
  flipsYou: "Вы накормите, если:",
  noFlip: "Малым этого не изменить.",
  cheaper: (dollars) => `цена ниже на $${dollars}`,
  moreWaitresses: (more) => `ещё ${count(more, { one: "официантка", few: "официантки", many: "официанток" })}`,
  nearer: (borders) => `ближе на ${count(borders, { one: "границу", few: "границы", many: "границ" })}`,
  earlier: (places) => `раньше на ${count(places, { one: "место", few: "места", many: "мест" })} в порядке хода`,
  both: (goods, nudge) => `${goods} и ${nudge}`,
  coming: "придёт ночью",
  lost: (goods) => `не поместится: ${goods}`,
  first: (name) => `первой здесь, если есть товар, будет сеть ${name}`,
  after: {
    now: "",
    tonight: "После сегодняшнего ужина, пока так",
    tomorrow: "Завтра утром: после ужина, зарплат и морозилки",
  },
  over: "Ужин окончен.",
  willHave: (dollars) => `→ $${dollars}`,
};
