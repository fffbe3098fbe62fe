import type { ShellWords } from "../../../language.ts";

/** Before the start: who sits where, and how others come. */
export const seats: ShellWords["seats"] = {
  /** What one sits down to: the map as it will be, and options that nobody changed. */
  mapByChance: "losowana na początku gry",
  mapChosen: "wybrana przez gospodarza",
  optionsUsual: "jak w instrukcji",
  invite: "Wyślij ten link znajomym:",
  copy: "Kopiuj link",
  copied: "Link jest w schowku.",
  marked: "Link jest zaznaczony: skopiuj go, Ctrl+C lub ⌘C na Macu.",
  standUp: "Wstań",
  dress: "Imię i barwy",
  dressDone: "Zapisz",
  free: (seat) => `Zwolnij miejsce ${seat}`,
  begins: "Gra zacznie się, gdy będą wszyscy.",
};
