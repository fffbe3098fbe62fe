import { type ClockStats, clockStatsOf, waitedFor } from "@blueplate/kernel";
import { createMemo, createSignal, onCleanup } from "solid-js";
import { language, shell } from "./language.ts";
import { standInOf } from "./people.ts";
import type { TableProps } from "./props.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Somebody who is waited for this many milliseconds takes long: one looks up from what one does meanwhile. */
const LONG = 3 * MINUTE;

const two = (part: number): string => String(part).padStart(2, "0");

/** A length of time in hours, minutes and seconds: 4:05, 1:00:12. */
export const clock = (ms: number): string => {
  const seconds = Math.floor(ms / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};

/** The present, told anew every second. */
export const createNow = (): (() => number) => {
  const [now, setNow] = createSignal(Date.now());
  const timer = setInterval(() => setNow(Date.now()), SECOND);
  onCleanup(() => clearInterval(timer));
  return now;
};

/** A length of time in its largest unit, as short as the language writes it: 4m, 2h, 3d; null below a minute. */
const roughly = (ms: number): string | null => {
  const found = (
    [
      ["day", DAY],
      ["hour", HOUR],
      ["minute", MINUTE],
    ] as const
  ).find(([, length]) => ms >= length);
  if (!found) return null;
  const [unit, length] = found;
  return new Intl.NumberFormat(language.locale(), { style: "unit", unit, unitDisplay: "narrow" }).format(
    Math.floor(ms / length),
  );
};

/** How long somebody thinks. */
export interface ThinkingTime {
  /** Since when this seat's person is waited for, as it stands beside the name; null below a minute and where nobody is waited for. */
  readonly waited: string | null;
  /** The person takes long. */
  readonly long: boolean;
  /** All of it in words: waited for now, taken in all; null for a program, whose time is nobody's. */
  readonly said: string | null;
}

const NOBODY: ThinkingTime = { waited: null, long: false, said: null };

/**
 * How long each seat has been waited for. While nobody plays, that is for an answer whether to go on by the rules of today, or for
 * nothing.
 */
export const tableClockStats = ({
  rules,
  entries,
  facts,
}: Pick<TableProps, "rules" | "entries" | "facts">): ClockStats => {
  const pace = clockStatsOf(rules, entries);
  if (facts.readOnly === null) return pace;
  const asked = facts.rulesQuestion;
  return { ...pace, since: pace.since.map((_, seat) => (asked?.waitsFor.includes(seat) ? asked.since : null)) };
};

/** How long each seat's person thinks, told anew every second. */
export const createThinking = (table: TableProps): ((seat: number) => ThinkingTime) => {
  const now = createNow();
  const pace = createMemo(() => tableClockStats(table));
  return (seat) => {
    const facts = table.facts.seats[seat];
    if (facts?.bot !== null || standInOf(table.facts, seat) !== null) return NOBODY;
    const waited = waitedFor(pace(), seat, now());
    const inAll = shell().consent.thought(clock((pace().thought[seat] ?? 0) + waited));
    const isWaitedFor = (pace().since[seat] ?? null) !== null;
    return {
      waited: roughly(waited),
      long: waited >= LONG,
      said: isWaitedFor ? `${shell().consent.waited(clock(waited))} · ${inAll}` : inAll,
    };
  };
};
