/** Why a card of Trick-n-Chef was played, or a chef taken: said of anybody, as far as its seat could know. */
export const cardReasons = {
  winsAndTakes: "It wins the trick, and as the lowest card it takes a chef too.",
  wins: "It wins the trick.",
  takesChef: "It is the lowest card of the trick: it takes a chef.",
  coin: "It neither wins nor is lowest: that brings a coin.",
  keepsTrump: "It throws away the least and keeps the trump.",
  leads: "It is the highest card so far.",
  lowest: "It is the lowest card so far, and may take a chef.",
  least: "It gives away the least.",
  leadsHigh: "High enough to win, unless somebody trumps it.",
  leadsMiddle: "Neither high nor low: it may win, and if it does neither that nor lie lowest, it brings a coin.",
  leadsLow: "Low: others may win it, and the lowest card takes a chef.",
  serves: "It makes a card count that was won already.",
  spare: "No chef makes a won card count now: this one waits for cards to come.",
  longSuit: "The hand is strongest in this suit.",
  otherSuit: "The hand is not strongest in this suit: the chef waits for cards that are still to be won.",
} as const;
