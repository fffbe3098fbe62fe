import type { Json, Tagged } from "@blueplate/kernel";
import { wordsOf } from "../games/index.ts";
import { nanoid } from "nanoid";
import { createEffect, createRoot, createSignal } from "solid-js";
import { api } from "../server/client.ts";
import { failureOf, failureText, NETWORK } from "../server/failure.ts";
import type { Feed } from "./feed.ts";
import type { CommandSender } from "@blueplate/tabletop";

/** Milliseconds before a command without an answer is sent again, with the same id. */
const AGAIN_AFTER = 1_500;

/** Milliseconds that the table waits for its own entry to come back before it asks anew. */
const ENTRY_WITHIN = 10_000;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** What the server answers once an entry is stored: its number; null where others are asked first. */
type Ask = () => Promise<{ readonly seq: number | null }>;

/** Sends until there is an answer: the id makes a repeat harmless, so a lost answer loses nothing. */
const insist = async (ask: Ask, lost: () => void): Promise<number | null> => {
  for (;;) {
    try {
      const { seq } = await ask();
      return seq;
    } catch (error) {
      const { tag } = failureOf(error);
      if (tag !== "Network" && tag !== "NotStored") throw error;
      lost();
      await wait(AGAIN_AFTER);
    }
  }
};

/** Waits until the feed has the entry: until then the table still shows the position before it. */
const arrived = (feed: Feed, seq: number): Promise<void> =>
  new Promise((done) => {
    createRoot((dispose) => {
      const finish = (): void => {
        clearTimeout(timer);
        dispose();
        done();
      };
      const timer = setTimeout(finish, ENTRY_WITHIN);
      createEffect(() => {
        if (feed.entries().length > seq) finish();
      });
    });
  });

/** Gives a command and answers the number of its entry. */
const giving = (table: string, feed: Feed, command: Tagged): Ask => {
  const commandId = nanoid();
  const seen = feed.entries().length - 1;
  // cast: a filled form is JSON by the slots' own type.
  const json = JSON.parse(JSON.stringify(command)) as { readonly [key: string]: string };
  return () => api.play.mutate({ table, commandId, seen, command: json });
};

/** Takes back the last decision of this seat. */
const undoing = (table: string): Ask => {
  const commandId = nanoid();
  return () => api.undo.mutate({ table, commandId });
};

/** Goes back to an entry over what this browser has seen since, or asks to. */
const goingBack = (table: string, feed: Feed, to: number): Ask => {
  const commandId = nanoid();
  const seen = feed.entries().length - 1;
  return () => api.rollback.ask.mutate({ table, commandId, seen, to });
};

const ordering =
  (table: string, orders: Json): Ask =>
  async () => {
    await api.standing.set.mutate({ table, orders });
    return { seq: null };
  };

/** The commands of this browser at a table. */
export const createSender = (table: string, feed: Feed): CommandSender => {
  const [problem, setProblem] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const attempt = async (ask: Ask): Promise<boolean> => {
    setProblem(null);
    try {
      const seq = await insist(ask, () => setProblem(failureText(NETWORK)));
      setProblem(null);
      if (seq !== null) await arrived(feed, seq);
      return true;
    } catch (error) {
      setProblem(failureText(failureOf(error), wordsOf(feed.facts()?.game ?? "")));
      return false;
    }
  };
  /** One after the other up to the first that fails; nothing else is sent in between. */
  const inOrder = async (asks: readonly (() => Ask)[]): Promise<boolean> => {
    setBusy(true);
    try {
      for (const ask of asks) if (!(await attempt(ask()))) return false;
      return true;
    } finally {
      setBusy(false);
    }
  };
  const sendAll = (commands: readonly Tagged[]): Promise<boolean> =>
    inOrder(commands.map((command) => () => giving(table, feed, command)));
  return {
    problem,
    busy,
    clear: () => setProblem(null),
    send: (command) => sendAll([command]),
    sendAll,
    undo: async () => void (await inOrder([() => undoing(table)])),
    backTo: (to) => inOrder([() => goingBack(table, feed, to)]),
    order: (orders) => inOrder([() => ordering(table, orders)]),
  };
};
