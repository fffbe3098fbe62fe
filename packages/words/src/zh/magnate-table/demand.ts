import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** 在地图上点选的饮料源。 */
export const demand: MagnateTableWords["demand"] = {
  help: "点击城镇里的饮料源即可指定它。",
  title: "已指定",
  what: (good, square) => `${square}的${good}`,
  drop: (what) => `不再指定${what}`,
  unreached: (what, why) => `${what}：${why}。`,
  apart: "没有路线能同时经过它和其他饮料源",
  why: (distance, range) => `${distance}，范围${range}`,
};
