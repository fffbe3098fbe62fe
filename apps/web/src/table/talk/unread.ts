import type { ChatLine } from "@blueplate/api";
import { deviceStorage } from "@blueplate/ui/storage";
import type { TableProps } from "@blueplate/tabletop";
import { createEffect, createMemo, createSignal } from "solid-js";
import { isMuted } from "./muted.ts";

/** How many lines from number `read` on somebody has not seen: neither one's own nor of whoever is muted. */
export const unreadIn = (
  lines: readonly Pick<ChatLine, "seat">[],
  read: number,
  mine: number | null,
  muted: (seat: number) => boolean,
): number => lines.slice(read).filter(({ seat }) => seat !== mine && !muted(seat)).length;

const keyOf = (table: string): string => `blueplate-read:${table}`;

/**
 * How many lines of the talk at a table nobody on this device has seen yet. What comes while `shown` answers true is seen; how
 * far one has read is kept for the next visit.
 */
export const createUnread = (props: Pick<TableProps, "facts" | "chat">, shown: () => boolean): (() => number) => {
  const [read, setRead] = createSignal(Number(deviceStorage.getItem(keyOf(props.facts.id)) ?? 0) || 0);
  createEffect(() => {
    const { length } = props.chat;
    // What was said comes in bit by bit: the beginning of it takes nothing back.
    if (!shown() || length <= read()) return;
    setRead(length);
    deviceStorage.setItem(keyOf(props.facts.id), String(length));
  });
  return createMemo(() => unreadIn(props.chat, read(), props.facts.mySeat, (seat) => isMuted(props.facts.id, seat)));
};
