import type { ShellWords } from "../../language.ts";

/** The plan of one's own company over the next rounds. */
export const planner: ShellWords["planner"] = {
  title: "Планировщик",
  help: "Это видите только вы. Остальные ничего не делают, никто не ест, и никто не уходит на кампанию.",
  nothing: "Нет компании, для которой можно составить план.",
  round: (round) => `Раунд ${round}`,
  revealed: "уже открыт",
  hires: (left) => `Наём, осталось ${left}`,
  trainings: (left) => `Обучение, осталось шагов: ${left}`,
  addHire: "Нанять…",
  addTraining: "Обучить…",
  training: (from, to) => `${from} → ${to}`,
  by: (names) => `учит ${names}`,
  impossible: (what, why) => `${what}: ${why}`,
  drop: (what) => `Убрать из плана: ${what}`,
  missing: (names) => `Нет на руке: ${names}`,
  overfilled: (count) => `Лишних карт: ${count}. Все ушли бы на пляж.`,
  stranded: (names) => `Из пустой стопки, нужно обучить в том же раунде: ${names}`,
  salaries: (due, cash) => `Зарплаты $${due}, деньги $${cash}`,
  short: (missing) => `сначала нужно заработать $${missing}`,
  claims: (names) => `Достижения: ${names}`,
  draft: "Взять как черновик",
  draftHelp: "Переносит эту структуру в вопрос.",
  clear: "Начать план заново",
};
