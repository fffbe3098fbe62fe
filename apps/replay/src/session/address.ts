import { createEffect, on } from "solid-js";
import { createAtRest } from "./at-rest.ts";
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

/** The address of the page with the moment in it instead of the one that it named. */
export const addressOf = (session: Session): URL => {
  const address = new URL(location.href);
  const { id, kind } = session.node();
  address.searchParams.delete(kind === "line" ? "node" : "at");
  if (kind === "line") address.searchParams.set("at", id.slice(1));
  else address.searchParams.set("node", id);
  return address;
};

/**
 * Keeps the moment in the address, so that a link leads to it; no step grows the way back. Browsers refuse pages that write
 * their address often, and writing it costs more than a step: it is written when one rests.
 */
export const keepInAddress = (session: Session): void => {
  // Another chapter has an address of its own by the time that this one is left.
  const write = createAtRest(() => history.replaceState(null, "", addressOf(session)), "drop");
  createEffect(on(session.node, write));
};

/** The address of another chapter, at a node or where one left it. */
export const toChapterInAddress = (study: string, chapter: string, node: string | null): void => {
  const address = new URL("/replay/", location.href);
  address.searchParams.set("study", study);
  address.searchParams.set("chapter", chapter);
  if (node !== null) address.searchParams.set("node", node);
  history.replaceState(null, "", address);
};
