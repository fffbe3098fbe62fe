import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** Сколько напитков нужно: все закупщики хода исполняют заказ вместе. */
export const wish: MagnateTableWords["wish"] = {
  how: "Кто привозит напитки",
  together: "Все вместе",
  single: "По одному",
  title: "Что нужно?",
  help: "Отправятся все, кто ещё не ездил; дороги найдутся сами.",
  more: (good) => `Заказать ещё: ${good}`,
  less: (good) => `Заказать меньше: ${good}`,
  tonight: "Сколько нужно домам сегодня",
  sent: "Кто едет",
  nobody: "Никому ехать не нужно.",
  fetchAll: (goods) => (goods === "" ? "Привезти всё" : `Привезти всё: ${goods}`),
  missing: (goods, why) => `Не хватит: ${goods} (${why}).`,
  spare: (goods) => `Сверх заказа: ${goods}.`,
  far: (distance, name, range) => `до источника ${distance}, дальность карты «${name}» — ${range}`,
  most: (count) => `все вместе могут привезти не больше ${count}`,
  why: {
    "no-source": "на карте нет такого источника",
    "no-road": "к источнику не ведёт дорога",
    nobody: "закупщиков не осталось",
    hands: "кто мог бы привезти, везёт другое",
  },
};
