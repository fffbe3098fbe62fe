import type { ShellWords } from "../../../language.ts";
import { counted } from "../../../plural.ts";

const count = counted("ru");

/** The table that is drawn for any game. */
export const tabletop: ShellWords["tabletop"] = {
  acts: "ходит",
  thinks: "думает",
  closed: (size) => `скрыто: ${size}`,
  round: (round) => `Раунд ${round}`,
  nextRound: "Следующий раунд",
  closedTricks: "Прежние взятки закрыты до конца раунда. Потом их открывает номер раунда у очков.",
  earlierTricks: "Взятки оконченных раундов: нажмите номер раунда у очков.",
  roundFirst: (round, next) => `${round} окончен: сначала посмотрите его. Дальше: «${next}».`,
  spare: "без карты",
  total: "Всего",
  tricks: "Взятки",
  download: "Скачать журнал",
  highest: "пока старшая",
  lowest: "пока младшая",
  plays: "играет",
  playsAndTakes: (card, isSure) =>
    `играет: ${card}, и берёт одну фигурку${isSure ? "" : ", если карта останется младшей"}`,
  pressPlays: (card, isSure) =>
    `Нажатие играет: ${card}. Выбранное станет вашим${isSure ? "" : ", если карта останется младшей"}.`,
  won: "берёт взятку",
  least: "младшая",
  moreCoins: "На монету больше",
  fewerCoins: "На монету меньше",
  coinsByWheel: "Колёсико над картой кладёт на неё монеты",
  flickPlays: "Смахните карту вверх, чтобы сыграть; коснитесь, чтобы поднять.",
  leadsNext: (name) => `Следующий ход начинает ${name}.`,
  advised: "совет",
  leftInMiddle: (before, after) => `в центре ${before}, потом ${after}`,
  noneLeft: "нет",
  setAside: "1 отложен",
  setAsideLegend: "По одному каждого вида отложено: вы берёте одного из них. Что лежит в центре, остаётся.",
  litThen: (lit, kinds) => `${lit} потом: ${kinds}`,
  tokenLegend: "4 → 3: сколько останется в центре · у лампы: что будет гореть · ★: сколько очков это вам даст",
  madeOf: (stars, coins) =>
    `${count(stars, { one: "звезда", few: "звезды", many: "звёзд" })}, ${count(coins, { one: "монета", few: "монеты", many: "монет" })}`,
  onlyCommand: "Единственная возможная карта играется сама",
};
