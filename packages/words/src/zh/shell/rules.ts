import type { ShellWords } from "../../language.ts";

/** The built-in rules reference. */
export const rules: ShellWords["rules"] = {
  title: "规则",
  open: "规则说明",
  paragraph: (number) => `规则${number}`,
  find: "在规则中查找",
  none: "没有相关条目。",
  missing: "这个游戏没有规则文档。",
  contents: "目录",
};
