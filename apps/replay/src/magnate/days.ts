import {
  type Chance,
  type Days,
  type Definition,
  dinnersOf,
  type Flip,
  type History,
  type Move,
  type State,
} from "@blueplate/engine";
import { Result } from "effect";
import type { Session } from "../session/session.ts";

/** A change that somebody wants to try: what would have flipped a house at a round's dinner, and where its chain could have decided on it. */
export interface Trial {
  readonly flip: Flip;
  readonly chance: Chance;
  readonly round: number;
}

interface Of {
  readonly session: Pick<Session, "rules" | "line" | "reader" | "chapter">;
  readonly definition: Definition;
  readonly history: () => History;
}

/** Where the days of a trial begin, and the days; null where somebody's decisions are not known to these eyes. */
export const daysOf = (
  { session, definition, history }: Of,
  { flip, chance, round }: Trial,
): { readonly from: number; readonly days: Days } | null => {
  const { rules } = session;
  const dinner = dinnersOf(history()).find((each) => each.round === round);
  const mornings = history().phases.filter((each) => each.round === round && each.phase === "restructuring");
  const from = Math.min(chance.at, ...mornings.map((each) => each.from));
  if (!dinner) return null;
  const moves: Move[] = [];
  for (const { seat, command } of session.line().slice(from + 1, dinner.from + 1)) {
    const decoded = rules.codecs.command.decode(command);
    if (seat === null || Result.isFailure(decoded)) return null;
    // cast: the rules are this game's own, whose commands these are.
    moves.push({ seat, command: decoded.success as Move["command"] });
  }
  // cast: as above.
  const state = session.reader.state(session.chapter(), session.line()[from]?.id ?? "m0") as State;
  return { from, days: { ruleset: definition, rules: rules as Days["rules"], state, moves, round, house: flip.house } };
};
