import type { MagnateTableWords } from "../../pages/magnate-table.ts";
import { counted } from "../../plural.ts";
import { span } from "../../span.ts";

const count = counted("ru");
const ROUNDS = { one: "раунд", few: "раунда", many: "раундов" };

/** The race: bank, salaries, milestones, piles. */
export const race: MagnateTableWords["race"] = {
  milestones: "Открытые достижения",
  withoutMilestones: "В этой игре нет достижений.",
  noMilestones: "Открытых достижений больше нет.",
  has: "есть у",
  nobodyCould: "сегодня не может никто",
  cannotSay: "решит раскрытие или вечер",
  could: (name) => `${name} может получить`,
  couldWith: (name, cards) => `${name} может получить, на работе: ${cards}`,
  pace: (out, back) => `Прошлый раунд: выплачено $${out}, вернулось зарплатами $${back}`,
  noPace: "До первого ужина никто не скажет, надолго ли его хватит.",
  nextBreak: "Банк лопнет",
  lastBreak: "Конец игры",
  inRounds: (rounds) => (rounds === 1 ? "за ближайшим ужином" : `примерно через ${count(rounds, ROUNDS)}`),
  between: (soonest, latest) => `примерно через ${span(soonest, count(latest, ROUNDS))}`,
  from: (soonest) => `не раньше чем через ${count(soonest, ROUNDS)}`,
  outOfSight: "при таком темпе не видно",
  salaries: "Зарплаты",
  due: "К выплате",
  tonight: "Ужин",
  cover: "Хватит ли",
  covered: "хватает",
  nothingDue: "платить нечего",
  unknown: "закрыто",
  short: (dollars) => `не хватает $${dollars}`,
  runningOut: "Заканчиваются",
  leftOf: (left, total) => `${left} из ${total}`,
  gone: "нет",
  houses: "Дома для постройки",
  gardens: "Сады",
};
