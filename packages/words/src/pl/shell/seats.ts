import type { ShellWords } from "../../language.ts";

/** Before the start: who sits where, and how others come. */
export const seats: ShellWords["seats"] = {
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
