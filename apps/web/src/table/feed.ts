import type { ChatLine, Presence, TableFacts, WatchMessage } from "@blueplate/api";
import { decodeEntry, mainline, type Entry, foldMainline, type Rules } from "@blueplate/kernel";
import { Result } from "effect";
import { named } from "@blueplate/tabletop";
import { inOwnTask } from "@blueplate/ui";
import { batch, createMemo, createSignal, onCleanup } from "solid-js";
import { clientOf, type GameClient } from "../games/index.ts";
import { failureText, ownFailure } from "../server/failure.ts";
import { follow } from "../server/watch.ts";

/** A table as this browser knows it: facts, entries and the state folded from them. */
export interface Feed {
  facts(): TableFacts | null;
  game(): GameClient | null;
  rules(): Rules | null;
  entries(): readonly Entry[];
  /** The state as the viewer may see it; null before the game begins. */
  state(): unknown;
  presence(): Presence | null;
  chat(): readonly ChatLine[];
  connected(): boolean;
  gone(): boolean;
  /** Why the table cannot be shown (rules that do not load, an entry that does not fit), or null. */
  problem(): string | null;
}

const newFeed = () => {
  const [facts, setFacts] = createSignal<TableFacts | null>(null);
  const [game, setGame] = createSignal<GameClient | null>(null);
  const [rules, setRules] = createSignal<Rules | null>(null);
  const [entries, setEntries] = createSignal<readonly Entry[]>([]);
  const [state, setState] = createSignal<unknown>(null);
  const [presence, setPresence] = createSignal<Presence | null>(null);
  const [chat, setChat] = createSignal<readonly ChatLine[]>([]);
  const [connected, setConnected] = createSignal(false);
  const [gone, setGone] = createSignal(false);
  const [problem, setProblem] = createSignal<string | null>(null);
  const called = createMemo((): TableFacts | null => {
    const current = facts();
    return current && named(current);
  });
  const feed: Feed = { facts: called, game, rules, entries, state, presence, chat, connected, gone, problem };
  return {
    feed,
    setFacts,
    setGame,
    setRules,
    setEntries,
    setState,
    setPresence,
    setChat,
    setConnected,
    setGone,
    setProblem,
  };
};

type Parts = ReturnType<typeof newFeed>;

/** Loads the rules that the table is played under, once its facts are known. */
const loadRules = async ({ feed, setGame, setRules }: Parts, facts: TableFacts): Promise<Rules> => {
  const known = feed.rules();
  if (known) return known;
  const client = clientOf(facts.game);
  setGame(() => client);
  const rules = await inOwnTask(client.load(facts.config));
  setRules(() => rules);
  return rules;
};

const entryOf = (rules: Rules, raw: unknown): Entry => {
  const decoded = decodeEntry(rules.codecs.event, raw);
  if (Result.isFailure(decoded)) throw new Error(failureText(ownFailure("Malformed", decoded.failure.field)));
  return decoded.success;
};

const take = ({ feed, setEntries, setState }: Parts, rules: Rules, entry: Entry): void => {
  const known = feed.entries();
  // What is known already comes again after a cut or from another tab.
  if (entry.seq !== known.length) return;
  const all = [...known, entry];
  const goesOn = entry._tag !== "GameStarted" && entry._tag !== "Undone";
  const line = goesOn ? mainline([entry]) : mainline(all);
  const from = goesOn ? feed.state() : rules.initialState;
  batch(() => {
    setState(() => foldMainline(rules, line, from));
    setEntries(all);
  });
};

const hear = async (parts: Parts, message: WatchMessage): Promise<void> => {
  const { feed, setFacts, setEntries, setState, setPresence, setChat, setGone } = parts;
  if (message._tag === "Table") setFacts(message.facts);
  else if (message._tag === "Again") {
    setEntries([]);
    setState(null);
  } else if (message._tag === "Gone") setGone(true);
  else if (message._tag === "Presence") setPresence(message.presence);
  else if (message._tag === "Chat") {
    if (message.line.seq === feed.chat().length) setChat([...feed.chat(), message.line]);
  } else {
    const facts = feed.facts();
    if (facts) {
      const rules = await loadRules(parts, facts);
      const entry = entryOf(rules, message.entry);
      // The first entry is decoded by a decoder that is made for it, and has the whole table drawn: each in a task of its own.
      if (feed.state() === null) await inOwnTask(Promise.resolve());
      take(parts, rules, entry);
    }
  }
  const facts = feed.facts();
  if (!facts || feed.game()) return;
  // What the facts say is drawn in this task, all that the game is played with is asked for in the next.
  await inOwnTask(Promise.resolve());
  await loadRules(parts, facts);
};

/** Follows a table as long as the component lives. Messages are taken one after the other. */
export const createFeed = (table: string): Feed => {
  const parts = newFeed();
  let queue: Promise<void> = Promise.resolve();
  const stop = follow({
    table,
    cursor: () => ({ entry: parts.feed.entries().length - 1, chat: parts.feed.chat().length - 1 }),
    hear: (message) => {
      queue = queue.then(() => hear(parts, message)).catch((error: unknown) => void parts.setProblem(String(error)));
    },
    connected: parts.setConnected,
  });
  onCleanup(stop);
  return parts.feed;
};
