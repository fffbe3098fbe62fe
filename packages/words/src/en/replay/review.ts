/** The review of a finished game: which decisions cost each seat most, and what would have been better. */
export const review = {
  tab: "Review",
  about:
    "A planning bot looks through the game for the days that cost each chain most. Each of its plans is played on for two rounds against what was played, and weighed by experience of finished games.",
  start: "Review this game",
  again: "Review it again",
  stop: "Stop",
  progress: "Looking through the game",
  unfinished: "Only a game that is over, and shown to its end, can be reviewed.",
  closed: "Something of this game stays hidden, so nobody can say what would have been better.",
  otherRules: "This game was played under other rules than those of today.",
  none: "No day was found that cost anybody much.",
  failed: (reason: string) => `It could not be reviewed: ${reason}`,
  title: (name: string, round: number, phase: string) => `${name} · round ${round} · ${phase}`,
  /** By how many points of a hundred the chance would be higher, and by how many dollars the cash after so many rounds. */
  cost: (points: number, dollars: number, rounds: number) =>
    `Chance ${points < 0 ? "−" : "+"}${Math.abs(points)} percentage points with a better plan, ${dollars < 0 ? "−" : "+"}$${Math.abs(dollars)} after ${rounds} rounds.`,
  /** Where the better plan has less money: in what it stands better, in the words below; none where the game is over by then. */
  poorer: (dollars: number, better: readonly string[]) =>
    better.length > 0
      ? `It has $${dollars} less by then and stands better all the same, by experience of finished games: ${better.join(", ")}.`
      : `It has $${dollars} less by then, and wins more often all the same.`,
  /** Where the coach would have advised just what was played: who follows it does not err, though another plan came to more. */
  coachToo: (rounds: number) =>
    `The coach would have done the same: what speaks for the better plan shows only in how the next ${rounds} rounds went.`,
  /** In what a position can be better besides its money. */
  advantages: {
    income: "its income",
    salaries: "the salaries it pays",
    staff: "its people",
    houses: "the houses it has to itself",
    demand: "the demand to come",
    order: "its place in the order",
    rivals: "weaker rivals",
  },
  result: (percent: number, cash: number) => `${percent} %, $${cash}`,
  played: (result: string) => `Played (${result})`,
  better: (result: string) => `The better plan (${result})`,
  lessDone: "Less was done than in the better plan.",
  why: "Why:",
  show: "Play it as a line",
  look: "Go there",
  find: "Find it yourself",
  weigh: "Weigh my line",
  yours: (result: string) => `Your line comes to ${result}.`,
  nothing: "In the line that is shown nobody decided anything there.",
  lineName: (title: string) => `Better: ${title}`,
  /** Of a game of cards: the plays that cost each seat most points of their round. */
  plays: {
    about:
      "The hard bot looks through the game for the plays that cost each player most. It decides from what the player knew then; both plays are played out with the same guesses at the hidden cards. In its line the round goes on from the better play to its end, as the bot expects of everybody.",
    none: "No play was found that cost anybody much.",
    title: (name: string, round: number, trick: number) =>
      trick === 0 ? `${name} · round ${round} · first chef` : `${name} · round ${round} · trick ${trick}`,
    /** Points that were expected more, with one decimal. */
    cost: (points: string) => `About ${points} points of the round given away.`,
    played: (what: string, points: string) => `Played: ${what} (${points} points expected)`,
    better: (what: string, points: string) => `Better: ${what} (${points} points expected)`,
  },
} as const;
