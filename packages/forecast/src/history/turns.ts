import { type Content, type Phase, phaseOf, type State } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { type ActionSummary, actionSummaryOf, joined } from "./action-summary.ts";
import type { HistoryAccumulator, RecordedEvent } from "./recorded-event.ts";
import type { StepRange } from "./series.ts";

/** A round from the step in which it begins. Set-up counts to the first. */
export interface Round extends StepRange {
  readonly round: number;
}

/** A phase of a round. */
export interface PhaseRecord extends Round {
  readonly phase: Phase;
}

/** A working day of one chain, or a phase in which all act (`seat` is null), with what was done in it. */
export interface TurnSpan extends PhaseRecord {
  readonly seat: Seat | null;
  readonly actions: readonly ActionSummary[];
}

/** The line of a game in its parts. */
export interface GameOutline {
  readonly rounds: readonly Round[];
  readonly phases: readonly PhaseRecord[];
  readonly turns: readonly TurnSpan[];
}

type Open<T> = { -readonly [K in keyof T]: T[K] };

/** Lets the last part run up to `at`, or opens the next one when it is another. */
const goOn = <T extends StepRange>(
  parts: Open<T>[],
  at: number,
  isSame: (last: T) => boolean,
  next: () => Open<T>,
): void => {
  const last = parts.at(-1);
  if (last && isSame(last)) last.to = at;
  else parts.push(next());
};

const actorOf = ({ stage }: State): Seat | null => (stage._tag === "working" ? stage.turn.seat : null);

const withAction = (actions: readonly ActionSummary[], action: ActionSummary): readonly ActionSummary[] => {
  for (const [index, each] of actions.entries()) {
    const both = joined(each, action);
    if (both) return actions.with(index, both);
  }
  return [...actions, action];
};

/** Writes down rounds, phases and turns. */
export const outlineAccumulator = (content: Content): HistoryAccumulator<GameOutline> => {
  const rounds: Open<Round>[] = [];
  const phases: Open<PhaseRecord>[] = [];
  const turns: Open<TurnSpan>[] = [];
  const note = (fact: RecordedEvent): void => {
    const { at, after } = fact;
    const { round, stage } = after;
    const phase = phaseOf(stage);
    const seat = actorOf(after);
    const span = { round, from: at, to: at };
    goOn(
      rounds,
      at,
      (last) => last.round === round,
      () => span,
    );
    const inPhase = (last: PhaseRecord): boolean => last.round === round && last.phase === phase;
    goOn(phases, at, inPhase, () => ({ ...span, phase }));
    goOn(
      turns,
      at,
      (last) => inPhase(last) && last.seat === seat,
      () => ({ ...span, phase, seat, actions: [] }),
    );
    const action = actionSummaryOf(content, fact);
    const turn = turns.at(-1);
    if (action && turn) turn.actions = withAction(turn.actions, action);
  };
  return { note, close: () => ({ rounds, phases, turns }) };
};
