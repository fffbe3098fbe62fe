import type { Json, Tagged } from "@blueplate/kernel";
import { wordsOf } from "../games/index.ts";
import { nanoid } from "nanoid";
import { createEffect, createRoot, createSignal } from "solid-js";
import { api } from "../server/client.ts";
import { failureOf, failureText, NETWORK, type ServerFailure } from "../server/failure.ts";
import type { Feed } from "./feed.ts";
import { insist } from "./insisting.ts";
import { type CommandSender, shell } from "@blueplate/tabletop";

/** Milliseconds that the table waits for its own entry to come back before it asks anew. */
const ENTRY_WITHIN = 10_000;

/** What the server answers once an entry is stored: its number; null where others are asked first. */
type Ask = () => Promise<{ readonly seq: number | null }>;

/** Why a command is on its way still. What is refused for now is sent again by itself, so nobody is asked to. */
const setbackText = ({ tag }: ServerFailure): string =>
  tag === "Overloaded" ? shell().sentAgainSoon : failureText(NETWORK);

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
    await api.conditionalOrders.set.mutate({ table, orders });
    return { seq: null };
  };

/** The commands of this browser at a table. */
export const createSender = (table: string, feed: Feed): CommandSender => {
  const [problem, setProblem] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const attempt = async (ask: Ask): Promise<boolean> => {
    setProblem(null);
    try {
      const { seq } = await insist(ask, failureOf, (failure) => setProblem(setbackText(failure)));
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
