import type { ShellWords } from "../../language.ts";

/** The built-in rules reference. */
export const rules: ShellWords["rules"] = {
  title: "规则",
  open: "规则说明",
  paragraph: (number) => `规则${number}`,
  find: "在规则中查找",
  none: "没有相关条目。",
  missing: "这个游戏没有规则文档。",
  onlyIn: (language) => `这个游戏的规则还没有中文版，现以${language}显示。`,
  contents: "目录",
};
