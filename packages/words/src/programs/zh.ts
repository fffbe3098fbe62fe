import type { ProgramWords } from "./words.ts";

/** The page of one's own bots that play over the protocol for programs. */
export const programsZh: ProgramWords = {
  help: "用任何语言写的程序都可以用令牌登录，在这里玩。",
  guide: "协议",
  name: "机器人的名字",
  make: "创建机器人",
  token: (name) => `请现在复制“${name}”的令牌：以后不再显示。`,
  id: "供他人使用的名字：",
  revoke: "作废令牌",
  sure: "确定永久作废吗？",
  failures: {
    NoSuchBot: "没有这个机器人。",
    TooManyBots: "请先作废另一个机器人的令牌。",
  },
};
