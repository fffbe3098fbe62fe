import { botNamed } from "../../bots.ts";

const listed = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Going back, and who plays for whom. */
export const consent = {
  undoOf: (act: string) => `Undo: ${act}`,
  before: "Go back to before this",
  further: "Go back further",
  backTo: "Back to before",
  title: "Go back?",
  goes: "This would be taken back:",
  nothingTold: "a decision that nobody saw",
  more: (count: number) => `and ${listed(count, "line", "lines")} more`,
  alone: "No other person has decided since: it is taken back at once.",
  onlyBots: "Only bots would be asked, and they agree.",
  asks: (names: string) => `This needs the consent of ${names}.`,
  rolled: "Dice that were rolled are among it: whoever saw them has seen them.",
  shown: "Secrets that were shown are among it: whoever saw them has seen them.",
  takeBack: "Take it back",
  ask: "Ask to go back",
  stay: "Leave it as it is",
  card: "Request to go back",
  theirs: (name: string) => `${name} asks to go back.`,
  mine: "You asked to go back.",
  accepted: "You have accepted.",
  waits: (names: string) => `Waiting for ${names}.`,
  accept: "Accept",
  refuse: "Refuse",
  withdraw: "Withdraw",
  refused: (by: string) => `${by} refused your request to go back.`,
  refusedOther: (by: string, name: string) => `${by} refused the request of ${name} to go back.`,
  void: "The game went on: your request is void.",
  /** What somebody took back: decisions of their own, and those of others that went with them. */
  tookBack: (name: string, own: number, others: number) => {
    const answers = `${listed(others, "decision", "decisions")} of others`;
    if (own === 0) return `${name} took back ${answers}`;
    const decided = `${name} took back ${listed(own, "decision", "decisions")}`;
    return others === 0 ? decided : `${decided}, and with ${own === 1 ? "it" : "them"} ${answers}`;
  },
  handed: {
    resigned: (name: string, bot: string) => `${name} gives up; the bot ${botNamed(bot)} plays on.`,
    asked: (name: string, bot: string) => `${name} lets the bot ${botNamed(bot)} play.`,
    voted: (name: string, bot: string) => `The bot ${botNamed(bot)} plays for ${name}, who is away.`,
    late: (name: string, bot: string) => `The bot ${botNamed(bot)} plays for ${name}, who took too long.`,
    returned: (name: string) => `${name} is back.`,
  },
  rulesTitle: "Play on by today's rules?",
  rulesDiffer: (entry: number) =>
    `An earlier version of the rules began this game; today's decide it differently from entry ${entry} of its log on. What has happened stays as it is, and what comes is decided by today's rules. Everybody at the table has to agree; until then nobody plays.`,
  goOn: "Go on by today's rules",
  forIt: (names: string) => `For going on: ${names}.`,
  against: (names: string) => `For leaving it as it is: ${names}.`,
  rulesChanged: "From here on the game is decided by the rules of today.",
  players: "Players",
  playersHelp: "The time is what each person took for decisions so far.",
  you: "you",
  bot: "a bot",
  standIn: (bot: string) => `the bot ${botNamed(bot)} plays`,
  gaveUp: (bot: string) => `gave up; the bot ${botNamed(bot)} plays on`,
  waited: (time: string) => `being waited for ${time}`,
  thought: (time: string) => `${time} in all`,
  nudge: (name: string) => `Nudge ${name}`,
  nudged: (by: string, name: string) => `${by} has nudged ${name}.`,
  nudgesYou: (by: string) => `${by} nudges you`,
  letBot: "Let a bot play for me",
  letBotHelp: "You can take your seat back at any time.",
  handOver: "Hand to a bot",
  handOverIn: (time: string) => `Hand to a bot in ${time}`,
  handOverHelp:
    "Somebody who is waited for too long can be replaced by a bot when most of the others want it, and takes the seat back with a single press.",
  wantsBot: (by: string, name: string) => `For a bot in the place of ${name}: ${by}`,
  votes: (given: number, needed: number) => `${given} of ${listed(needed, "vote", "votes")}`,
  inMinutes: (minutes: number) => `It can be done in ${listed(minutes, "minute", "minutes")}.`,
  resign: "Resign",
  resignHelp: "A bot plays your seat to the end. You can look on, but not come back.",
  resignSurely: "Resign for good",
  botPlays: (bot: string) => `The bot ${botNamed(bot)} plays for you.`,
  youGaveUp: (bot: string) => `You gave up this seat; the bot ${botNamed(bot)} plays on.`,
  takeSeat: "Take my seat back",
} as const;
