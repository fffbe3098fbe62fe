import { childrenOf, type TreeNode } from "@blueplate/study";
import type { Session } from "../session/session.ts";
import type { TimelineFlag } from "./flags.ts";

type Children = ReadonlyMap<string, readonly TreeNode[]>;

const isGone = ({ kind }: TreeNode): boolean => kind === "taken-back";

/** How many steps went with this one. */
const lengthFrom = (children: Children, id: string): number =>
  (children.get(id) ?? []).filter(isGone).reduce((sum, child) => sum + lengthFrom(children, child.id), 1);

/** Where somebody went back, as far as that may be shown, with how many steps that was: at the step from which the game went on another way. */
export const takenBackIn = (session: Session, said: (gone: number) => string): readonly TimelineFlag[] => {
  const children = childrenOf(session.chapter());
  const line = session.line();
  return line.slice(0, session.last() + 1).flatMap(({ id }, at) =>
    (children.get(id) ?? [])
      .filter((child) => isGone(child) && child.id !== line[at + 1]?.id && session.shows(child.id))
      .map(({ id: first, seat }): TimelineFlag => ({
        at,
        kind: "undone",
        seat,
        text: said(lengthFrom(children, first)),
      })),
  );
};

/** The step from which on the present line was taken back in the game; null on any other line. */
export const goneFrom = (session: Session): number | null => {
  const first = session.line().findIndex(isGone);
  return first < 0 ? null : first - 1;
};
