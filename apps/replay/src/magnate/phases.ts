import { phaseNamed } from "@blueplate/words";
import type { History } from "@blueplate/forecast";
import { phaseIcon } from "@blueplate/magnate-table";
import { foodChainMagnate } from "@blueplate/tabletop";
import type { TimelinePhase } from "../timeline/phases.tsx";
import { dayPartsOf } from "./analysis/day-parts.ts";

/** The parts of the days as the timeline draws them. */
export const phasesOf = (history: History): readonly TimelinePhase[] => {
  const { phases, line } = foodChainMagnate();
  return dayPartsOf(history).map((part) => ({
    ...part,
    icons: part.phases.map((phase) => phaseIcon(phase)),
    // What comes before the first round has none.
    name: part.phases
      .map((phase) =>
        phase.startsWith("setup-")
          ? phaseNamed(phases, phase)
          : `${line.round(part.round)} ${phaseNamed(phases, phase)}`,
      )
      .join(", "),
  }));
};
