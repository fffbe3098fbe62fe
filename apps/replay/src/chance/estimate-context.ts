import type { Refusal, Rules, SeatInfo } from "@blueplate/kernel";
import { createMemo, type JSX } from "solid-js";
import type { NextMove } from "../session/playing.ts";
import { displayNamesIn } from "../session/display-names.ts";
import type { Estimates } from "../session/estimates.ts";
import type { Session } from "../session/session.ts";

/** What is looked at, as far as estimating and playing on need it. */
export interface EstimateContext {
  readonly rules: Rules;
  /** The game was played under rules that come to something else than those of today. */
  readonly changed: boolean;
  readonly seats: readonly SeatInfo[];
  /** The sign of a seat, where the game has signs for them. */
  readonly sign?: ((seat: number) => JSX.Element) | undefined;
  /** The line; another object when it is another line. */
  readonly line: object;
  /** The step that is shown; 0 is the set-up. */
  readonly at: number;
  /** The last step that may be shown. */
  readonly last: number;
  /** The node of a step. */
  readonly node: (at: number) => string;
  /** What is known of the nodes. */
  readonly estimates: Estimates;
  /** The state after a whole step: with whatever secrets are open to those who ask. */
  readonly state: (at: number) => unknown;
  readonly go: (at: number) => void;
}

/** A line that can be played on: plays the moves that `next` names after the step that is shown, and goes along. */
export interface PlayableLine extends EstimateContext {
  readonly playOn: (next: NextMove) => Promise<Refusal | null>;
}

/**
 * What is looked at in a session, as its eyes see it: a chance that was reckoned with what they cannot see would tell them of it.
 */
export const estimateContextIn = (session: Session, sign?: EstimateContext["sign"]): PlayableLine => {
  const seats = createMemo(() => displayNamesIn(session));
  return {
    rules: session.rules,
    get changed() {
      return session.reader.otherRules && session.reader.verdict().differs !== null;
    },
    sign,
    get seats() {
      return seats();
    },
    // Another line also for another viewpoint: what was found with the one before is not its own.
    get line() {
      return session.entries();
    },
    get at() {
      return session.rest();
    },
    get last() {
      return session.last();
    },
    node: (at) => session.line()[at]?.id ?? "",
    estimates: session.estimates,
    state: session.whole,
    go: session.go,
    playOn: session.playOn,
  };
};
