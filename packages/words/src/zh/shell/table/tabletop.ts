import type { ShellWords } from "../../../language.ts";

/** The table that is drawn for any game. */
export const tabletop: ShellWords["tabletop"] = {
  acts: "行动",
  closed: (size) => `${size}张未公开`,
  round: (round) => `第${round}轮`,
  total: "总计",
  download: "下载日志",
};
