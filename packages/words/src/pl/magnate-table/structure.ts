import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** Choosing who works. */
export const structure: MagnateTableWords["structure"] = {
  allToWork: "Wszyscy, ilu się zmieści",
  allToBeach: "Wszyscy na plażę",
  atWork: "W pracy",
  beach: "Na plaży",
  ceoAlone: "Sam prezes",
  nobody: "Nikt",
  toBeach: (name) => `Na plażę: ${name}`,
  toWork: (name) => `Do pracy: ${name}`,
  take: (count) => (count === 0 ? "Prezes pracuje sam" : `Do pracy: ${count}`),
  overfilled: (tooMany, managers) =>
    managers > 0
      ? `Kierowników za dużo dla prezesa: ${managers}.`
      : `Kart za dużo: ${tooMany}. Potrzeba więcej kierowników albo mniej kart.`,
};
