import { createEffect, createMemo, on, onCleanup, untrack } from "solid-js";
import type { SoundOf } from "../../games/client.ts";
import { isOrdered, settings, shell, type Sound, SOUNDS, type TableProps, titled } from "@blueplate/tabletop";
import { isLocal } from "../../saved-games/saved-game.ts";
import { isMuted } from "../talk/muted.ts";
import { mayNotify, notify } from "./notice.ts";
import { playSound } from "./sound.ts";

/** Milliseconds after an own act in which a turn that comes back at once needs no bell: one is looking at the table. */
const AT_THE_TABLE = 5_000;

const play = (sounds: ReadonlySet<Sound>): void => {
  for (const sound of SOUNDS) if (sounds.has(sound) && settings().sounds[sound]) playSound(sound);
};

/** A notice on the desktop while the page is out of sight; it goes when somebody comes back. */
const onDesktop = () => {
  let notice: Notification | null = null;
  const clear = (): void => {
    if (document.hidden) return;
    notice?.close();
    notice = null;
  };
  document.addEventListener("visibilitychange", clear);
  onCleanup(() => {
    document.removeEventListener("visibilitychange", clear);
    notice?.close();
  });
  return (table: TableProps, what: string): void => {
    if (!document.hidden || !settings().notify || mayNotify() !== "granted") return;
    // One that is replaced is not heard again: the new one comes after it is gone.
    notice?.close();
    notice = notify(what, table.facts.name, table.facts.id);
  };
};

/** Whatever has come to the log since the last look, as sounds. What is there when the table opens is silent. */
const hearFacts = (table: TableProps, seat: () => number | null, soundOf: SoundOf): void => {
  let known = table.entries.length;
  createEffect(
    on(
      () => table.entries,
      (entries) => {
        const news = entries.slice(known).flatMap((entry) => (entry._tag === "Played" ? entry.events : []));
        known = entries.length;
        play(new Set(news.flatMap((event) => soundOf(event, seat()) ?? [])));
      },
    ),
  );
};

/** A sound for what others say, unless they are muted on this device. What was said before one came is read, not heard. */
const hearTalk = (table: TableProps, seat: () => number | null, isCaughtUp: () => boolean): void => {
  createEffect(
    on(
      () => table.chat.at(-1),
      (line) => {
        if (line && line.seat !== seat() && !untrack(() => isMuted(table.facts.id, line.seat)) && untrack(isCaughtUp))
          play(new Set(["message"]));
      },
      { defer: true },
    ),
  );
};

/** Somebody who waits for one calls, unless they are muted on this device: as when one's turn begins. */
const hearNudges = (table: TableProps, onDesk: ReturnType<typeof onDesktop>): void => {
  const by = createMemo(() => table.facts.nudges.find(({ seat }) => seat === table.seat)?.by ?? null);
  createEffect(
    on(
      by,
      (seat) => {
        if (seat === null || untrack(() => isMuted(table.facts.id, seat))) return;
        play(new Set(["turn"]));
        onDesk(table, shell().consent.nudgesYou(table.names(seat)));
      },
      { defer: true },
    ),
  );
};

/** Calls whoever sits at the table: in the title of the page, by sounds, and by a notice on the desktop. */
export const createCalls = (
  table: TableProps,
  { soundOf, isCaughtUp }: { readonly soundOf: SoundOf | undefined; readonly isCaughtUp: () => boolean },
): void => {
  // At the end the table has no seats any more, but the last dinner was somebody's own.
  const seat = (): number | null => table.seat ?? table.facts.mySeat;
  // Nobody is called for what they have decided beforehand.
  const isMine = createMemo(
    () => table.rules.waitsFor(table.state).some((each) => each === table.seat) && !isOrdered(table),
  );
  const onDesk = onDesktop();
  let acted = Number.NEGATIVE_INFINITY;
  createEffect(
    on(
      () => table.entries.findLast((entry) => "seat" in entry && entry.seat === table.seat)?.seq,
      () => {
        acted = performance.now();
      },
      { defer: true },
    ),
  );
  createEffect(
    on(isMine, (now, before) => {
      // Where one device goes round, the device itself says whose turn it is.
      if (!now || before !== false || isLocal(table.facts.id)) return;
      if (document.hidden || performance.now() - acted > AT_THE_TABLE) play(new Set(["turn"]));
      onDesk(table, shell().settings.sound.turn);
    }),
  );
  hearNudges(table, onDesk);
  hearTalk(table, seat, isCaughtUp);
  // Whose turn it is stands in the title of the page, so that it is read from another one.
  titled(() => (isMine() ? `● ${shell().settings.sound.turn}` : table.facts.name));
  if (soundOf) hearFacts(table, seat, soundOf);
};
