import type { ShellWords } from "../../../language.ts";

/** What a seat decides beforehand. */
export const standing: ShellWords["standing"] = {
  title: "预设指令",
  summary: (count) => (count === 0 ? "无" : String(count)),
  help: "轮到您时稍候即自动执行。其他人看不到。您撤回的决定会重新询问。",
  ask: "询问我",
  earliest: "最靠前的空位",
  latest: "最靠后的空位",
  before: (name) => `紧接在${name}之前`,
  after: (name) => `紧接在${name}之后`,
  besideHelp: "最近的空位；对方尚未选择时会询问您。",
  pay: "全部支付，不解雇",
  payHelp: "现金不足时会询问您。",
  demand: "明天需要的",
  freezer: "冰柜",
  clear: "清除全部指令",
  soon: "您的预设指令即将执行。若想自己决定，请在下方更改。",
  byOrder: "按预设指令",
};
