import type { RoundReport, CatchUpReport } from "@blueplate/forecast";
import type { ShellWords, Words } from "@blueplate/words";
import type { MagnateTableWords } from "@blueplate/words/magnate-table";

/** What happened in a round, or since somebody looked. */
export type Report = RoundReport | CatchUpReport;

/** The words that a report is told in. */
interface Telling {
  readonly shell: ShellWords;
  readonly map: MagnateTableWords["map"];
  readonly texts: Words["foodChainMagnate"];
}

type Names = (seat: number) => string;

/** A milestone and everybody who claimed it, a line each: several often claim the same. */
const milestoneLines = (report: Report, names: Names, { shell, texts }: Telling): readonly string[] => {
  const milestones: Readonly<Record<string, { readonly name: string }>> = texts.milestones;
  return [...Map.groupBy(report.milestones, ({ milestone }) => milestone)].map(
    ([milestone, claims]) =>
      `${milestones[milestone]?.name ?? milestone}: ${claims.map(({ seat }) => names(seat)).join(shell.comma)}`,
  );
};

/** What is new in town, a line each. */
export const newsLines = (report: Report, names: Names, telling: Telling): readonly string[] => {
  const words = telling.map;
  const goods: Readonly<Record<string, { readonly many: string }>> = telling.texts.goods;
  return [
    ...milestoneLines(report, names, telling),
    ...report.campaigns.map(({ seat, campaign, good }) =>
      words.newCampaign(names(seat), campaign, goods[good]?.many ?? good),
    ),
    ...report.restaurants.map(({ seat, open }) => words.newRestaurant(names(seat), open)),
    ...report.houses.map((house) => words.newHouse(house)),
    ...(report.bankBreaks > 0 ? [words.bankBroke] : []),
  ];
};
