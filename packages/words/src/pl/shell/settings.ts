import type { ShellWords } from "../../language.ts";

/** What somebody may set for this machine: keys, sounds, notices; and the menu of a table on a phone. */
export const settings: ShellWords["settings"] = {
  title: "Ustawienia",
  menu: "Menu",
  keys: "Klawisze",
  letters: "Litery, cyfry i znaki to klawisze",
  lettersHelp: "Bez nich nadal działają Enter, Esc i F6.",
  sounds: "Dźwięki",
  sound: {
    turn: "Twoja kolej",
    sale: "Sprzedajesz przy kolacji",
    lost: "Dom, który możesz nakarmić, przypada komuś innemu",
    milestone: "Ktoś zdobywa kamień milowy",
    bank: "Bank się rozbija",
    message: "Ktoś coś pisze",
  },
  hear: (name) => `Posłuchaj: ${name}`,
  notices: "Na pulpicie",
  notify: "Powiadamiaj o mojej kolejce, gdy strony nie widać",
  askNotify: "Zezwól na powiadomienia",
  denied: "Przeglądarka nie zezwala tej stronie na powiadomienia; powód jest w jej ustawieniach.",
  look: "Wygląd",
};
