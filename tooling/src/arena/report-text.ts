import { type PlayQuality, QUALITY_TOPICS } from "@blueplate/bot";
import type { ArenaReport, BotReport } from "./report.ts";

const percent = (share: number): string => (share * 100).toFixed(1);

/** Rows under each other; the first column to the left, the others to the right. */
const table = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  "),
  );
};

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

const kinds = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(", ");

const isQuality = (quality: ArenaReport["quality"]): quality is PlayQuality => "counts" in quality;

const qualityText = (quality: ArenaReport["quality"]): readonly string[] => {
  if (!isQuality(quality)) return [];
  const { counts, games, sameOpenings, unserved } = quality;
  return [
    "",
    `how they played, all ${games} games together`,
    ...table(QUALITY_TOPICS.map((topic) => [topic])).map(
      (name, at) => `${name}  ${kinds(counts[QUALITY_TOPICS[at] ?? "made"]) || "–"}`,
    ),
    `two seats opened alike in ${sameOpenings} games; ${unserved} houses were asked for in vain`,
  ];
};

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** In one row each what a bot made of its goods, and of how many kinds its people and campaigns were. */
const habits = (bots: readonly BotReport[]): readonly string[] => {
  const rows = bots.flatMap(({ name, quality }) => {
    if (!isQuality(quality)) return [];
    const { made, sold, thrown, hired, trained, campaignGoods, campaignKinds } = quality.counts;
    const kindsIn = [hired, trained, campaignGoods, campaignKinds].map((counts) => String(Object.keys(counts).length));
    const share = percent(total(thrown) / Math.max(1, total(made)));
    return [[name, String(total(made)), String(total(sold)), String(total(thrown)), share, ...kindsIn]];
  });
  const head = ["bot", "made", "sold", "thrown", "thrown %", "kinds hired", "trained", "goods advertised", "tiles"];
  return rows.length === 0 ? [] : ["", ...table([head, ...rows])];
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
    ...habits(bots),
    ...qualityText(quality),
    "",
  ].join("\n");
