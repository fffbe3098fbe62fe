import type { HandVotes } from "@blueplate/api";
import { shell, type TableProps } from "@blueplate/tabletop";

/** What a vote about an absent player stands at, in words: who wants a bot in whose place, and how many votes it needs. */
export const voteText = ({ seat, by, needed }: HandVotes, names: TableProps["names"]): string => {
  const voters = by.map((one) => names(one)).join(shell().comma);
  return `${shell().consent.wantsBot(voters, names(seat))} · ${shell().consent.votes(by.length, needed)}`;
};
