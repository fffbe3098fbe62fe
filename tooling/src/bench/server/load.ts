import { setTimeout as sleep } from "node:timers/promises";
import { askForTable, lettingIn, type NewcomerOutcome, playerAt } from "./newcomers.ts";
import type { GameScript } from "./script.ts";
import { type EventStream, type HttpAnswer, newVisitor, type Visitor } from "./visitors.ts";

/** What is asked of a server: tables with so many watchers each, and commands a second over all of them, for so long. */
export interface LoadPlan {
  readonly tables: number;
  readonly watchers: number;
  readonly rate: number;
  readonly seconds: number;
  /** People a second who come beside and ask for a table. */
  readonly newcomers: number;
}

/** What came of it; times in milliseconds from sending a command to its arrival at one watcher. */
export interface LoadOutcome {
  readonly asked: number;
  readonly got: number;
  readonly refused: number;
  readonly delivered: number;
  readonly newcomers: NewcomerOutcome;
  readonly times: readonly number[];
}

/** A table in play: who sits, and what is still to be sent. */
interface PlayedTable {
  readonly id: string;
  readonly seats: readonly Visitor[];
  /** When the command of each entry was sent. */
  readonly sent: Map<number, number>;
  next: number;
  isBusy: boolean;
}

/** The addresses of servers by turns: whoever comes is sent to the next one. */
const byTurns = (urls: readonly string[]): (() => string) => {
  let turn = 0;
  return () => urls[turn++ % urls.length] ?? "";
};

const [SHED, AGAIN_AFTER_MS] = [503, 1_000];

/** Asks until the server takes a table: there is to be as much of a load on a slow machine as on a fast one. */
const tableFor = async (host: Visitor, script: GameScript): Promise<HttpAnswer> => {
  const made = await askForTable(host, script);
  if (made.status !== SHED) return made;
  await sleep(AGAIN_AFTER_MS);
  return tableFor(host, script);
};

/** Opens a table of the script's game and sits people down. */
const openTable = async (url: () => string, script: GameScript): Promise<PlayedTable> => {
  const seats = await Promise.all(Array.from({ length: script.config.seats }, () => newVisitor(url())));
  const [host] = seats;
  if (!host) throw new Error("a game has seats");
  const made = await tableFor(host, script);
  const id = /"id":"([^"]+)"/.exec(made.body)?.[1];
  if (id === undefined) throw new Error(`no table: ${made.body}`);
  // It begins when the last seat is taken.
  for (const [at, guest] of seats.slice(1).entries()) {
    const taken = await guest.mutate("seats.take", { table: id, ...playerAt(at + 1) });
    if (taken.status !== 200) throw new Error(`no seat: ${taken.body}`);
  }
  return { id, seats, sent: new Map(), next: 0, isBusy: false };
};

/** Lets the watchers of a table in: those who sit first, then others. */
const watching = async (url: () => string, table: PlayedTable, watchers: number, onTime: (ms: number) => void) => {
  const others = Array.from({ length: Math.max(0, watchers - table.seats.length) }, () => newVisitor(url()));
  const all = [...table.seats.slice(0, watchers), ...(await Promise.all(others))];
  const onEntry = (seq: number): void => {
    const sent = table.sent.get(seq);
    if (sent !== undefined) onTime(performance.now() - sent);
  };
  return Promise.all(all.map((visitor) => visitor.follow(table.id, onEntry)));
};

/** Milliseconds that a page waits before it sends again what was refused for now. */
const againAfter = ({ body }: HttpAnswer): number => Number(/"retryAfter":(\d+)/.exec(body)?.[1] ?? 0) * 1_000;

/**
 * Sends the next command of a table; true when it was taken, and null when there is none, one is on its way, or the last one was refused and is
 * to be sent again later.
 */
const sendNext = async (table: PlayedTable, script: GameScript): Promise<boolean | null> => {
  const scripted = script.commands[table.next];
  if (!scripted || table.isBusy) return null;
  table.isBusy = true;
  const { seq, seat, command } = scripted;
  table.sent.set(seq, performance.now());
  const input = { table: table.id, commandId: `c${seq}`, seen: seq - 1, command };
  const answer = await table.seats[seat]?.mutate("play", input);
  if (answer?.status !== 200) {
    table.sent.delete(seq);
    setTimeout(() => (table.isBusy = false), answer ? againAfter(answer) : 0);
    return false;
  }
  table.isBusy = false;
  table.next += 1;
  return true;
};

/** Asks for commands at an even pace, whether or not the ones before were answered. */
const paced = async (plan: LoadPlan, ask: (index: number) => void): Promise<number> => {
  const begun = performance.now();
  const most = Math.round(plan.rate * plan.seconds);
  for (let asked = 0; asked < most;) {
    const due = Math.min(most, Math.floor(((performance.now() - begun) / 1000) * plan.rate));
    while (asked < due) ask(asked++);
    await sleep(5);
  }
  return most;
};

/** Opens the tables, a few at a time, and lets everybody in. */
const gathered = async (url: () => string, script: GameScript, plan: LoadPlan, onTime: (ms: number) => void) => {
  const tables: PlayedTable[] = [];
  const streams: EventStream[] = [];
  const TOGETHER = 8;
  for (let from = 0; from < plan.tables; from += TOGETHER) {
    const some = Math.min(TOGETHER, plan.tables - from);
    const opened = await Promise.all(Array.from({ length: some }, () => openTable(url, script)));
    for (const table of opened) streams.push(...(await watching(url, table, plan.watchers, onTime)));
    tables.push(...opened);
  }
  return { tables, streams };
};

/** Puts servers under load, each visitor at one of them; `onBegin` is called when all sit and the commands begin, `onEnd` when the last one was answered. */
export const underLoad = async (
  urls: readonly string[],
  script: GameScript,
  plan: LoadPlan,
  { onBegin, onEnd }: { readonly onBegin: () => Promise<void>; readonly onEnd: () => Promise<void> },
): Promise<LoadOutcome> => {
  const times: number[] = [];
  const { tables, streams } = await gathered(byTurns(urls), script, plan, (ms) => void times.push(ms));
  await onBegin();
  let [got, refused] = [0, 0];
  const running: Promise<void>[] = [];
  const closeDoor = lettingIn(byTurns(urls), script, plan.newcomers);
  const ask = async (index: number): Promise<void> => {
    const table = tables[index % tables.length];
    const isTaken = table ? await sendNext(table, script) : null;
    if (isTaken === true) got += 1;
    if (isTaken === false) refused += 1;
  };
  const asked = await paced(plan, (index) => void running.push(ask(index)));
  const newcomers = await closeDoor();
  await Promise.all(running);
  await onEnd();
  // What was answered last is still on its way to some.
  await sleep(500);
  for (const stream of streams) stream.stop();
  return { asked, got, refused, delivered: times.length, newcomers, times };
};
