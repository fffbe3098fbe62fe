import type { ReplayWords } from "../../pages/replay.ts";

/** 日志与今天的规则的关系。 */
export const proof: ReplayWords["proof"] = {
  about: "关于这份日志",
  marks: { altered: "有改动", otherRules: "规则不同", unfinished: "未完", unknown: "部分未核实", notKept: "不保存" },
  unfinished: "这份日志在游戏结束之前就断了：可能是中途保存的，也可能缺了最后几行。",
  noSeed:
    "这份日志没有随机种子：其中未写的内容无人知晓。在此尝试的行动会重新抽取随机结果和牌，取决于未公开内容的行动会被拒绝。",
  before: (step) =>
    `这局游戏用的规则与今天的不同：从第${step}步起，按今天的规则会有不同的结果。在此尝试的行动和机器人都按今天的规则。`,
  past: (step) => `从第${step}步起，这局游戏用的规则与今天的不同：在此只能查看，不能续局。在那一步之前可以。`,
  until: (step) => `到第${step}步为止，这局游戏用的是当时的规则：在此只能查看，不能续局。从那一步起可以。`,
  earlier: (count) => `前${count}条记录由当时的规则决定，这些规则此处已没有：只能采信。`,
  differs: (place, what) =>
    `这局游戏用的规则与今天的不同。行${place}：${what}。按原样显示；此后的内容无法核实，也不能续局。`,
  altered: (place, what) => `这份日志与其规则得出的结果不符。行${place}：${what}。按原样显示。`,
  believed: (count, of) =>
    `这份日志没有随机种子：${of}条记录中有${count}条的内容取决于随机结果或未公开的牌，无法核实，只能采信。`,
  setUp: "开局布置不是这份日志的种子所发的：来自另一局游戏，或被人改动过。无法核实，只能采信。",
  takenOver: (count) => `前${count}步取自另一局游戏：其中的随机结果无法核实，只能采信。`,
};
