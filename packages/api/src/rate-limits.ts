/** What can be had too often. */
export type RateLimits =
  | "guest"
  | "bot"
  | "table"
  | "seat"
  | "command"
  | "look"
  | "simulate"
  | "ask"
  | "chat"
  | "watch"
  | "study"
  | "edit"
  | "pointer";
