import type { ShellWords } from "../../../language.ts";

/** 行う前にテーブルがどれだけ話すか。 */
export const guard: ShellWords["guard"] = {
  title: "押す前に",
  levels: {
    quiet: "ルール上できないことだけを伝える",
    normal: "損になるときだけ1行で伝える",
    coach: "各フェイズと手の結果を説明し、場所を示す",
  },
  why: (phase, reason) => `${phase}理由：${reason}。`,
};
