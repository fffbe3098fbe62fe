import type { ShellWords } from "../../language.ts";

/** Bots of one's own that play over the protocol for programs, and asking them to a table. */
export const programs: ShellWords["programs"] = {
  title: "Własne boty",
  help: "Może tu grać program w dowolnym języku: loguje się tokenem.",
  guide: "Protokół",
  name: "Nazwa bota",
  make: "Utwórz bota",
  token: (name) => `Skopiuj teraz token bota „${name}”: nie pokaże się ponownie.`,
  id: "Nazwa dla innych:",
  revoke: "Unieważnij token",
  sure: "Unieważnić na stałe?",
};
