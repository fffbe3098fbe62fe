import type { AppRouter } from "@blueplate/api";
import {
  type BadLine,
  badLine,
  type Entry,
  LARGEST_LOG,
  lineOfEntry,
  LOG_VERSION,
  type LogHeader,
  type Malformed,
  parseJson,
  readingLog,
  upcastEntry,
  type Refusal,
  type Rules,
} from "@blueplate/kernel";
import { noteDecoded, readValidLog, type RequestedSource } from "@blueplate/study";
import { nameOfTable, shell, wordsOf } from "@blueplate/tabletop";
import { keyOfTable } from "@blueplate/tabletop/looked-back";
import { createTRPCClient, httpLink } from "@trpc/client";
import { Result } from "effect";
import { createStore, get } from "idb-keyval";
import { inSlices } from "../slices.ts";
import { gameOf } from "./known.ts";
import { expectedText } from "../refused.ts";
import { logTextOf } from "./log-text.ts";
import { replayShell, replayWords } from "../language.ts";

const api = createTRPCClient<AppRouter>({ links: [httpLink({ url: "/trpc" })] });

/** A log as a text of which nothing but its game is known yet. */
export interface LogText {
  readonly text: string;
  /** The same for the same game: under this the notes on it and the last position are kept on this machine. */
  readonly key: string;
  /** Nobody knows who wrote it: no fact of it is believed before it was checked. */
  readonly strange?: true;
  /** The name of the file that it came in. */
  readonly file?: string;
  /** The table of the server that it was taken from. */
  readonly table?: string;
  /** What that table is called, where it is not called by its players: of the daily town everybody has one. */
  readonly name?: string;
}

/** A log that was read and found to fit. */
export interface ReadLog {
  readonly header: LogHeader;
  readonly wanted: Extract<RequestedSource, { readonly _tag: "Log" }>;
}

/** The longest first line that is looked into for the name of a game. */
const LONGEST_HEAD = 100_000;

/** The first line of a file of JSON lines. */
const headIn = (text: string) => {
  const [line = ""] = text.slice(0, LONGEST_HEAD).trimStart().split("\n", 1);
  return parseJson(line);
};

/** Whether the text says of itself that it is a study; whether it fits is seen when it is read. */
export const isStudyText = (text: string): boolean => {
  const head = headIn(text);
  return typeof head === "object" && head !== null && "study" in head;
};

/** The game that the head of a log names; empty for none. */
export const gameIn = (text: string): string => {
  const head = headIn(text);
  const named = typeof head === "object" && head !== null && "game" in head ? head["game"] : "";
  return typeof named === "string" && /^[a-z0-9-]{1,64}$/.test(named) ? named : "";
};

const isBadLine = (failure: Refusal): failure is BadLine => failure._tag === "BadLine";

const badLogText = (failure: Refusal, game: string): string =>
  isBadLine(failure)
    ? replayWords().replay.badLine(failure.line, failure.field, expectedText(replayShell(), failure, wordsOf(game)))
    : replayWords().replay.badFile;

const isMalformed = (failure: Refusal): failure is Malformed => failure._tag === "Malformed";

/** The same refusal with the line of the log where it names an entry of it, as of facts that cannot follow each other. */
export const atLineOf =
  (text: string) =>
  (failure: Refusal): Refusal => {
    const entry = isMalformed(failure) ? /^source\.entries\[(\d+)\]\.?(.*)$/.exec(failure.field) : null;
    if (!entry || !isMalformed(failure)) return failure;
    const line = lineOfEntry(text, Number(entry[1]));
    return line === undefined ? failure : badLine(line, { ...failure, field: entry[2] ?? "" });
  };

/** The text of a file that somebody chose, compressed or not; throws with a sentence that says why there is none. */
export const textIn = async (file: File): Promise<string> => {
  const read = await logTextOf(file);
  if (read === "too-large") throw new Error(replayWords().replay.tooLarge(LARGEST_LOG / 1_000_000));
  if (typeof read === "string") throw new Error(replayWords().replay.badBytes[read]);
  return read.text;
};

/** A log that came as a file. */
export const fileLog = async (text: string, file = ""): Promise<LogText> => ({
  text,
  key: `file-${await digest(text)}`,
  strange: true,
  file,
});

/** The same text has the same name. */
export const digest = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 10), (byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** The entries of a log as they were written, with the tags of today, where they have been decoded; it may rest after each. */
function* writtenEntries(
  text: string,
  rules: Rules,
  decoded: readonly Entry[],
): Generator<undefined, ReadLog["wanted"]["entries"]> {
  const entries: ReadLog["wanted"]["entries"][number][] = [];
  for (const line of text.split("\n").slice(1)) {
    if (line.trim() === "") continue;
    // cast: every line was decoded a moment ago.
    const entry = upcastEntry(JSON.parse(line)) as ReadLog["wanted"]["entries"][number];
    const facts = decoded[entries.length];
    if ("events" in entry && facts && "events" in facts) noteDecoded(rules, entry.events, facts.events);
    entries.push(entry);
    yield;
  }
  return entries;
}

/**
 * Reads a log, and plays a strange one again; throws with a sentence that says what does not fit, and in which line, or that its game
 * has not begun.
 */
export const readText = async ({ text, strange }: Pick<LogText, "text" | "strange">): Promise<ReadLog> => {
  const loaded = await gameOf(gameIn(text));
  const load = (header: LogHeader) => loaded.game.load(header.config);
  const read = strange ? readValidLog(text, load) : await inSlices(readingLog(text, load));
  if (Result.isFailure(read)) {
    throw new Error(badLogText(read.failure, loaded.game.id));
  }
  const { header, seed, rules, entries: decoded } = read.success;
  if (decoded.length === 0) throw new Error(replayWords().replay.notBegun);
  const entries = await inSlices(writtenEntries(text, rules, decoded));
  return { header, wanted: { _tag: "Log", header: { ...header, version: LOG_VERSION }, seed, entries } };
};

/** What a table of the daily town is called; nothing for every other, and where the server does not say. */
const dailyNameOf = async (table: string): Promise<Pick<LogText, "name">> => {
  const facts = await api.tables.get.query({ table }).catch(() => null);
  return facts?.origin === "daily" ? { name: nameOfTable(facts) } : {};
};

/** The log of a table, as far as this browser may see it. */
export const tableLog = async (table: string): Promise<LogText> => {
  await api.session.enter.mutate();
  const asked = api.log.export.query({ table }).catch(() => {
    throw new Error(replayWords().replay.noSuchGame);
  });
  const [text, name] = await Promise.all([asked, dailyNameOf(table)]);
  return { text, key: keyOfTable(table), table, ...name };
};

/** A game that is kept on this device: the web table lays it there (`apps/web/src/local/saved.ts`). */
const localLog = async (id: string): Promise<LogText> => {
  const saved = await get<{ readonly log: string }>(id, createStore("blueplate-local", "games"));
  if (!saved) throw new Error(shell().local.removed);
  return { text: saved.log, key: id };
};

/** The game that the address names, on the server or on this device; null when it names none. */
export const logNamed = (address: URLSearchParams): Promise<LogText> | null => {
  const local = address.get("local");
  const table = address.get("table");
  if (local !== null) return localLog(local);
  return table === null ? null : tableLog(table);
};

/** Games that are over, the last changed first, for choosing one: those after a list's `next`, or the first. */
export const finishedGames = async (after: string | undefined) => {
  await api.session.enter.mutate();
  return api.tables.list.query({ which: "finished", ...(after === undefined ? {} : { after }) });
};
