import type { ReplayWords } from "../../pages/replay.ts";

/** The review of a finished game: which decisions cost each seat most, and what would have been better. */
export const review: ReplayWords["review"] = {
  tab: "复盘",
  about:
    "会规划的机器人在对局中寻找让每家连锁损失最大的日子。它的计划与实际走法各向后进行两轮，再按已结束对局的经验来衡量。",
  start: "复盘这局",
  again: "再复盘一次",
  stop: "停止",
  progress: "正在查看对局",
  unfinished: "只有已经结束并且显示到最后的对局才能复盘。",
  closed: "这局里有些内容仍然隐藏，没有人能说怎样会更好。",
  otherRules: "这局是按与今天不同的规则进行的。",
  none: "没有找到让谁损失很大的日子。",
  failed: (reason) => `无法复盘：${reason}`,
  title: (name, round, phase) => `${name} · 第${round}轮 · ${phase}`,
  cost: (points, dollars, rounds) =>
    `更好的计划：胜率${points < 0 ? "−" : "+"}${Math.abs(points)}个百分点，${rounds}轮后现金${dollars < 0 ? "−" : "+"}$${Math.abs(dollars)}。`,
  poorer: (dollars, better) =>
    better.length > 0
      ? `届时现金少$${dollars}，但以往对局的经验表明局面更好：${better.join("、")}。`
      : `届时现金少$${dollars}，但获胜更多。`,
  coachToo: (rounds) => `教练也会这样做：另一个计划更好，要再走${rounds}轮才看得出来。`,
  advantages: {
    income: "收入",
    salaries: "薪水负担",
    staff: "员工",
    houses: "归自己的房屋",
    demand: "未来的需求",
    order: "经营顺序",
    rivals: "对手更弱",
  },
  result: (percent, cash) => `${percent} %，$${cash}`,
  played: (result) => `实际（${result}）`,
  better: (result) => `更好的计划（${result}）`,
  lessDone: "做的比更好的计划少。",
  why: "原因：",
  show: "作为变化走一遍",
  look: "转到那里",
  find: "自己找",
  weigh: "衡量我的走法",
  yours: (result) => `你的走法得到${result}。`,
  nothing: "在当前显示的走法里，那里没有人做决定。",
  lineName: (title) => `更好：${title}`,
  plays: {
    about:
      "困难机器人在对局中寻找让每位玩家损失最大的出牌。它只根据玩家当时所知来决定；两种出法都在对暗牌的相同猜测下打完这一轮。变化线会从更好的出牌开始，按机器人对所有人的预期打到这一轮结束。",
    none: "没有找到让谁损失很大的出牌。",
    title: (name, round, trick) =>
      trick === 0 ? `${name} · 第${round}轮 · 首位主厨` : `${name} · 第${round}轮 · 第${trick}墩`,
    cost: (points) => `本轮约损失${points}分。`,
    played: (what, points) => `实际：${what}（预期${points}分）`,
    better: (what, points) => `更好：${what}（预期${points}分）`,
  },
};
