import { type Ruleset, type State } from "@blueplate/engine";
import { type ReplayDays, dinnersOf, type History, type SeatMove, type ReplayStart } from "@blueplate/forecast";
import type { Rules } from "@blueplate/kernel";
import type { Chapter, Reader, TreeNode } from "@blueplate/study";
import { Result } from "effect";

/** A line that is looked at: its steps, and what every state of it is read from. */
interface LineAtHand {
  readonly rules: Rules;
  readonly line: () => readonly TreeNode[];
  readonly chapter: () => Chapter;
  readonly reader: Pick<Reader, "state">;
}

interface Of {
  readonly session: LineAtHand;
  readonly ruleset: Ruleset;
  readonly history: () => History;
}

/** The decision of a step of the line; null where it is not known to this viewpoint. */
const moveAt = ({ session }: Of, at: number): SeatMove | null => {
  const node = session.line()[at];
  if (!node || node.seat === null) return null;
  const decoded = session.rules.codecs.command.decode(node.command);
  // cast: the rules are this game's own, whose commands these are.
  return Result.isSuccess(decoded) ? { seat: node.seat, command: decoded.success as SeatMove["command"] } : null;
};

/** What was decided from some step on up to the dinner's, as far back as all of it is known. */
const movesTo = (of: Of, last: number): readonly SeatMove[] => {
  const moves: SeatMove[] = [];
  for (let at = last; at > 0; at--) {
    const move = moveAt(of, at);
    if (!move) break;
    moves.push(move);
  }
  return moves.toReversed();
};

/**
 * The days before the dinner of a round, back to the beginning of the game or as far as everybody's decisions are known; null where
 * those of the day itself are not.
 */
export const daysOf = (of: Of, round: number, house: number): ReplayDays | null => {
  const { session, ruleset, history } = of;
  const { rules } = session;
  const { phases } = history();
  const dinner = dinnersOf(history()).find((each) => each.round === round);
  if (!dinner) return null;
  const moves = movesTo(of, dinner.from);
  const first = dinner.from - moves.length;
  const mornings = phases.filter((each) => each.phase === "restructuring" && each.round <= round);
  const starts = [0, ...mornings.map(({ from }) => from)]
    .filter((at, index, all) => at >= first && all.indexOf(at) === index)
    .map((at): ReplayStart => {
      // cast: as above.
      const state = session.reader.state(session.chapter(), session.line()[at]?.id ?? "m0") as State;
      return { at, state };
    });
  const [begin] = starts;
  if (!begin || !starts.some(({ state }) => state.round === round)) return null;
  return {
    ruleset: ruleset,
    // cast: as above.
    rules: rules as ReplayDays["rules"],
    starts,
    moves: moves.slice(begin.at - first),
    round,
    house,
  };
};
