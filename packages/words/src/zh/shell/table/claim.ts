import type { ShellWords } from "../../../language.ts";

/** Taking a seat by its link. */
export const claim: ShellWords["claim"] = {
  working: "正在入座…",
  failed: "这个链接已失效。请在牌桌上重新获取。",
  unreachable: "无法连接服务器。请稍后再试。",
  again: "重试",
};
