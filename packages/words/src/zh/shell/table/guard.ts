import type { ShellWords } from "../../../language.ts";

/** 行动之前牌桌说多少。 */
export const guard: ShellWords["guard"] = {
  title: "按下之前",
  levels: {
    quiet: "只说规则不允许的事",
    normal: "会吃亏时用一行提醒",
    coach: "讲解每个阶段和行动的后果，并在地图上指出",
  },
  why: (phase, reason) => `${phase}理由：${reason}。`,
};
