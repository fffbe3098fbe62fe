import type { ShellWords } from "../../language.ts";

/** Why a file that somebody wrote cannot be read; said after the field. */
export const faults: ShellWords["faults"] = {
  missing: "缺失",
  unknownField: "不应出现在这里",
  unknownKind: (kind) => `没有${kind}`,
  unknownPlayer: (name) => `这里没有名为${name}的人`,
  noneOf: (values) => `应为以下之一：${values}`,
  noObject: "必须是对象",
  noStep: (words) => `需要以下之一：${words}`,
  wrongSeats: (count) => `应有${count}名玩家`,
  unfit: "不适用于这里",
};
