import type { ShellWords } from "../../../language.ts";
import { counted } from "../../../plural.ts";

const count = counted("ru");
import { botNamed } from "../../bots.ts";

/** A table of any game. */
export const table: ShellWords["table"] = {
  take: (seat) => `Сесть на место ${seat}`,
  startWithBots: (bot) => `Посадить на свободные места ботов (${botNamed(bot)}) и начать`,
  waitingForSeats: "Ждём игроков…",
  free: "свободно",
  isBot: "бот",
  watching: "Вы наблюдаете.",
  halted: "Сейчас здесь никто не играет.",
  readOnly: "С тех пор правила изменились: эту игру можно смотреть, но не продолжить.",
  unfit:
    "По сегодняшним правилам эту игру нельзя вести дальше с того, на чём она остановилась: её можно смотреть, но не продолжить.",
  unknownGame: (game) => `На этом сервере нет игры «${game}»: стол хранится как есть, но играть за ним здесь нельзя.`,
  gone: "Такого стола нет. Возможно, его закрыли.",
  broken: "Страница не может показать стол. Перезагрузите её; ничего не пропало.",
  yourMove: "Ваш ход",
  waitsFor: (names) => `Ждём: ${names}`,
  submitted: "Вы готовы; ещё можно передумать.",
  chooseForm: "Что вы делаете?",
  nothing: "Сейчас от вас ничего не требуется.",
  done: "Это всё",
  leaveOut: "Пропустить",
  back: "Назад",
  change: (slot) => `${slot}: выбрать заново`,
  undo: "Отменить",
  redo: "Вернуть",
  sending: "Отправка…",
  log: "Журнал",
  chat: "Чат",
  unread: (lines) => count(lines, { one: "новая реплика", few: "новые реплики", many: "новых реплик" }),
  say: "Напишите что-нибудь",
  onlyPlayersTalk: "Вы наблюдаете: писать здесь могут только те, кто играет.",
  silence: "Пока никто ничего не сказал.",
  signs: (house, campaign, square, chain) =>
    `Ссылка: ${house} — дом, ${campaign} — кампания, ${square} — клетка, ${chain} — сеть; ссылками станут и «дом 7», название карты и имя игрока.`,
  send: "Отправить",
  state: "Стол",
  over: "Игра окончена",
  winner: (names) => `Победа: ${names}`,
  nobodyWins: "Никто не победил",
  ranking: "Итоги",
  place: "Место",
  player: "Игрок",
  score: "Счёт",
  replay: "Пересмотреть игру",
  soFar: "Пересмотреть партию до этого места",
  lobby: "В лобби",
  hiddenValue: "скрыто",
  yes: "да",
  no: "нет",
};
