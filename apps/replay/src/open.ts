import type { AppRouter } from "@blueplate/api";
import { type BadLine, LARGEST_LOG, type LogFile, readLog, type Refusal, type Rules } from "@blueplate/kernel";
import type { NameOf } from "@blueplate/words";
import { shell } from "@blueplate/tabletop";
import { createTRPCClient, httpLink } from "@trpc/client";
import { Result } from "effect";
import { createStore, get } from "idb-keyval";
import { logTextOf } from "./log-text.ts";
import { type Walk, walkOf } from "./walk.ts";

const api = createTRPCClient<AppRouter>({ links: [httpLink({ url: "/trpc" })] });

/** A log that was opened: its rules, words and steps. */
export interface Opened {
  /** As it was read, for saving it. */
  readonly text: string;
  readonly file: LogFile;
  readonly rules: Rules;
  readonly walk: Walk;
}

/** How the seats of a log are called. */
export const nameIn =
  (opened: Opened): NameOf =>
  (seat) =>
    opened.file.header.seats[seat]?.player ?? String(seat + 1);

const gameIn = (text: string): string => /"game":"([a-z0-9-]+)"/.exec(text.slice(0, 2_000))?.[1] ?? "";

/** Only the game that the log is of is loaded. */
const gameOf = async (id: string) => {
  if (id === "food-chain-magnate") return (await import("@blueplate/engine")).foodChainMagnate;
  if (id === "trick-n-chef") return (await import("@blueplate/trick-n-chef")).trickNChef;
  throw new Error(shell().replay.unknownGame(id));
};

const isBadLine = (failure: Refusal): failure is BadLine => failure._tag === "BadLine";

/** Reads a file that somebody chose, compressed or not; throws with a sentence that says what is wrong with it. */
export const openFile = async (file: File): Promise<Opened> => {
  const read = await logTextOf(file);
  if (read === "too-large") throw new Error(shell().replay.tooLarge(LARGEST_LOG / 1_000_000));
  if (read === "unreadable") throw new Error(shell().replay.badFile);
  return openText(read.text);
};

/** Reads a log; throws with a sentence that says what does not fit, and in which line. */
const openText = async (text: string): Promise<Opened> => {
  const game = await gameOf(gameIn(text));
  const read = readLog(text, (header) => game.load(header.config));
  if (Result.isFailure(read)) {
    const { failure } = read;
    throw new Error(isBadLine(failure) ? shell().replay.badLine(failure.line, failure.field) : shell().replay.badFile);
  }
  const { rules, ...file } = read.success;
  return { text, file, rules, walk: walkOf(rules, file.entries) };
};

/** The log of a table, as far as this browser may see it. */
const openTable = async (table: string): Promise<Opened> => {
  await api.session.enter.mutate();
  const text = await api.log.export.query({ table }).catch(() => {
    throw new Error(shell().replay.noSuchGame);
  });
  return openText(text);
};

/** A game that is kept on this device: the web table lays it there (`apps/web/src/local/saved.ts`). */
const openLocal = async (id: string): Promise<Opened> => {
  const saved = await get<{ readonly log: string }>(id, createStore("blueplate-local", "games"));
  if (!saved) throw new Error(shell().local.removed);
  return openText(saved.log);
};

/** The game that the address names, on the server or on this device; null when it names none. */
export const openNamed = (address: URLSearchParams): Promise<Opened> | null => {
  const local = address.get("local");
  const table = address.get("table");
  if (local !== null) return openLocal(local);
  return table === null ? null : openTable(table);
};

/** Games that are over, for choosing one. */
export const finishedGames = async () => {
  await api.session.enter.mutate();
  return (await api.tables.list.query({ which: "finished" })).lines;
};
