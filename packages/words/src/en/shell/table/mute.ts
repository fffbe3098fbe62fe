/** Not hearing somebody at the table. */
export const mute = {
  title: "Mute…",
  help: "Their lines are folded and make no sound, on this device only.",
  muted: "muted",
  show: "show",
} as const;
