import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** Choosing who works. */
export const structure: MagnateTableWords["structure"] = {
  allToWork: "Всех, кто войдёт",
  allToBeach: "Всех на пляж",
  atWork: "На работе",
  beach: "На пляже",
  ceoAlone: "Только владелец",
  nobody: "Никого",
  toBeach: (name) => `На пляж: ${name}`,
  toWork: (name) => `На работу: ${name}`,
  take: (cards) => (cards === 0 ? "Владелец работает один" : `На работу: ${cards}`),
  overfilled: (tooMany, managers) =>
    managers > 0
      ? `Лишних начальников у владельца: ${managers}.`
      : `Лишних карт: ${tooMany}. Нужно больше начальников или меньше карт.`,
  chart: "Схема компании",
  ceoOf: (name) => `${name}, владелец`,
  filled: (used, of) => `${used} из ${of}`,
  freeSlot: (leader) => `Свободный слот, начальник: ${leader}`,
  freeSlots: (count) => `свободно: ${count}`,
  putHere: (name) => `Сюда: ${name}`,
  beachHelp: "можно обучать, сегодня не работают",
  tooMany: "Нет слота",
  showTown: "Показать город",
  showChart: "Показать схему",
  ifWorks: (name) => `Если работает: ${name}`,
  ifStays: (name) => `Если на пляже: ${name}`,
  takes: "На работу",
  away: "На пляж",
  plans: {
    none: "Отложенных планов пока нет.",
    use: (name) => `Взять: ${name}`,
    saveAs: "Сохранить как…",
    save: "Сохранить",
    name: "Название плана",
    usual: (number) => `План ${number}`,
    forget: (name) => `Выбросить: ${name}`,
  },
};
