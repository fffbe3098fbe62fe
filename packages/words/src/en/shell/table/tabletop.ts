import { counted } from "../../../plural.ts";

const count = counted("en");

/** The table that is drawn for any game. */
export const tabletop = {
  acts: "to move",
  /** Of a bot. */
  thinks: "thinking",
  /** Cards or other things of which only the number is public. */
  closed: (size: number) => `${size} hidden`,
  round: (round: number) => `Round ${round}`,
  /** On the button that leads from a round that is over to the next. */
  nextRound: "Next round",
  /** At the last trick of a table at which the tricks of the round do not stay open. */
  closedTricks: "Earlier tricks stay closed until the round is over. Then its number at the points opens them.",
  /** Below the tricks of the round. */
  earlierTricks: "Tricks of rounds that are over: press the number of the round at the points.",
  /** Stands where it is asked what to do, while that round lies there to be looked at; `next` is the button above. */
  roundFirst: (round: string, next: string) => `${round} is over: look at it first. “${next}” goes on.`,
  /** Of a token that stands on no card. */
  spare: "without a card",
  total: "Total",
  tricks: "Tricks won",
  download: "Log file",
  highest: "highest so far",
  lowest: "lowest so far",
  /** Where a press takes a token and plays a card as well: before that card. */
  plays: "plays",
  /** The same as a name: the card is lowest for sure, or only so far. */
  playsAndTakes: (card: string, isSure: boolean) =>
    `plays ${card}, and takes one${isSure ? "" : " if it stays lowest"}`,
  pressPlays: (card: string, isSure: boolean) =>
    `A press plays ${card}, and what you press is yours${isSure ? "" : " if it stays lowest"}.`,
  /** Of a trick that is complete. */
  won: "wins",
  least: "lowest",
  moreCoins: "One coin more",
  fewerCoins: "One coin less",
  coinsByWheel: "The wheel over a card puts coins on it",
  /** Beside the hand of whoever plays by finger. */
  flickPlays: "Flick a card up to play it; a tap lifts it for a look.",
  leadsNext: (name: string) => `${name} leads next.`,
  /** Of a card or another thing that a hint names. */
  advised: "advised",
  /** Of what is taken from the middle: how many lie there, and which kinds are lit then. */
  leftInMiddle: (before: number, after: number) => `in the middle ${before}, then ${after}`,
  /** Of a kind of which none lies in the middle any more. */
  noneLeft: "none left",
  /** Of a kind of which one lies beside those of the middle. */
  setAside: "1 set aside",
  /** While one of those is taken. */
  setAsideLegend: "One of each kind is set aside: you take one of those. What lies in the middle stays there.",
  litThen: (lit: string, kinds: string) => `${lit} then: ${kinds}`,
  /** What stands below each kind that may be taken. */
  tokenLegend: "4 → 3: how many stay in the middle · below the lamp: what is lit then · ★: points it brings you",
  /** What the points of a round were made of, to whoever does not see the signs. */
  madeOf: (stars: number, coins: number) =>
    `${count(stars, { one: "star", other: "stars" })}, ${count(coins, { one: "coin", other: "coins" })}`,
  onlyCommand: "A single legal card plays itself",
} as const;
