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
  chart: "Schemat firmy",
  ceoOf: (name) => `${name}, prezes`,
  filled: (used, of) => `${used} z ${of}`,
  freeSlot: (leader) => `Wolny slot, przełożony: ${leader}`,
  freeSlots: (count) => `wolne: ${count}`,
  putHere: (name) => `Tutaj: ${name}`,
  beachHelp: "można szkolić, dziś nie pracują",
  tooMany: "Brak slotu",
  showTown: "Pokaż miasto",
  showChart: "Pokaż schemat",
  ifWorks: (name) => `Jeśli w pracy: ${name}`,
  ifStays: (name) => `Jeśli na plaży: ${name}`,
  takes: "Do pracy",
  away: "Na plażę",
  plans: {
    none: "Nie odłożono jeszcze żadnego planu.",
    use: (name) => `Weź: ${name}`,
    saveAs: "Zapisz jako…",
    save: "Zapisz",
    name: "Nazwa planu",
    usual: (number) => `Plan nr ${number}`,
    forget: (name) => `Wyrzuć: ${name}`,
  },
};
