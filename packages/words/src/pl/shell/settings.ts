import type { ShellWords } from "../../language.ts";

/** What somebody may set for this machine: keys, sounds, notices; and the menu of a table on a phone. */
export const settings: ShellWords["settings"] = {
  title: "Ustawienia",
  menu: "Menu stołu",
  keys: "Klawisze",
  letters: "Litery, cyfry i znaki są klawiszami",
  lettersHelp: "Bez nich nadal działają Enter, Esc i F6.",
  sounds: "Dźwięki",
  sound: {
    turn: "Twój ruch",
    sale: "Sprzedajesz przy kolacji",
    lost: "Dom, który mógł kupić u ciebie, idzie gdzie indziej",
    milestone: "Ktoś zdobywa kamień milowy",
    bank: "Bank się rozbija",
    message: "Ktoś coś mówi",
    card: "Ktoś zagrywa kartę",
    coin: "Moneta wydana lub zdobyta",
  },
  hear: (name) => `Posłuchaj: ${name}`,
  notices: "Na pulpicie",
  notify: "Powiadom, gdy przyjdzie mój ruch, a strony nie widać",
  askNotify: "Zezwól na powiadomienia",
  denied: "Przeglądarka nie zezwala tej stronie na powiadomienia; powód podają jej ustawienia.",
  withoutSpoilers: "Bez spoilerów",
  withoutSpoilersHelp:
    "Listy nie podają zwycięzcy, a każda gra otwiera się bez zakończenia: widać tylko to, co już obejrzano.",
};
