import type { TreeNode } from "@blueplate/study";
import { hideInAddress, nodeInAddress } from "../session/address.ts";
import type { Session } from "../session/session.ts";

/**
 * What of the server the page shows, as an embedded page is asked for it: a table, or a study that everybody with its link may see. Null
 * for what lies on one machine alone or is nobody else's.
 */
const shownIn = (session: Session): URLSearchParams | null => {
  const address = new URLSearchParams(location.search);
  const [table, study] = [address.get("table"), address.get("study")];
  if (table !== null) return new URLSearchParams({ table });
  if (study === null || session.study().visibility === "private") return null;
  return new URLSearchParams({ study, chapter: session.chapter().id });
};

/** The moment as it can be found elsewhere: of a table only the game's own line is known, so it is the step that a variation left. */
const momentIn = (session: Session, ofStudy: boolean): Pick<TreeNode, "id" | "kind"> => {
  const node = session.node();
  if (ofStudy || node.kind === "line") return node;
  const known = session.line().findLast(({ kind }, at) => at <= session.at() && kind === "line");
  return known ?? { id: "m0", kind: "line" };
};

/** The page that shows this moment on other sites; null for what nobody else can see. */
export const embedPageOf = (session: Session): URL | null => {
  const shown = shownIn(session);
  if (!shown) return null;
  const address = new URL(`/replay/embed.html?${shown.toString()}`, location.origin);
  nodeInAddress(address, momentIn(session, shown.has("study")));
  hideInAddress(address, session);
  return address;
};

/** The replay itself at the moment that an embedded page shows. */
export const wholePageOf = (session: Pick<Session, "node" | "hidden">): URL => {
  const address = new URL("/replay/", location.origin);
  const asked = new URLSearchParams(location.search);
  for (const name of ["table", "study", "chapter"]) {
    const value = asked.get(name);
    if (value !== null) address.searchParams.set(name, value);
  }
  nodeInAddress(address, session.node());
  hideInAddress(address, session);
  return address;
};
