import { cardName, milestoneText } from "@blueplate/magnate-table";
import { foodChainMagnate, shell } from "@blueplate/tabletop";
import type { NameOf } from "@blueplate/words";
import type { Chart, ChartMark, PartKey, ChartReading } from "../analysis/chart.ts";
import { replayWords } from "../../language.ts";

const words = () => replayWords().charts;

/** What a mark stands for: `hires kitchen trainee`. */
export const markText = (mark: ChartMark): string => {
  switch (mark.shape) {
    case "hire":
      return words().hired(cardName(mark.employee));
    case "training":
      return words().trained(cardName(mark.employee), cardName(mark.to));
    case "gift":
      return words().gained(cardName(mark.employee), mark.count);
    case "milestone":
      return words().claimed(milestoneText(mark.milestone).name);
  }
};

const plainNames = (): Readonly<Record<string, string>> => ({
  ...foodChainMagnate().families,
  ...words().sources,
  lost: replayWords().charts.lost,
});

/** What a part of a bar stands for. */
export const partText = (key: PartKey, names: NameOf): string =>
  key.startsWith("seat-") ? names(Number(key.slice(5))) : (plainNames()[key] ?? key);

/** A number of a chart: `$20`, `−$5`, `3`. */
export const numberText = (chart: Chart, value: number): string => {
  const sign = value < 0 ? "−" : "";
  return `${sign}${chart.kind !== "marks" && chart.money ? "$" : ""}${Math.abs(value)}`;
};

/** What a chart says of one row in short: the number, or what was done. */
export const shortText = (chart: Chart, { value, marks }: ChartReading): string =>
  value === null ? marks.map(markText).join(shell().comma) : numberText(chart, value);

/** The same with what the number is made of. */
export const saidText = (chart: Chart, said: ChartReading, names: NameOf): string => {
  const short = shortText(chart, said);
  if (said.parts.length === 0) return short;
  const parts = said.parts.map(({ key, value }) => `${partText(key, names)} ${numberText(chart, value)}`);
  return `${short} (${parts.join(shell().comma)})`;
};

/** The round that a step belongs to in words, and all that a chart says there. */
export const readingText = (chart: Chart, round: number, said: readonly ChartReading[], names: NameOf): string =>
  [
    replayWords().replay.round(round),
    ...said.flatMap((each) => {
      const text = saidText(chart, each, names);
      if (text === "") return [];
      return [each.seat === null ? text : `${names(each.seat)} ${text}`];
    }),
  ].join(" · ");
