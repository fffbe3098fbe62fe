import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** マップで指定した飲み物の供給源。 */
export const demand: MagnateTableWords["demand"] = {
  help: "街の供給源を選ぶと、そこを必ず通ります。",
  title: "指定した供給源",
  what: (good, square) => `${square}の${good}`,
  drop: (what) => `${what}の指定をやめる`,
  unreached: (what, why) => `${what}：${why}。`,
  apart: "ほかの供給源と一緒に通る道がない",
  why: (distance, range) => `${distance}、範囲${range}`,
};
