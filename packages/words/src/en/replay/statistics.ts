import { counted } from "../../plural.ts";

const count = counted("en");

/** What many finished games have in common. */
export const statistics = {
  title: "Over many games",
  link: "Statistics over many games",
  about:
    "All listed games of this server that are over. Bars are shares of wins; the line across shows where the true share lies with 95 % confidence.",
  none: (game: string) => `No game of ${game} is over yet. As soon as some are, they are counted here.`,
  failed: "The statistics cannot be had right now.",
  again: "Try again",
  uncounted: (games: number) => `${count(games, { one: "game", other: "games" })} still to be read…`,
  group: (ruleset: string, players: number) => `${ruleset}, ${count(players, { one: "player", other: "players" })}`,
  games: (games: number) => count(games, { one: "game", other: "games" }),
  rounds: (least: number, median: number, most: number) =>
    least === most
      ? `${count(median, { one: "round", other: "rounds" })} each`
      : `${least} to ${most} rounds, median ${median}`,
  length: "Length in rounds",
  few: "Few games: the intervals are wide, and differences say little.",
  wins: (wins: number, seats: number) => `${wins} of ${seats}`,
  share: "Won",
  interval: (low: number, high: number) => `${low}–${high} %`,
  percent: (share: number) => `${share} %`,
  seen: "Games",
  played: (players: string, day: string) => `${players}, ${day}`,
  person: "a person",
  seat: (seat: number) => `Seat ${seat + 1}`,
  /** Who is how strong, by the games of one kind. */
  ladder: {
    title: "Ladder",
    about:
      "Ratings by openskill: as good as that, all but surely. Built-in bots stay where the arena has put them; in brackets: after few games.",
    player: "Player",
    rating: "Rating",
    games: "Games",
    won: "Won",
    expected: "Expected",
    program: (name: string) => `${name} (program)`,
  },
  traits: {
    seat: "By seat",
    player: "By who played",
    "first-hire": "First hire",
    opening: "First three hires",
    "first-milestone": "First milestone",
    "first-campaign": "First campaign",
    reserve: "Own reserve card",
    "first-chef": "First chef",
  },
  facts: {
    milestone: "Milestones gained",
    reserve: "Votes for the bank (reserve cards)",
    "ceo-slots": "CEO slots after the first break",
    breaks: "Breaks of the bank",
  },
} as const;
