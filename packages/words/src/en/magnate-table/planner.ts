/** The plan of one's own company over the next rounds. */
export const planner = {
  title: "Planner",
  help: "Only you see this. The others do nothing, nobody eats, and nobody goes away on a campaign.",
  nothing: "There is no company to plan for.",
  round: (round: number) => `Round ${round}`,
  revealed: "lies open",
  hires: (left: number) => `Hires, ${left} left`,
  trainings: (left: number) => `Trainings, ${left} ${left === 1 ? "step" : "steps"} left`,
  addHire: "Hire…",
  addTraining: "Train…",
  training: (from: string, to: string) => `${from} → ${to}`,
  by: (names: string) => `by ${names}`,
  impossible: (what: string, why: string) => `${what}: ${why}`,
  drop: (what: string) => `Take out of the plan: ${what}`,
  missing: (names: string) => `Not in hand: ${names}`,
  overfilled: (count: number) => `${count} too many: everybody would go to the beach.`,
  stranded: (names: string) => `Hired from an empty pile, to be trained in the same round: ${names}`,
  salaries: (due: number, cash: number) => `Salaries $${due}, cash $${cash}`,
  short: (missing: number) => `$${missing} must be earned first`,
  /** What a round may bring, and the cash after its salaries. */
  guess: (income: number, cash: number) => `Guess: +$${income}, then cash ${cash < 0 ? `−$${-cash}` : `$${cash}`}`,
  guessHelp: {
    tonight:
      "A guess: every dinner brings what tonight's would as it stands now, then salaries are paid. Left out: what you still cook, fetch and build, campaigns that begin or end, and whatever the others do.",
    last: "A guess: every dinner brings what the last one did, then salaries are paid. Left out: what you cook, fetch and build, campaigns that begin or end, and whatever the others do.",
  },
  claims: (names: string) => `Claims ${names}`,
  draft: "Use as draft",
  draftHelp: "Puts this structure into the question.",
  clear: "Start the plan anew",
} as const;
