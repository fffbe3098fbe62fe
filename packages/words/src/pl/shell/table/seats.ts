import type { ShellWords } from "../../../language.ts";

/** Before the start: who sits where, and how others come. */
export const seats: ShellWords["seats"] = {
  /** What one sits down to: the map as it will be, and options that nobody changed. */
  mapByChance: "losowana na początku gry",
  origin: {
    chosen: "Ziarno tej gry wybrał gospodarz i może wiedzieć, co zostanie wylosowane: nie liczy się do rankingu.",
    daily: "Tego dnia wszyscy grają z tym samym ziarnem: gra nie liczy się do rankingu.",
    continued: "Ta gra jest dalszym ciągiem wcześniejszej: nie liczy się do rankingu.",
    imported: "Ta gra została wczytana z pliku: nie liczy się do rankingu.",
  },
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
  reserved: (player, until) => `zarezerwowane do ${until}: ${player}`,
  keptFor: (player) => `dla: ${player}`,
  keptForYou: "dla ciebie",
  begins: "Gra zacznie się, gdy będą wszyscy.",
};
