import { deviceStorage } from "@blueplate/ui/storage";
import { createEffect, createSignal, on, onCleanup } from "solid-js";
import type { TableProps } from "./props.ts";

/** Milliseconds out of sight after which somebody has been away. */
const AWAY = 60_000;

const keyOf = (table: string): string => `blueplate-seen:${table}`;

/** The number of the last entry that was seen on this machine, or null. */
const kept = (table: string): number | null => {
  const text = deviceStorage.getItem(keyOf(table));
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
};

/**
 * Remembers how far somebody has seen a table. `since` is the number of the last entry that was seen before they left, by closing
 * the page or by leaving it out of sight for long; null for whoever has missed nothing.
 */
export const createSeen = (table: TableProps) => {
  const last = (): number => table.entries.at(-1)?.seq ?? -1;
  const missed = (from: number | null): number | null => (from !== null && from < last() ? from : null);
  const before = kept(table.facts.id);
  const [since, setSince] = createSignal(missed(before));
  let left = { seq: before ?? last(), at: performance.now() };
  const keep = (): void => {
    if (!document.hidden) deviceStorage.setItem(keyOf(table.facts.id), String(last()));
  };
  const look = (): void => {
    if (document.hidden) left = { seq: last(), at: performance.now() };
    else if (performance.now() - left.at > AWAY) setSince(missed(left.seq));
    keep();
  };
  createEffect(on(last, keep));
  document.addEventListener("visibilitychange", look);
  onCleanup(() => document.removeEventListener("visibilitychange", look));
  return { since, forget: (): void => void setSince(null) };
};
