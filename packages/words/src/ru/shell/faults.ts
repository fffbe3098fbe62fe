import type { ShellWords } from "../../language.ts";

/** Why a file that somebody wrote cannot be read; said after the field. */
export const faults: ShellWords["faults"] = {
  missing: "не хватает",
  unknownField: "здесь не нужно",
  unknownKind: (kind) => `такого нет: ${kind}`,
  unknownPlayer: (name) => `здесь никого так не зовут: ${name}`,
  noneOf: (values) => `ожидается одно из значений: ${values}`,
  noObject: "должен быть объект",
  noStep: (words) => `нужно одно из: ${words}`,
  wrongSeats: (count) => `ожидается игроков: ${count}`,
  unfit: "сюда не подходит",
};
