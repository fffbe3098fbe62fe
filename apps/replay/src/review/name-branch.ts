import { nameLine } from "../open/open.ts";
import { branchOf } from "../session/line-names.ts";
import type { Session } from "../session/session.ts";

/** Gives the line that one is on a name; the chapter's own keeps its own. */
export const nameBranch = async (session: Session, text: string): Promise<void> => {
  const begins = session.node().kind === "line" ? null : branchOf(session)?.begins;
  if (!begins) return;
  await session.host.edit({ _tag: "NameNode", chapter: session.chapter().id, node: begins.id, name: nameLine(text) });
};
