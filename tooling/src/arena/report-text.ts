import { qualityText } from "./quality-text.ts";
import type { ArenaReport, BotReport } from "./report.ts";
import { percent, table } from "./text-table.ts";

const HEAD = [
  "bot",
  "wins",
  "games",
  "share %",
  "95 %",
  "expected %",
  "rating",
  "±",
  "score",
  "p50 ms",
  "p95 ms",
  "fall-backs",
];

const rowOf = (bot: BotReport): readonly string[] => [
  bot.name,
  bot.wins.toFixed(1),
  String(bot.games),
  percent(bot.share),
  `${percent(bot.low)} to ${percent(bot.high)}`,
  percent(bot.rating.expected),
  bot.rating.mu.toFixed(1),
  bot.rating.sigma.toFixed(1),
  bot.meanScore.toFixed(0),
  bot.msP50.toFixed(2),
  bot.msP95.toFixed(2),
  String(bot.fallbacks),
];

const headToHead = (bots: readonly BotReport[]): readonly string[] => {
  if (bots.length < 2) return [];
  const cell = (bot: BotReport, against: string): string => {
    const met = bot.headToHead.find((each) => each.against === against);
    return met && met.meetings > 0 ? percent(met.share) : "–";
  };
  const rows = bots.map((bot) => [bot.name, ...bots.map(({ name }) => cell(bot, name))]);
  return ["", "ahead of, %", ...table([["", ...bots.map(({ name }) => name)], ...rows])];
};

const phases = (bots: readonly BotReport[]): readonly string[] => {
  const rows = bots.flatMap(({ name, phases: each }) =>
    Object.entries(each).map(([phase, { decisions, msP50, msP95 }]) => [
      name,
      phase,
      String(decisions),
      msP50.toFixed(2),
      msP95.toFixed(2),
    ]),
  );
  return ["", ...table([["bot", "part", "decisions", "p50 ms", "p95 ms"], ...rows])];
};

/** The report as tables for people. */
export const reportText = ({ games, unfinished, rounds, quality, bots }: ArenaReport): string =>
  [
    `games ${games}${unfinished > 0 ? `, ${unfinished} without an end` : ""}; rounds median ${rounds.median}, most ${rounds.max}`,
    "",
    ...table([HEAD, ...bots.map(rowOf)]),
    ...bots.flatMap(({ name, fault }) => (fault === undefined ? [] : [`${name} fell back first at ${fault}`])),
    ...headToHead(bots),
    ...phases(bots),
    ...qualityText(quality, bots),
    "",
  ].join("\n");
