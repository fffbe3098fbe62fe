import { createSignal } from "solid-js";
import type { Session } from "../../session/session.ts";

/** A play for which a better one was found, as it is told where somebody has gone to it. */
export interface FoundTold {
  readonly title: string;
  readonly played: string;
  readonly better: string;
}

interface LookedAt {
  readonly session: Session;
  /** The node after which it was decided. */
  readonly node: string;
  readonly told: FoundTold;
}

const [lookedAt, setLookedAt] = createSignal<LookedAt | null>(null);

/** Goes to a play that the review has found, and keeps what is told of it there. */
export const lookAt = (session: Session, node: string, told: FoundTold): void => {
  setLookedAt({ session, node, told });
  session.goTo(node);
};

/** What is told of the decision that comes next, where somebody has gone to it from the review; null anywhere else. */
export const toldAt = (session: Session): FoundTold | null => {
  const looked = lookedAt();
  return looked?.session === session && looked.node === session.node().id ? looked.told : null;
};
