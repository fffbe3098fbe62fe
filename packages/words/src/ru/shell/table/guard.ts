import type { ShellWords } from "../../../language.ts";

/** Сколько стол говорит перед ходом. */
export const guard: ShellWords["guard"] = {
  title: "Перед нажатием",
  levels: {
    quiet: "Говорить только о том, что запрещают правила",
    normal: "Одна строка там, где что-то обойдётся дорого",
    coach: "Объяснять каждую фазу и последствия хода и показывать их",
  },
  why: (phase, reason) => `${phase} Зачем: ${reason}.`,
};
