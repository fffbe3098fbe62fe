import { type Phase, phaseOf, type State } from "@blueplate/engine";
import { type DecisionPoint, hasClosed, type Rules, type Seat, type Tagged } from "@blueplate/kernel";

/** A decision of a line, and what came of it; without a command where that is not known. */
export interface LineStep {
  readonly seat: Seat;
  readonly command: Tagged | null;
  readonly events: readonly Tagged[];
}

/** A line of a game: the position in which it begins, step 0, and its decisions from step 1 on. */
export interface GameLine {
  readonly rules: Rules;
  readonly start: unknown;
  readonly steps: readonly LineStep[];
}

/** What one seat decided in one go: its structure, its whole working day, its dismissals. */
export interface DecisionSpan {
  readonly seat: Seat;
  readonly round: number;
  readonly phase: Phase;
  /** The step after which it begins, and the step with which it ends. */
  readonly from: number;
  readonly to: number;
  readonly before: DecisionPoint;
  readonly after: DecisionPoint;
  readonly commands: readonly Tagged[];
}

/** The state of a position. */
// cast: spans are made of lines of this game alone.
export const stateOf = ({ state }: Pick<DecisionPoint, "state">): State => state as State;

/** The positions after each step of a line, the beginning first; turns are numbered as where a position is played on. */
const positionsOf = ({ rules, start, steps }: GameLine): readonly DecisionPoint[] => {
  let state = start;
  const after = steps.map(({ events }, at): DecisionPoint => {
    for (const event of events) state = rules.evolve(state, event);
    return { rules, state, turn: at + 2 };
  });
  return [{ rules, state: start, turn: 1 }, ...after];
};

/** True while the seat decides on in the same phase of the same round. */
export const goesOn = (before: DecisionPoint, now: DecisionPoint, seat: Seat): boolean => {
  const [first, then] = [stateOf(before), stateOf(now)];
  return (
    then.round === first.round &&
    phaseOf(then.stage) === phaseOf(first.stage) &&
    now.rules.waitsFor(now.state)[0] === seat
  );
};

/**
 * What the seats of a line decided, span by span. What was decided while something was hidden, or by a command that is not known, is
 * in none of them.
 */
export const decisionSpans = (line: GameLine): readonly DecisionSpan[] => {
  const points = positionsOf(line);
  const spans: DecisionSpan[] = [];
  for (const [from, { seat, command }] of line.steps.entries()) {
    const to = from + 1;
    const [before, after] = [points[from], points[to]];
    if (!command || !before || !after || hasClosed(before.state)) continue;
    const last = spans.at(-1);
    if (last && last.to === from && last.seat === seat && goesOn(last.before, before, seat)) {
      spans[spans.length - 1] = { ...last, to, after, commands: [...last.commands, command] };
      continue;
    }
    const { round, stage } = stateOf(before);
    spans.push({ seat, round, phase: phaseOf(stage), from, to, before, after, commands: [command] });
  }
  return spans;
};
