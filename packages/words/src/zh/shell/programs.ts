import type { ShellWords } from "../../language.ts";

/** Bots of one's own that play over the protocol for programs, and asking them to a table. */
export const programs: ShellWords["programs"] = {
  title: "自己的机器人",
  help: "用任何语言写的程序都可以在这里玩。给它起个名字，它会得到一个用来登录的令牌。",
  guide: "协议说明",
  name: "机器人的名字",
  make: "创建机器人",
  token: (name) => `“${name}”的令牌。请现在复制：以后不再显示。`,
  none: "您还没有机器人。",
  id: "邀请它入桌时用这个名字：",
  revoke: "作废令牌",
  sure: "它的对局由内置机器人接手。确定永久作废吗？",
  yes: "是，作废",
  no: "保留",
};
