import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** The plan of one's own company over the next rounds. */
export const planner: MagnateTableWords["planner"] = {
  title: "规划",
  help: "只有你能看到。假定其他人什么都不做，没有人就餐，也没有人外出做广告。",
  nothing: "没有可以规划的公司。",
  round: (round) => `第${round}轮`,
  revealed: "已公开",
  hires: (left) => `招聘（剩${left}）`,
  trainings: (left) => `培训（剩${left}级）`,
  addHire: "招聘…",
  addTraining: "培训…",
  training: (from, to) => `${from}→${to}`,
  by: (names) => `由${names}培训`,
  impossible: (what, why) => `${what}：${why}`,
  drop: (what) => `从计划中去掉：${what}`,
  missing: (names) => `不在手中：${names}`,
  overfilled: (count) => `多了${count}人：全部都会去沙滩。`,
  stranded: (names) => `从空牌堆招聘，须在同一轮培训：${names}`,
  salaries: (due, cash) => `薪水$${due}／现金$${cash}`,
  short: (missing) => `要先赚到$${missing}`,
  guess: (income, cash) => `估计：+$${income}，之后现金${cash < 0 ? `−$${-cash}` : `$${cash}`}`,
  guessHelp: {
    tonight:
      "只是估计：每次晚餐的收入都按今晚目前的情况计算，然后付薪水。不计你还要做、取、建的东西，也不计开始或结束的营销活动以及其他人的行动。",
    last: "只是估计：每次晚餐的收入都与上一次相同，然后付薪水。不计你要做、取、建的东西，也不计开始或结束的营销活动以及其他人的行动。",
  },
  claims: (names) => `达成${names}`,
  draft: "用作草稿",
  draftHelp: "把这个结构放进问题栏。",
  clear: "重新规划",
};
