import type { ShellWords } from "../../../language.ts";

/** One seat on several devices. */
export const devices: ShellWords["devices"] = {
  title: "在另一台设备上",
  help: "在另一台设备上打开此链接，两台设备都可使用您的座位。15分钟内仅可使用一次，且只供您本人使用。",
  held: (count) => (count === 1 ? "只有这台设备使用您的座位。" : `${count}台设备使用您的座位。`),
  signOut: "让其他设备退出",
  making: "正在生成链接…",
};
