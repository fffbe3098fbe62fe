import type { Overlay } from "@blueplate/city";
import { type Ruleset, type State } from "@blueplate/engine";
import { forecastOf, type Lens } from "@blueplate/forecast";
import type { TableProps } from "@blueplate/tabletop";
import { styleOf } from "../game.ts";

/** A thin line from every house to who serves it tonight, as far as that can be known. */
export const forecastLines = (table: TableProps, ruleset: Ruleset, state: State, lens: Lens): readonly Overlay[] => {
  if (lens !== "tonight") return [];
  const lines = forecastOf(ruleset, state).flatMap(({ house, certainty, offers: [best] }) => {
    const from = state.town.houses.find((each) => each.house === house)?.at;
    if (!best || !from || certainty === "unknown") return [];
    return [{ from, to: best.restaurant, style: styleOf(table, best.seat), sure: certainty === "sure" }];
  });
  return lines.length > 0 ? [{ kind: "forecast", lines }] : [];
};
