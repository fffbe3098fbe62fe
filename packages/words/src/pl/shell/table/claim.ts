import type { ShellWords } from "../../../language.ts";

/** Taking a seat by its link. */
export const claim: ShellWords["claim"] = {
  working: "Zajmujemy twoje miejsce…",
  failed: "Ten link już nie działa. Poproś przy stole o nowy.",
  unreachable: "Nie można połączyć się z serwerem. Spróbuj ponownie za chwilę.",
  again: "Spróbuj ponownie",
};
