import type { ShellWords } from "../../language.ts";

/** What somebody may set for this machine: keys, sounds, notices; and the menu of a table on a phone. */
export const settings: ShellWords["settings"] = {
  title: "Настройки",
  menu: "Меню",
  keys: "Клавиши",
  letters: "Буквы, цифры и знаки — клавиши",
  lettersHelp: "Без них Enter, Esc и F6 всё равно работают.",
  sounds: "Звуки",
  sound: {
    turn: "Ваш ход",
    sale: "Вы продаёте за ужином",
    lost: "Дом, который могли накормить вы, достаётся другому",
    milestone: "Получено достижение",
    bank: "Банк лопнул",
    message: "Кто-то пишет",
  },
  hear: (name) => `Прослушать: ${name}`,
  notices: "На рабочем столе",
  notify: "Сообщать о моём ходе, когда страницы не видно",
  askNotify: "Разрешить уведомления",
  denied: "Браузер не разрешает этой странице уведомления; причина — в его настройках.",
  look: "Вид",
};
