import { type Ping, pingIn, type Pings, type TableProps, type NamedEntity } from "@blueplate/tabletop";
import { createEffect, createSignal, on, onCleanup, untrack } from "solid-js";
import { isLocal } from "../saved-games/saved-game.ts";
import { api } from "../server/client.ts";
import { failureOf, failureText } from "../server/failure.ts";
import { isMuted } from "./talk/muted.ts";

/** Milliseconds that a thing stays pointed at. */
const SHOWN = 2_600;

/** What is pointed at, each for a moment. */
const createShown = () => {
  const [now, setNow] = createSignal<readonly Ping[]>([]);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  onCleanup(() => timers.forEach(clearTimeout));
  const show = (ping: Ping): void => {
    setNow((before) => [...before.filter(({ seat }) => seat !== ping.seat), ping]);
    const timer = setTimeout(() => {
      timers.delete(timer);
      setNow((before) => before.filter((each) => each !== ping));
    }, SHOWN);
    timers.add(timer);
  };
  return { now, show };
};

/**
 * Pointing at a table: a line of talk that is nothing but the sign of a thing, so that it is counted and muted as talk is. What was
 * said before one came points at nothing any more; on a table of this device only its holder is there to see.
 */
export const createPings = (table: TableProps, isCaughtUp: () => boolean): Pings => {
  const { now, show } = createShown();
  const [problem, setProblem] = createSignal<string | null>(null);
  createEffect(
    on(
      () => table.chat.at(-1),
      (line) => {
        if (!line || untrack(() => !isCaughtUp() || isMuted(table.facts.id, line.seat))) return;
        const thing = pingIn(table.words, line.text);
        if (thing) show({ seat: line.seat, thing });
      },
      { defer: true },
    ),
  );
  const say = async (text: string): Promise<void> => {
    try {
      await api.chat.send.mutate({ table: table.facts.id, text });
      setProblem(null);
    } catch (error) {
      setProblem(failureText(failureOf(error)));
    }
  };
  const send = (thing: NamedEntity): void => {
    const seat = table.facts.mySeat;
    const text = table.words.sign(thing.kind, thing.id);
    if (seat === null || text === null) return;
    if (isLocal(table.facts.id)) show({ seat, thing });
    else void say(text);
  };
  return {
    now,
    problem,
    get send() {
      return table.facts.mySeat === null ? null : send;
    },
  };
};
