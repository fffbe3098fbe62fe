import type { ShellWords } from "../../language.ts";

/** What somebody may set for this machine: keys, sounds, notices; and the menu of a table on a phone. */
export const settings: ShellWords["settings"] = {
  title: "Настройки",
  menu: "Меню",
  keys: "Клавиши",
  letters: "Буквы, цифры и знаки работают как клавиши",
  lettersHelp: "Без них по-прежнему действуют Enter, Esc и F6.",
  sounds: "Звуки",
  sound: {
    turn: "Ваш ход",
    sale: "Вы продаёте за ужином",
    lost: "Дом, который мог купить у вас, уходит к другому",
    milestone: "Кто-то получает достижение",
    bank: "Банк лопается",
    message: "Кто-то что-то говорит",
    card: "Сыграна карта",
    coin: "Монета потрачена или получена",
  },
  hear: (name) => `Прослушать: ${name}`,
  notices: "На рабочем столе",
  notify: "Сообщать о моём ходе, когда страницы не видно",
  askNotify: "Разрешить уведомления",
  denied: "Браузер не разрешает этой странице уведомления; причина указана в его настройках.",
  withoutSpoilers: "Без спойлеров",
  withoutSpoilersHelp:
    "Списки не называют победителя, а каждая партия открывается без исхода: видно не дальше, чем вы смотрели.",
};
