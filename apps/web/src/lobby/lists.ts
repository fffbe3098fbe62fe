import type { TableLine, TableList } from "@blueplate/api";
import { createSignal, onCleanup } from "solid-js";
import { createStore, reconcile } from "solid-js/store";
import { api, enter } from "../server/client.ts";
import { failureOf, type ServerFailure } from "../server/failure.ts";

/** Milliseconds between looks at the lists while the lobby is open. */
const LOOK_EVERY = 4_000;
/** Lines of a list at first, and how many the server gives at once. */
const LINES_AT_FIRST = 20;
const LINES_AT_ONCE = 200;

/** The lists of the lobby. */
export type ListName = "mine" | "open" | "running" | "finished";
/** What each list holds now. */
export type Lists = Readonly<Record<ListName, TableList>>;

/** The first `wanted` lines of a list, page by page. */
const listNow = async (which: ListName, wanted: number): Promise<TableList> => {
  const lines = new Map<string, TableLine>();
  let next: string | null = null;
  do {
    const most = Math.min(wanted - lines.size, LINES_AT_ONCE);
    const page: TableList = await api.tables.list.query({ which, most, ...(next === null ? {} : { after: next }) });
    // A line that moved to the front between two pages stands where it was found first.
    for (const line of page.lines) if (!lines.has(line.id)) lines.set(line.id, line);
    next = page.next;
  } while (next !== null && lines.size < wanted);
  return { lines: [...lines.values()], next };
};

const listsNow = async (most: Readonly<Record<ListName, number>>): Promise<Lists> => {
  await enter();
  const list = (which: ListName) => listNow(which, most[which]);
  const [mine, open, running, finished] = await Promise.all([
    list("mine"),
    list("open"),
    list("running"),
    list("finished"),
  ]);
  return { mine, open, running, finished };
};

/** The lists as they are now and from time to time again; what was known stays while the server cannot be reached. */
export const createLists = () => {
  // Lines keep their identity, so that a row under somebody's hands is not replaced.
  const [known, setKnown] = createStore<{ lists: Lists | null }>({ lists: null });
  const [problem, setProblem] = createSignal<ServerFailure | null>(null);
  const [now, setNow] = createSignal(Date.now());
  const [most, setMost] = createStore<Record<ListName, number>>({
    mine: LINES_AT_FIRST,
    open: LINES_AT_FIRST,
    running: LINES_AT_FIRST,
    finished: LINES_AT_FIRST,
  });
  const look = (): Promise<void> =>
    listsNow(most).then(
      (lists) => {
        setKnown("lists", reconcile(lists));
        setNow(Date.now());
        setProblem(null);
      },
      (error: unknown) => void setProblem(failureOf(error)),
    );
  void look();
  const timer = setInterval(() => void look(), LOOK_EVERY);
  onCleanup(() => clearInterval(timer));
  const hasMore = (which: ListName): boolean => (known.lists?.[which].next ?? null) !== null;
  const more = (which: readonly ListName[]): void => {
    for (const each of which.filter(hasMore)) setMost(each, (lines) => lines * 2);
    void look();
  };
  return { lists: () => known.lists, problem, now, look: () => void look(), hasMore, more };
};
