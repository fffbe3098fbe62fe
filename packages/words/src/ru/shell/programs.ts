import type { ShellWords } from "../../language.ts";

/** Bots of one's own that play over the protocol for programs, and asking them to a table. */
export const programs: ShellWords["programs"] = {
  title: "Свои боты",
  help: "Здесь может играть программа на любом языке. Дайте ей имя: она получит токен, с которым входит.",
  guide: "Как устроен протокол",
  name: "Имя бота",
  make: "Создать бота",
  token: (name) => `Токен бота «${name}». Скопируйте его сейчас: больше он не показывается.`,
  none: "У вас ещё нет ботов.",
  id: "По этому имени его зовут за стол:",
  revoke: "Отозвать токен",
  sure: "Его игры продолжит встроенный бот. Насовсем?",
  yes: "Да, отозвать",
  no: "Оставить",
};
