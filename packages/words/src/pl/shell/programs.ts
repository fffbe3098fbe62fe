import type { ShellWords } from "../../language.ts";

/** Bots of one's own that play over the protocol for programs, and asking them to a table. */
export const programs: ShellWords["programs"] = {
  title: "Własne boty",
  help: "Może tu grać program w dowolnym języku. Nadaj mu nazwę: dostanie token, którym się loguje.",
  guide: "Jak działa protokół",
  name: "Nazwa bota",
  make: "Utwórz bota",
  token: (name) => `Token bota „${name}”. Skopiuj go teraz: nie pokaże się ponownie.`,
  none: "Nie masz jeszcze botów.",
  id: "Pod tą nazwą zaprasza się go do stołu:",
  revoke: "Unieważnij token",
  sure: "Jego gry dokończy wbudowany bot. Na stałe?",
  yes: "Tak, unieważnij",
  no: "Zostaw",
};
