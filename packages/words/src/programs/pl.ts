import type { ProgramWords } from "./words.ts";

/** The page of one's own bots that play over the protocol for programs. */
export const programsPl: ProgramWords = {
  help: "Może tu grać program w dowolnym języku: loguje się tokenem.",
  guide: "Protokół",
  name: "Nazwa bota",
  make: "Utwórz bota",
  token: (name) => `Skopiuj teraz token bota „${name}”: nie pokaże się ponownie.`,
  id: "Nazwa dla innych:",
  revoke: "Unieważnij token",
  sure: "Unieważnić na stałe?",
  failures: {
    NoSuchBot: "Nie ma takiego bota.",
    TooManyBots: "Najpierw unieważnij token innego bota.",
  },
};
