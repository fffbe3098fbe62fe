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
  spare: "без карты",
  total: "Всего",
  tricks: "Взятки",
  download: "Скачать журнал",
  highest: "пока старшая",
  lowest: "пока младшая",
  ifLowest: "если останется младшей",
  tokenIfLowest: "Выбранное вместе с ней станет вашим, если она останется младшей.",
  won: "берёт взятку",
  least: "младшая",
  moreCoins: "На монету больше",
  fewerCoins: "На монету меньше",
  coinsByWheel: "Колёсико над картой кладёт на неё монеты",
  flickPlays: "Смахните вверх, чтобы сыграть; коснитесь, чтобы поднять карту.",
  leadsNext: (name) => `Следующий ход начинает ${name}.`,
  advised: "совет",
  leftInMiddle: (before, after) => `в середине ${before}, потом ${after}`,
  litThen: (lit, kinds) => `${lit} потом: ${kinds}`,
  tokenLegend: "4 → 3: сколько останется в середине · у лампы: что будет гореть · ★: сколько очков это вам даст",
  madeOf: (stars, coins) =>
    `${count(stars, { one: "звезда", few: "звезды", many: "звёзд" })}, ${count(coins, { one: "монета", few: "монеты", many: "монет" })}`,
  onlyCommand: "Единственная возможная карта играется сама",
};
