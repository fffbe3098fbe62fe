import type { ShellWords } from "../../language.ts";

/** The built-in rules reference. */
export const rules: ShellWords["rules"] = {
  title: "Правила",
  open: "Правила своими словами",
  paragraph: (number) => `Правило ${number}`,
  find: "Найти в правилах",
  none: "Ни один пункт этого не говорит.",
  missing: "У этой игры здесь нет правил.",
  onlyIn: (language) => `На вашем языке правил этой игры пока нет: они показаны на языке «${language}».`,
  contents: "Содержание",
};
