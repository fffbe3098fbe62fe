import type { ShellWords } from "../../../language.ts";

/** Not hearing somebody at the table. */
export const mute: ShellWords["mute"] = {
  title: "屏蔽…",
  help: "其发言会被折叠且无提示音，仅限本设备。",
  muted: "已屏蔽",
  show: "显示",
};
