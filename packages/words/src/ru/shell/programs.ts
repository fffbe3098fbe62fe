import type { ShellWords } from "../../language.ts";

/** Bots of one's own that play over the protocol for programs, and asking them to a table. */
export const programs: ShellWords["programs"] = {
  title: "Свои боты",
  help: "Здесь может играть программа на любом языке: она входит по токену.",
  guide: "Протокол",
  name: "Имя бота",
  make: "Создать бота",
  token: (name) => `Скопируйте токен бота «${name}» сейчас: больше он не показывается.`,
  id: "Имя для других:",
  revoke: "Отозвать токен",
  sure: "Отозвать насовсем?",
};
