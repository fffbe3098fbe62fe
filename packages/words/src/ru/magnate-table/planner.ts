import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** The plan of one's own company over the next rounds. */
export const planner: MagnateTableWords["planner"] = {
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
  guess: (income, cash) => `Предположение: +$${income}, затем денег ${cash < 0 ? `−$${-cash}` : `$${cash}`}`,
  guessHelp: {
    tonight:
      "Предположение: каждый ужин приносит столько, сколько принёс бы сегодняшний при нынешнем положении, затем платятся зарплаты. Не учтено: что вы ещё приготовите, привезёте и построите, начало и конец кампаний и всё, что делают остальные.",
    last: "Предположение: каждый ужин приносит столько же, сколько прошлый, затем платятся зарплаты. Не учтено: что вы приготовите, привезёте и построите, начало и конец кампаний и всё, что делают остальные.",
  },
  claims: (names) => `Достижения: ${names}`,
  draft: "Взять как черновик",
  draftHelp: "Переносит эту структуру в вопрос.",
  clear: "Начать план заново",
};
