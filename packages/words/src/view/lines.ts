import type { ShellWords } from "../language.ts";
import { type ViewReader, type Shown, type ShownFact, shownTable } from "./shown.ts";

/** What a view is told with: the words of no game include the one for what is closed. */
interface Telling extends ViewReader {
  readonly says: Pick<ShellWords["table"], "yes" | "no" | "hiddenValue">;
}

const factInLine = (telling: Telling, { label, shown }: ShownFact): string => `${label} ${inLine(telling, shown)}`;

/** A part of a view in one line. */
const inLine = (telling: Telling, shown: Shown): string => {
  switch (shown.as) {
    case "value":
      return shown.value.text;
    case "values":
      return shown.values.map(({ text }) => text).join(", ") || "—";
    case "facts":
      return shown.facts.map((fact) => factInLine(telling, fact)).join("; ");
    case "list":
      return shown.items.map((item) => inLine(telling, item)).join(" | ") || "—";
    case "closed":
      return shown.size === null ? telling.says.hiddenValue : `${shown.size} (${telling.says.hiddenValue})`;
  }
};

/** The table of any game as text: everything that its view says, a line a part and a line a player. */
export const viewLines = (telling: Telling, view: unknown): readonly string[] => {
  const { now, middle, seats, tallies } = shownTable(telling, view);
  const rows = seats.map(
    (facts, seat) => `  ${telling.names(seat)}: ${facts.map((fact) => factInLine(telling, fact)).join("; ")}`,
  );
  const points = tallies.map(
    ({ label, bySeat }) =>
      `  ${label}: ${bySeat.map((each, seat) => `${telling.names(seat)} ${each.join(" + ")}`).join("; ")}`,
  );
  return [...[...now, ...middle].map((fact) => `  ${factInLine(telling, fact)}`), ...rows, ...points];
};
