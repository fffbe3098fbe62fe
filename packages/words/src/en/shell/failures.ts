/** What the server answers when it does not do it. */
export const failures = {
  NoSuchTable: "There is no such table.",
  NotYourSeat: "This is not your seat.",
  NotTheHost: "Only the host of the table can do that.",
  SeatTaken: "The seat is taken.",
  AlreadySeated: "You sit at this table already.",
  AlreadyStarted: "The game has begun already.",
  NotStarted: "The game has not begun yet.",
  SeatsFree: "There are free seats.",
  LinkVoid: "This link does not work any more.",
  ReadOnly: "This game can only be looked at.",
  NotStored: "The server could not write it down; try again.",
  Stale: "Somebody was quicker, and it changed your choice. Look again.",
  NotNow: "That is not possible at this moment.",
  UnknownCommand: "The rules of this table do not know that.",
  NothingToUndo: "There is nothing that could be taken back.",
  Malformed: "Something in it does not fit.",
  TooManyTables:
    "You host as many unfinished tables as one person may. Close or finish some under “Your games” in the lobby, then try again.",
  TooMany: "Too much at once; wait a moment and try again.",
  Network: "The server cannot be reached; it will be tried again.",
} as const;
