/** The lobby. */
export const lobby = {
  open: "Tables waiting for players",
  running: "Games going on",
  mine: "Your games",
  finished: "Finished games",
  none: "None at the moment.",
  newTable: "New table",
  join: "Join",
  watch: "Watch",
  back: "Back to your seat",
  replay: "Replay",
  yourTurn: "your turn",
  more: "Show more",
  close: "Close this table",
  closeSure: "Close it for good?",
  closeYes: "Yes, close it",
  closeNo: "Keep it",
} as const;
