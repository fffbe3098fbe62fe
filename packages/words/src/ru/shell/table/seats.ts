import type { ShellWords } from "../../../language.ts";

/** Before the start: who sits where, and how others come. */
export const seats: ShellWords["seats"] = {
  /** What one sits down to: the map as it will be, and options that nobody changed. */
  mapByChance: "случайная, выпадет в начале игры",
  origin: {
    chosen: "Зерно этой партии выбрал хозяин стола и может знать, что выпадет: в рейтинг она не идёт.",
    daily: "В этот день все играют с одним зерном: в рейтинг эта партия не идёт.",
    continued: "Эта партия продолжает сыгранную раньше: в рейтинг она не идёт.",
    imported: "Эта партия загружена из файла: в рейтинг она не идёт.",
  },
  mapChosen: "выбрана хозяином стола",
  optionsUsual: "как в правилах",
  invite: "Отправьте друзьям эту ссылку:",
  copy: "Копировать",
  copied: "Ссылка в буфере обмена.",
  marked: "Ссылка выделена: скопируйте её — Ctrl+C, на Mac ⌘C.",
  standUp: "Встать",
  dress: "Имя и цвета",
  dressDone: "Сохранить",
  free: (seat) => `Освободить место ${seat}`,
  reserved: (player, until) => `занято до ${until}: ${player}`,
  keptFor: (player) => `для: ${player}`,
  keptForYou: "для вас",
  begins: "Игра начнётся, когда все соберутся.",
};
