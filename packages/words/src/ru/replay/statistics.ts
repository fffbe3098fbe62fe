import { counted } from "../../plural.ts";
import type { ReplayWords } from "../../pages/replay.ts";

const count = counted("ru");
const games = { one: "партия", few: "партии", many: "партий" };

/** Что общего у многих законченных партий. */
export const statistics: ReplayWords["statistics"] = {
  title: "По многим партиям",
  link: "Статистика по многим партиям",
  about:
    "Все открытые законченные партии этого сервера. Полосы показывают долю побед, черта поперёк — где истинная доля лежит с уверенностью 95 %.",
  none: (game) => `Ещё ни одна партия в ${game} не закончена. Как только они появятся, они будут учтены здесь.`,
  failed: "Сейчас статистику получить нельзя.",
  again: "Ещё раз",
  uncounted: (left) => `Ещё не прочитано: ${count(left, games)}…`,
  group: (ruleset, players) => `${ruleset}, ${count(players, { one: "игрок", few: "игрока", many: "игроков" })}`,
  games: (all) => count(all, games),
  rounds: (least, median, most) =>
    least === most
      ? `По ${count(median, { one: "раунду", few: "раунда", many: "раундов" })}`
      : `От ${least} до ${most} раундов, медиана ${String(median).replace(".", ",")}`,
  length: "Длина в раундах",
  few: "Партий мало: интервалы широки, и разница мало что значит.",
  wins: (wins, seats) => `${wins} из ${seats}`,
  share: "Побед",
  interval: (low, high) => `${low}–${high} %`,
  percent: (share) => `${share} %`,
  seen: "Партии",
  played: (players, day) => `${players}, ${day}`,
  person: "человек",
  seat: (seat) => `Место ${seat + 1}`,
  ladder: {
    title: "Рейтинг",
    about:
      "Рейтинг openskill: почти наверняка не слабее. Встроенные боты стоят там, куда их поставила арена; в скобках — пока мало партий.",
    player: "Игрок",
    rating: "Рейтинг",
    games: "Партии",
    won: "Победы",
    expected: "Ожидалось",
    program: (name) => `${name} (программа)`,
  },
  traits: {
    seat: "По местам",
    player: "Кто играл",
    "first-hire": "Первый наём",
    opening: "Первые три найма",
    "first-milestone": "Первое достижение",
    "first-campaign": "Первая реклама",
    reserve: "Своя карта резерва",
    "first-chef": "Первый шеф",
  },
  facts: {
    milestone: "Полученные достижения",
    reserve: "Голоса за банк (карты резерва)",
    "ceo-slots": "Слоты владельца после первого краха",
    breaks: "Крахи банка",
  },
};
