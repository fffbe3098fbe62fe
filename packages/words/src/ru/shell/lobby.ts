import type { ShellWords } from "../../language.ts";

/** The lobby. */
export const lobby: ShellWords["lobby"] = {
  open: "Столы ждут игроков",
  running: "Идут игры",
  mine: "Ваши игры",
  finished: "Законченные игры",
  none: "Сейчас ничего нет.",
  newTable: "Новый стол",
  join: "Сесть",
  watch: "Смотреть",
  back: "На своё место",
  replay: "Повтор",
  yourTurn: "ваш ход",
  more: "Показать ещё",
  close: "Закрыть этот стол",
  closeSure: "Закрыть насовсем?",
  closeYes: "Да, закрыть",
  closeNo: "Оставить",
};
