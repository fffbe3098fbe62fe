/** Before the start: who sits where, and how others come. */
export const seats = {
  /** What one sits down to: the map as it will be, and options that nobody changed. */
  mapByChance: "drawn at random when the game begins",
  mapChosen: "chosen by the host",
  optionsUsual: "as printed",
  invite: "Send this link to your friends:",
  copy: "Copy the link",
  copied: "The link is in the clipboard.",
  marked: "The link is marked: copy it with Ctrl+C, or ⌘C on a Mac.",
  standUp: "Stand up",
  dress: "Name and colours",
  dressDone: "Save",
  free: (seat: number) => `Free seat ${seat}`,
  begins: "The game begins when nobody is missing.",
} as const;
