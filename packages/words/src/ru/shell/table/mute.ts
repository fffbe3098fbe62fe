import type { ShellWords } from "../../../language.ts";

/** Not hearing somebody at the table. */
export const mute: ShellWords["mute"] = {
  title: "Заглушить…",
  help: "Реплики свёрнуты и без звука, только на этом устройстве.",
  muted: "заглушено",
  show: "показать",
};
