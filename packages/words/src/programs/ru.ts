import type { ProgramWords } from "./words.ts";

/** The page of one's own bots that play over the protocol for programs. */
export const programsRu: ProgramWords = {
  help: "Здесь может играть программа на любом языке: она входит по токену.",
  guide: "Протокол",
  name: "Имя бота",
  make: "Создать бота",
  token: (name) => `Скопируйте токен бота «${name}» сейчас: больше он не показывается.`,
  id: "Имя для других:",
  revoke: "Отозвать токен",
  sure: "Отозвать насовсем?",
  failures: {
    NoSuchBot: "Такого бота нет.",
    TooManyBots: "Сначала отзовите токен другого бота.",
  },
};
