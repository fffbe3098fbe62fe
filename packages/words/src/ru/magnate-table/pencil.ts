import type { MagnateTableWords } from "../../pages/magnate-table.ts";
import { counted } from "../../plural.ts";

const count = counted("ru");
const steps = (number: number): string => count(number, { one: "шаг", few: "шага", many: "шагов" });

/** A working day in pencil, and the steps of a turn. */
export const pencil: MagnateTableWords["pencil"] = {
  headline: "Карандашом",
  band: "Карандаш: ничего не отправляется",
  help: "Вы пробуете свой рабочий день на столе, каков он сейчас. Это остаётся на этом устройстве.",
  take: "Набросать свой день карандашом",
  lay: "Отложить карандаш",
  over: "День карандашом закончен. В свой ход обведите его чернилами.",
  asked: "Стол ждёт вашего решения.",
  mine: (number) => `Ваш день карандашом: ${steps(number)}`,
  look: "Посмотреть",
  rubOut: "Стереть всё",
  drop: (step) => `Стереть только этот шаг: ${step}`,
  ink: "Обвести чернилами",
  inkHelp:
    "Играет наброшенные шаги один за другим; останавливается там, где шаг стал невозможен или его итог изменился.",
  refused: (step, why) => `Остановка на шаге ${step}: ${why}`,
  changed: (step, now) => `Остановка на шаге ${step}: итог теперь другой: ${now} Если это подходит, обведите ещё раз.`,
  nothingComes: "ничего не происходит.",
  marks: { changed: "итог теперь другой", refused: "больше невозможно", waits: "не дошло" },
  was: (told) => `раньше было так: ${told}`,
  turn: (number) => `Этот ход: ${steps(number)}`,
  backTo: (step) => `Вернуться к моменту до: ${step}`,
  restart: "Начать ход заново",
};
