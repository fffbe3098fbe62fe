import type { ShellWords } from "../../language.ts";

/** What somebody may set for this machine: keys, sounds, notices; and the menu of a table on a phone. */
export const settings: ShellWords["settings"] = {
  title: "Ustawienia",
  menu: "Menu główne",
  keys: "Klawisze",
  letters: "Litery, cyfry i znaki są klawiszami",
  lettersHelp: "Bez nich nadal działają Enter, Esc i F6.",
  sounds: "Dźwięki",
  sound: {
    turn: "Twoja kolej",
    sale: "Sprzedajesz przy kolacji",
    lost: "Dom, który można było obsłużyć, przypada komuś innemu",
    milestone: "Zdobyto osiągnięcie",
    bank: "Bank pęka",
    message: "Ktoś coś mówi",
  },
  hear: (name) => `Posłuchaj: ${name}`,
  notices: "Na pulpicie",
  notify: "Powiadom, że moja kolej, gdy tej strony nie widać",
  askNotify: "Zezwól na powiadomienia",
  denied: "Przeglądarka nie zezwala na powiadomienia tej strony; powód jest w jej ustawieniach.",
  look: "Wygląd",
};
