import type { ShellWords } from "../../language.ts";

/** What somebody may set for this machine: keys, sounds, notices; and the menu of a table on a phone. */
export const settings: ShellWords["settings"] = {
  title: "Настройки",
  menu: "Меню",
  keys: "Клавиши",
  letters: "Буквы, цифры и знаки — это клавиши",
  lettersHelp: "Без них работают Enter, Esc и F6.",
  sounds: "Звуки",
  sound: {
    turn: "Ваш ход",
    sale: "Вы продаёте за ужином",
    lost: "Дом, который вы могли обслужить, достался другому",
    milestone: "Достижение получено",
    bank: "Банк лопнул",
    message: "Кто-то что-то сказал",
  },
  hear: (name) => `Послушать: ${name}`,
  notices: "На рабочем столе",
  notify: "Сообщать о моём ходе, когда этой страницы не видно",
  askNotify: "Разрешить уведомления",
  denied: "Браузер не разрешает уведомления этой страницы; причина в его настройках.",
  look: "Вид",
};
