import type { ShellWords } from "../../../language.ts";

/** One seat on several devices. */
export const devices: ShellWords["devices"] = {
  title: "Na innym urządzeniu",
  help: "Otwórz ten link na drugim urządzeniu: miejsce będzie twoje na obu. Zadziała raz, w ciągu 15 minut, i jest tylko dla ciebie.",
  held: (count) => (count === 1 ? "Miejsce jest otwarte tylko tutaj." : `Liczba urządzeń z twoim miejscem: ${count}.`),
  signOut: "Wyloguj pozostałe",
  making: "Tworzenie linku…",
};
