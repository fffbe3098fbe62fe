import { HOUR_OF_PHASE } from "@blueplate/city/outline";
import type { History } from "@blueplate/forecast";
import type { RoundPart } from "../../analysis/line/scale.ts";

type PhaseSpan = History["phases"][number];
type Phase = PhaseSpan["phase"];

/** Phases of a round that pass in one hour of the town; each in which somebody decides has its own. */
export interface DayPart extends RoundPart {
  readonly hour: string;
  readonly phases: readonly Phase[];
}

/** The parts of the days of a game: phases that pass one after the other, without anybody deciding, are one where their light is one. */
export const dayPartsOf = ({ phases, steps }: Pick<History, "phases" | "steps">): readonly DayPart[] => {
  const parts: DayPart[] = [];
  let hour = "morning";
  for (const [index, { round, phase, from }] of phases.entries()) {
    if (phase === "over") continue;
    hour = HOUR_OF_PHASE[phase] ?? hour;
    const passing = (phases[index + 1]?.from ?? steps) === from;
    const last = parts.at(-1);
    if (passing && last?.passing && last.round === round && last.from === from && last.hour === hour)
      parts[parts.length - 1] = { ...last, phases: [...last.phases, phase] };
    else parts.push({ round, from, passing, hour, phases: [phase] });
  }
  return parts;
};
