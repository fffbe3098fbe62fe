import type { KindsByTopic, PlayQuality, QualityFigures, QualityTopic } from "@blueplate/bot";
import type { BotReport, ReportedQuality } from "./report.ts";
import { percent, table } from "./text-table.ts";

type Counted = PlayQuality & { readonly figures: QualityFigures };

const isCounted = (quality: ReportedQuality): quality is Counted => "counts" in quality;

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The rarest of these with its share. */
const rarest = (shares: Readonly<Record<string, number>>): string => {
  const [kind, share] = Object.entries(shares)[0] ?? [];
  return kind === undefined || share === undefined ? "–" : `${kind} ${percent(share)}`;
};

/** What good play is asked for, and what was found. */
const FIGURES: readonly (readonly [name: string, asked: string, found: (quality: Counted) => string])[] = [
  ["games counted", "", ({ games }) => String(games)],
  ["goods made", "", ({ counts }) => String(total(counts.made))],
  ["sold", "", ({ counts }) => String(total(counts.sold))],
  ["thrown away, % of made", "≤ 10", ({ figures }) => percent(figures.thrown)],
  ["free cards let go as they came", "none", ({ figures }) => String(figures.firedOnArrival)],
  ["of them where cash was too short", "", ({ figures }) => String(figures.firedUnpayable)],
  ["houses left hungry, a cook on the beach", "none", ({ figures }) => String(figures.leftHungry)],
  ["drinks that nobody could ask for", "none", ({ figures }) => String(figures.unwantedDrinks)],
  ["campaigns run where nobody lives", "none", ({ figures }) => String(figures.advertisedToNobody)],
  ["campaigns that found no room, %", "", ({ figures }) => percent(figures.campaignsInVain)],
  ["rarest good, % of campaigns", "≥ 8", ({ figures }) => rarest(figures.campaignGoods)],
  ["rarest campaign, % of games", "≥ 5", ({ figures }) => rarest(figures.campaignKinds)],
  ["kinds of card hired or trained", "≥ 20", ({ figures }) => String(figures.cards)],
  ["rounds 1 to 3 alike, % of games", "≤ 20", ({ figures }) => percent(figures.sameOpenings)],
];

/** Each bot's figures beside those of all seats together. */
const figuresText = (all: Counted, bots: readonly BotReport[]): readonly string[] => {
  const columns = bots.flatMap(({ name, quality }) => (isCounted(quality) ? [{ name, quality }] : []));
  const shown = columns.length === 1 ? columns : [...columns, { name: "all", quality: all }];
  const head = ["how they played", "asked for", ...shown.map(({ name }) => name)];
  return table([
    head,
    ...FIGURES.map(([name, asked, found]) => [name, asked, ...shown.map(({ quality }) => found(quality))]),
  ]);
};

/** The topics of which is told how often each kind occurs and how often somebody wins with it. */
const OCCURRING: readonly (readonly [title: string, topic: QualityTopic])[] = [
  ["company", "archetypes"],
  ["good sold", "sold"],
  ["good advertised", "campaignGoods"],
  ["campaign", "campaignKinds"],
  ["price", "prices"],
  ["built", "built"],
  ["milestone", "milestones"],
  ["hired", "hired"],
  ["trained", "trained"],
];

const occurringText = ({ counts, games, gamesWith, winsWith, figures }: Counted): readonly string[] => {
  const rows = OCCURRING.flatMap(([title, topic]) => {
    const missed = (figures.neverSeen[topic] ?? []).map((kind) => [kind, 0] as const);
    const found = Object.entries(counts[topic]).toSorted(([, one], [, other]) => other - one);
    const of = total(counts[topic]);
    return [...found, ...missed].map(([kind, count], nth) => [
      nth === 0 ? title : "",
      kind,
      String(count),
      percent(count / Math.max(1, of)),
      percent((gamesWith[topic][kind] ?? 0) / games),
      percent((winsWith[topic][kind] ?? 0) / games),
    ]);
  });
  return table([["", "", "times", "share %", "% of games", "% won with"], ...rows], 2);
};

const kindsText = (kinds: KindsByTopic): string => {
  const named = OCCURRING.flatMap(([title, topic]) => {
    const of = kinds[topic] ?? [];
    return of.length === 0 ? [] : [`${title} ${of.join(", ")}`];
  });
  return named.length === 0 ? "nothing" : named.join("; ");
};

const incomeText = ({ income }: PlayQuality["counts"]): string =>
  Object.entries(income)
    .toSorted(([, one], [, other]) => other - one)
    .map(([reason, dollars]) => `${reason} ${dollars}`)
    .join(", ");

/** How a report's games were played, as tables for people; nothing for games of which it is not counted. */
export const qualityText = (quality: ReportedQuality, bots: readonly BotReport[]): readonly string[] => {
  if (!isCounted(quality)) return [];
  const { counts, figures, games, leftHungry, unserved } = quality;
  return [
    "",
    ...figuresText(quality, bots),
    "",
    `what occurs and wins, all ${games} games together`,
    ...occurringText(quality),
    "",
    `never seen: ${kindsText(figures.neverSeen)}`,
    `seen and never won with: ${kindsText(figures.neverWon)}`,
    `dollars: ${incomeText(counts)}`,
    `houses that nobody served: ${unserved}, ${leftHungry} of them in reach of a chain with a cook for them on its beach`,
  ];
};
