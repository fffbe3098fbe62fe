import { createEffect } from "solid-js";
import { keptOf } from "./kept.ts";
import type { Session } from "./session.ts";

/** The node that the address names: a step of the game's own line (`at`), or a node of the tree (`node`); else where one left. */
export const placeInAddress = (key: string): string => {
  const address = new URLSearchParams(location.search);
  const node = address.get("node");
  const at = address.get("at");
  if (node !== null && /^[mtv][\w-]{1,64}$/.test(node)) return node;
  if (at !== null && /^\d{1,6}$/.test(at)) return `m${Number(at)}`;
  return keptOf(key)?.node ?? "m0";
};

/** Keeps the moment in the address, so that a link leads to it; no step grows the way back. */
export const keepInAddress = (session: Session): void =>
  createEffect(() => {
    const address = new URL(location.href);
    const { id, kind } = session.node();
    address.searchParams.delete(kind === "line" ? "node" : "at");
    if (kind === "line") address.searchParams.set("at", id.slice(1));
    else address.searchParams.set("node", id);
    history.replaceState(null, "", address);
  });

/** The address of another chapter, at a node or where one left it. */
export const toChapterInAddress = (study: string, chapter: string, node: string | null): void => {
  const address = new URL("/replay/", location.href);
  address.searchParams.set("study", study);
  address.searchParams.set("chapter", chapter);
  if (node !== null) address.searchParams.set("node", node);
  history.replaceState(null, "", address);
};
