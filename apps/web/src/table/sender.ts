import type { Tagged } from "@blueplate/kernel";
import { nanoid } from "nanoid";
import { createSignal } from "solid-js";
import { api } from "../server/client.ts";
import { failureOf, failureText } from "../server/failure.ts";
import type { Feed } from "./feed.ts";
import type { Sender } from "./props.ts";

/** Milliseconds before a command without an answer is sent again, with the same id. */
const AGAIN_AFTER = 1_500;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Sends until there is an answer: the id makes a repeat harmless, so a lost answer loses nothing. */
const insist = async (ask: () => Promise<unknown>, lost: () => void): Promise<void> => {
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      const { tag } = failureOf(error);
      if (tag !== "Network" && tag !== "NotStored") throw error;
      lost();
      await wait(AGAIN_AFTER);
    }
  }
};

/** The commands of this browser at a table. */
export const createSender = (table: string, feed: Feed): Sender => {
  const [problem, setProblem] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const attempt = async (ask: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await insist(ask, () => setProblem(failureText({ tag: "Network", field: null, refusal: null })));
      setProblem(null);
      return true;
    } catch (error) {
      setProblem(failureText(failureOf(error), feed.game()?.words));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    problem,
    busy,
    clear: () => setProblem(null),
    send: (command: Tagged) => {
      const commandId = nanoid();
      const seen = feed.entries().length - 1;
      // cast: a filled form is JSON by the slots' own type.
      const json = JSON.parse(JSON.stringify(command)) as { readonly [key: string]: string };
      return attempt(() => api.play.mutate({ table, commandId, seen, command: json }));
    },
    undo: async () => {
      const commandId = nanoid();
      await attempt(() => api.undo.mutate({ table, commandId }));
    },
  };
};
