import { logTreeOf } from "@blueplate/study";
import type { Session } from "../session/session.ts";
import type { TimelineFlag } from "./flags.ts";

/** Where the players agreed to go on by other rules, as far as that may be shown: at the last step before it. */
export const rulesChangesIn = (session: Session, text: string): readonly TimelineFlag[] => {
  const { changes } = logTreeOf(session.chapter().source);
  const line = session.line().slice(0, session.last() + 1);
  return changes.flatMap(({ node }): readonly TimelineFlag[] => {
    const at = line.findIndex(({ id }) => id === node);
    return at < 0 ? [] : [{ at, kind: "rules", seat: null, text }];
  });
};
