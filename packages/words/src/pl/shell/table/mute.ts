import type { ShellWords } from "../../../language.ts";

/** Not hearing somebody at the table. */
export const mute: ShellWords["mute"] = {
  title: "Wycisz…",
  help: "Wypowiedzi są zwinięte i bez dźwięku, tylko na tym urządzeniu.",
  muted: "wyciszono",
  show: "pokaż",
};
