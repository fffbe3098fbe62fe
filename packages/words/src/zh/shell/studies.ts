import type { ShellWords } from "../../language.ts";

/** Studies as people meet them: their list, their people, their chapters. */
export const studies: ShellWords["studies"] = {
  me: "我",
  notKept: "此浏览器不保存任何内容：关闭页面后，您在这里尝试和记录的一切都会消失。",
};
