import { type Chapter, lineThrough, nodeOf, type Study, type TreeNode } from "@blueplate/study";
import { HIDE, keptOf } from "@blueplate/tabletop/looked-back";
import { createEffect, on } from "solid-js";
import type { OpenedChapter } from "./opened-chapter.ts";
import { createAtRest } from "./at-rest.ts";
import type { Session } from "./session.ts";
import { isSeen } from "./spoilers.ts";

/** Where one begins to look, and where that is instead of what the address names, as far as there is no such place. */
export interface StartPosition {
  readonly node: string;
  readonly instead: "first" | "last" | null;
}

const found = (node: string): StartPosition => ({ node, instead: null });

const endOf = (chapter: Chapter): string => lineThrough(chapter, "m0").at(-1)?.id ?? "m0";

/** The last step of the game's own line: of a game whose outcome is hidden the first one. */
const lastOf = (chapter: Chapter, key: string): StartPosition =>
  keptOf(key)?.hidden === true ? { node: "m0", instead: "first" } : { node: endOf(chapter), instead: "last" };

/** Where one left this chapter on this machine: the address of a page that is left at once may still name what has gone. */
const leftAt = (chapter: Chapter, key: string): StartPosition => {
  const left = keptOf(key)?.node;
  return left !== undefined && nodeOf(chapter, left) ? found(left) : { node: "m0", instead: "first" };
};

/** What an address is read for: the chapter, whose positions tell where its game is over, and under what it is kept here. */
type Looked = Pick<OpenedChapter, "chapter" | "key" | "reader">;

/** Whether a node is an end, of the log or of a game, and hidden from whoever has not been there yet. */
const isHiddenEnd = ({ chapter, key, reader }: Looked, node: string): boolean => {
  const left = keptOf(key);
  if (left?.hidden !== true || isSeen(chapter, node, { steps: left.revealed, others: new Set() })) return false;
  return node === endOf(chapter) || reader.rules.outcome(reader.state(chapter, node)) !== null;
};

/**
 * The node that the address names: a step of the game's own line (`at`, a number or `end`), or a node of the tree (`node`); else
 * where one left. A step beyond the game is its last one; for any other node that is not there one begins where one left, or at
 * the set-up. No address shows the end to whoever hides it, however it names it.
 */
export const placeInAddress = (looked: Looked): StartPosition => {
  const { chapter, key } = looked;
  const address = new URLSearchParams(location.search);
  const node = address.get("node");
  const at = address.get("at");
  const left = (): StartPosition => found(keptOf(key)?.node ?? "m0");
  if (node === null && at !== "end" && (at === null || !/^\d+$/.test(at))) return left();
  const named = node ?? (at === "end" ? endOf(chapter) : `m${Number(at)}`);
  if (!nodeOf(chapter, named)) return node === null ? lastOf(chapter, key) : leftAt(chapter, key);
  return isHiddenEnd(looked, named) ? left() : found(named);
};

/** A chapter as its address names it. */
interface Named {
  /** False when everything done here is gone with the page. */
  readonly kept: boolean;
  readonly study: Pick<Study, "id">;
  readonly chapter: Pick<Chapter, "id">;
}

/** Names what was opened from a file in the address, where this browser keeps it: a reload opens it again. */
export const nameInAddress = ({ kept, study, chapter }: Named): void => {
  if (!kept) return;
  const address = new URL(location.href);
  address.searchParams.set("study", study.id);
  address.searchParams.set("chapter", chapter.id);
  history.replaceState(null, "", address);
};

/** What is hidden here is hidden from whoever follows the address, too. */
export const hideInAddress = (address: URL, session: Pick<Session, "hidden">): void => {
  if (session.hidden()) address.searchParams.set(HIDE, "1");
  else address.searchParams.delete(HIDE);
};

/** Names a node as an address does: a step of the game's own line by its number, another by its id. */
export const nodeInAddress = (address: URL, { id, kind }: Pick<TreeNode, "id" | "kind">): void => {
  address.searchParams.delete(kind === "line" ? "node" : "at");
  if (kind === "line") address.searchParams.set("at", id.slice(1));
  else address.searchParams.set("node", id);
};

/** What an address says that asks for the review of the game. */
const REVIEW = "review";

/**
 * Whether the address asks for the review of the game, which is told once: neither a reload of the page nor a link to one of its moments
 * has a bot look through the game again.
 */
export const takeReviewRequest = (): boolean => {
  const address = new URL(location.href);
  if (!address.searchParams.has(REVIEW)) return false;
  address.searchParams.delete(REVIEW);
  history.replaceState(null, "", address);
  return true;
};

/** The address of the page with the moment in it instead of the one that it named. */
export const addressOf = (session: Session): URL => {
  const address = new URL(location.href);
  nodeInAddress(address, session.node());
  hideInAddress(address, session);
  return address;
};

/**
 * Keeps the moment in the address, so that a link leads to it; no step grows the way back. Browsers refuse pages that write
 * their address often, and writing it costs more than a step: it is written when one rests, and not while the
 * thumb is held, however long that is.
 */
export const keepInAddress = (session: Session): void => {
  // Another chapter has an address of its own by the time that this one is left.
  const write = createAtRest(() => history.replaceState(null, "", addressOf(session)), "drop");
  createEffect(
    on([session.node, session.hidden, session.scrubbing], ([, , held]) => {
      if (!held) write();
    }),
  );
};

/** Names the end of the line that goes on instead of the moment. */
export const toEndInAddress = (): void => {
  const address = new URL(location.href);
  address.searchParams.delete("node");
  address.searchParams.set("at", "end");
  history.replaceState(null, "", address);
};

/** Another address of the replay, which hides what the present one hides. */
export const hidingAsHere = (path: string): URL => {
  const hidden = new URLSearchParams(location.search).get(HIDE);
  const address = new URL(path, location.href);
  if (hidden !== null) address.searchParams.set(HIDE, hidden);
  return address;
};

/** The address of another chapter, at a node or where one left it. */
export const toChapterInAddress = (study: string, chapter: string, node: string | null): void => {
  const address = hidingAsHere("/replay/");
  address.searchParams.set("study", study);
  address.searchParams.set("chapter", chapter);
  if (node !== null) address.searchParams.set("node", node);
  history.replaceState(null, "", address);
};
