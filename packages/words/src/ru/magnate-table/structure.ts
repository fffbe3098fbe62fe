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
};
