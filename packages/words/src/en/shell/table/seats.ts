/** Before the start: who sits where, and how others come. */
export const seats = {
  /** What one sits down to: the map as it will be, and options that nobody changed. */
  mapByChance: "drawn at random when the game begins",
  /** Why a game counts for no ladder. */
  origin: {
    chosen: "The host chose the seed of this game and may know what will be drawn: it counts for no ladder.",
    daily: "Everybody plays the seed of this day: it counts for no ladder.",
    continued: "This game goes on from one that was played before: it counts for no ladder.",
    imported: "This game came in from a file: it counts for no ladder.",
  },
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
  /** A free seat of a rematch, to whoever did not sit at the last table. `until`: the time of day. */
  reserved: (player: string, until: string) => `kept for ${player} until ${until}`,
  /** The same in few letters, below a chair; until when is said beside it. */
  keptFor: (player: string) => `kept for ${player}`,
  keptForYou: "kept for you",
  begins: "The game begins when nobody is missing.",
} as const;
