/** How a log stands to the rules of today. `place`: a line of it and a field; `what` says what was expected, by `faults`. */
export const proof = {
  /** What the mark of a log is called, and in a word or two what is to be known about it. */
  about: "About this log",
  marks: {
    altered: "Altered",
    otherRules: "Other rules",
    unfinished: "Not over",
    unknown: "Not all checked",
    notKept: "Not kept",
  },
  unfinished: "This log ends before its game does: it was taken on the way, or its last lines are missing.",
  noSeed:
    "This log came without its seed: what it does not tell can be learned from nobody. Dice and cards are drawn anew on what is tried here, and a move that depends on something closed is refused.",
  before: (step: number) =>
    `This game was played under other rules: from step ${step} on today’s come to something else. What is tried here, and what bots play, follows today’s.`,
  past: (step: number) =>
    `From step ${step} on this game went by other rules than those of today: here it is looked at, not played on. Before that step it can be.`,
  until: (step: number) =>
    `Up to step ${step} this game went by the rules of then: here it is looked at, not played on. From that step on it can be.`,
  earlier: (count: number) =>
    count === 1
      ? "The first entry of this log was decided by the rules of then, which are not here any more: it is believed."
      : `The first ${count} entries of this log were decided by the rules of then, which are not here any more: they are believed.`,
  differs: (place: string, what: string) =>
    `This game was played under other rules than those of today. Line ${place}: ${what}. It is shown as it was written; from there on nobody can say whether it was so, and it is not played on.`,
  altered: (place: string, what: string) =>
    `This log is not what its rules come to. Line ${place}: ${what}. It is shown as it was written.`,
  believed: (count: number, of: number) =>
    `This log came without its seed: dice and closed cards decide something in ${count} of its ${of} entries. That could not be checked and is believed.`,
  setUp:
    "The set-up is not the one that the seed of this log deals: another game dealt it, or somebody. That could not be checked and is believed.",
  takenOver: (count: number) =>
    count === 1
      ? "The first step of this game was taken over from another one: what dice decided there could not be checked and is believed."
      : `The first ${count} steps of this game were taken over from another one: what dice decided there could not be checked and is believed.`,
};
