/** What a seat decides beforehand. */
export const standing = {
  title: "Standing orders",
  summary: (count: number) => (count === 0 ? "none" : String(count)),
  help: "Played for you a moment after you are asked. Nobody else sees them. What you take back is asked again.",
  ask: "Ask me",
  earliest: "The earliest free place",
  latest: "The latest free place",
  before: (name: string) => `Just before ${name}`,
  after: (name: string) => `Just after ${name}`,
  besideHelp: "The nearest free place; you are asked while they have not chosen.",
  pay: "Pay all, dismiss nobody",
  payHelp: "You are asked when the cash does not suffice.",
  demand: "What tomorrow wants",
  freezer: "Freezer",
  clear: "Forget all orders",
  soon: "Your standing order is about to be played. Change it below to decide yourself.",
  byOrder: "by standing order",
} as const;
