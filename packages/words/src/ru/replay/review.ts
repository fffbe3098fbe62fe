import type { ReplayWords } from "../../pages/replay.ts";

/** The review of a finished game: which decisions cost each seat most, and what would have been better. */
export const review: ReplayWords["review"] = {
  tab: "Разбор",
  about:
    "Бот-планировщик ищет в партии дни, которые обошлись каждой сети дороже всего. Каждый его план доигрывается на два раунда рядом с тем, что было сыграно, и взвешивается по опыту завершённых партий.",
  start: "Разобрать партию",
  again: "Разобрать ещё раз",
  stop: "Стоп",
  progress: "Партия просматривается",
  unfinished: "Разобрать можно только законченную партию, показанную до конца.",
  closed: "Что-то в этой партии остаётся скрытым, поэтому никто не скажет, что было бы лучше.",
  otherRules: "Эта партия сыграна по другим правилам, чем сегодняшние.",
  none: "Дней, которые кому-то дорого обошлись, не нашлось.",
  failed: (reason) => `Разобрать не удалось: ${reason}`,
  title: (name, round, phase) => `${name} · раунд ${round} · ${phase}`,
  cost: (points, dollars, rounds) =>
    `С лучшим планом шансы ${points < 0 ? "−" : "+"}${Math.abs(points)} п. п., деньги ${dollars < 0 ? "−" : "+"}$${Math.abs(dollars)} (через раундов: ${rounds}).`,
  poorer: (dollars, better) =>
    better.length > 0
      ? `К этому времени у сети на $${dollars} меньше, но по опыту сыгранных партий её положение лучше: ${better.join(", ")}.`
      : `К этому времени у сети на $${dollars} меньше, но выигрывает она чаще.`,
  advantages: {
    income: "доход",
    salaries: "меньше зарплат",
    staff: "сотрудники",
    houses: "дома, которые достаются ей",
    demand: "будущий спрос",
    order: "место в очерёдности",
    rivals: "соперники слабее",
  },
  result: (percent, cash) => `${percent} %, $${cash}`,
  played: (result) => `Сыграно (${result})`,
  better: (result) => `Лучший план (${result})`,
  lessDone: "Сделано меньше, чем в лучшем плане.",
  why: "Почему:",
  show: "Сыграть как вариант",
  look: "Перейти туда",
  find: "Найти самому",
  weigh: "Взвесить мой вариант",
  yours: (result) => `Ваш вариант даёт ${result}.`,
  nothing: "В показанном варианте там никто ничего не решал.",
  lineName: (title) => `Лучше: ${title}`,
  plays: {
    about:
      "Сильный бот ищет в партии ходы, которые обошлись каждому игроку дороже всего. Он решает по тому, что игрок знал тогда; оба хода доигрываются до конца раунда при одних и тех же догадках о закрытых картах.",
    none: "Ходов, которые кому-то дорого обошлись, не нашлось.",
    title: (name, round, trick) =>
      trick === 0 ? `${name} · раунд ${round} · первый повар` : `${name} · раунд ${round} · взятка ${trick}`,
    cost: (points) => `Потеряно очков раунда: около ${points}.`,
    played: (what, points) => `Сыграно: ${what} (ожидалось очков: ${points})`,
    better: (what, points) => `Лучше: ${what} (ожидалось очков: ${points})`,
  },
};
