import { PLAYER_OF } from "../../default-names.ts";
/** Tables on one device, passed round. */
export const local = {
  title: "On this device",
  help: "Everybody sits round one screen, which is passed on; or you play alone against bots. It works without a network.",
  create: "Begin",
  more: "More choices",
  person: "a person",
  name: (seat: number) => `Name of player ${seat}`,
  player: PLAYER_OF.en,
  /** Somebody without a name on a ladder, by the tag that they keep. */
  guest: (tag: string) => `Guest ${tag}`,
  nobody: "At least one seat needs a person.",
  pass: (name: string) => `Pass the device to ${name}`,
  passHelp: "What the last player saw is covered.",
  take: (name: string) => `I am ${name}`,
  agreeHelp: "The device lies between you: everybody answers for themselves.",
  agree: (name: string) => `${name} agrees`,
  refuse: (name: string) => `${name} refuses`,
  handTitle: (name: string) => `Shall a bot play for ${name}?`,
  away: (name: string) => `${name} is away: let a bot play`,
  returns: (name: string) => `${name} is back`,
  regret: (name: string) => `${name} takes the last decision back`,
  goOn: "Go on",
  remove: "Delete from this device",
  removeSure: "Delete this game for good?",
  removeYes: "Yes, delete it",
  removeNo: "Keep it",
  removed: "There is no such game on this device.",
  unreadable: (line: number) => `The game as it is kept here cannot be read any more (line ${line}).`,
  rulesChanged: "The rules have changed since this game began: it can be looked at in the replay, not played on.",
  unfit:
    "Today's rules cannot go on from what has happened in this game: it can be looked at in the replay, not played on.",
  notKept:
    "This browser keeps nothing at the moment (private window or full disk): the game will be lost when the page closes.",
  elsewhere: "This game was played on in another window: here is how it stands now.",
  withCoach: "With a coach, who explains each phase and gives ideas when asked",
} as const;
