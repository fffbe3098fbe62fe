import type { Table } from "@blueplate/kernel";
import { createSignal, onCleanup } from "solid-js";
import { keepLocal, type LocalOpening, openLocal } from "./open.ts";
import type { LocalTableFacts } from "./table-actor.ts";
import { isPassing } from "../saved-games/store.ts";

/** What is to be told: a game is not kept, or was played on in another window and is shown as it stands there. */
export type KeptNews = "nowhere" | "elsewhere";

/** The line to other windows with the same game; none where the browser allows none: they are noticed when something is kept. */
const lineTo = (id: string): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(`blueplate-local:${id}`);
  } catch {
    return null;
  }
};

/** What is told of the keeping, and how often. */
const createNews = (isPassed: boolean) => {
  const [news, setNews] = createSignal<KeptNews | null>(isPassed ? "nowhere" : null);
  let isKept = !isPassed;
  let isFollowing = false;
  return {
    news,
    layAside: () => void setNews(null),
    kept: (): void => {
      setNews(null);
      isKept = true;
      isFollowing = false;
    },
    /** Told once: whoever has laid it aside knows it. */
    lost: (): void => {
      if (isKept) setNews("nowhere");
      isKept = false;
    },
    /** Who only follows is told once, who wanted to play every time. */
    takenUp: (isRefused: boolean): void => {
      if (isRefused || !isFollowing) setNews("elsewhere");
      isFollowing = true;
    },
  };
};

/**
 * Keeps a game on this device while it is played, perhaps in several windows: what was kept in another one is never written over,
 * but taken up here.
 */
export const createKeeping = (id: string, opening: LocalOpening, takeUp: (newer: LocalOpening) => void) => {
  const telling = createNews(isPassing(id));
  const others = lineTo(id);
  let { revision } = opening;
  // How often something was taken up: what was played here before that does not go on from it.
  let takenUp = 0;
  // One after the other: an older position must never be written over a newer one.
  let last: Promise<void> = Promise.resolve();
  const inTurn = (act: () => Promise<void>): void => {
    last = last.then(act).catch(telling.lost);
  };
  const catchUp = async (isRefused: boolean): Promise<void> => {
    const newer = await openLocal(id);
    if (newer.revision === revision) return;
    ({ revision } = newer);
    takenUp += 1;
    takeUp(newer);
    telling.takenUp(isRefused);
  };
  // What is to be kept next: of positions that follow quickly only the last one is written.
  let next: { readonly table: Table; readonly beside: LocalTableFacts; readonly before: number } | null = null;
  const keep = (table: Table, beside: LocalTableFacts): void => {
    next = { table, beside, before: takenUp };
    inTurn(async () => {
      const now = next;
      next = null;
      if (now?.before !== takenUp) return;
      const written = await keepLocal(id, { ...opening, revision }, now.table, now.beside);
      if (written === null) return catchUp(true);
      revision = written;
      others?.postMessage(revision);
      telling.kept();
    });
  };
  others?.addEventListener("message", () => inTurn(() => catchUp(false)));
  // What is still to be kept is told before the line is closed.
  onCleanup(() => inTurn(async () => others?.close()));
  return { keep, news: telling.news, layAside: telling.layAside };
};
