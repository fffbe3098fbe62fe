import type { AdminPerson, AdminTable, AuditLine, ServerState } from "@blueplate/api";
import { createSignal, onCleanup } from "solid-js";
import { createStore, reconcile, type SetStoreFunction } from "solid-js/store";
import { type AdminAnswer, type AdminFailure, askServer, keepToken, keptToken } from "./client.ts";
import { words } from "./words.ts";

/** Milliseconds between two looks at what the server is busy with. */
const LOOK_EVERY = 10_000;

/** What was seen last: a store of which parts are set. */
interface Seen {
  state: ServerState | null;
  tables: readonly AdminTable[];
  people: readonly AdminPerson[];
  audit: readonly AuditLine[];
}

const nothing = (): Seen => ({ state: null, tables: [], people: [], audit: [] });

const failureWords = (failure: AdminFailure, detail: string): string =>
  failure === "failed" && detail !== "" ? `${words().failed} (${detail})` : words()[failure];

type Take = <A>(answer: AdminAnswer<A>, then: (value: A) => void) => boolean;

/** Looks at the server with a token. Rows stay the same rows, so that what somebody is about to do to one stays where it is. */
const createLooks = (token: () => string, take: Take, setSeen: SetStoreFunction<Seen>) => ({
  atState: async (): Promise<boolean> =>
    take(await askServer<ServerState>(token(), "state"), (state) =>
      setSeen("state", reconcile(state, { key: "target" })),
    ),
  atLists: async (search: string): Promise<void> => {
    const sought = `?search=${encodeURIComponent(search)}`;
    const [tables, people, audit] = await Promise.all([
      askServer<readonly AdminTable[]>(token(), `tables${sought}`),
      askServer<readonly AdminPerson[]>(token(), `people${sought}`),
      askServer<readonly AuditLine[]>(token(), "audit"),
    ]);
    take(tables, (rows) => setSeen("tables", reconcile(rows, { key: "id" })));
    take(people, (rows) => setSeen("people", reconcile(rows, { key: "id" })));
    take(audit, (rows) => setSeen("audit", reconcile(rows, { key: "seq" })));
  },
});

/** The token of this tab, what was seen with it last, and what went wrong. */
const createVisit = () => {
  const [token, setToken] = createSignal(keptToken());
  const [problem, setProblem] = createSignal<string | null>(null);
  const [seen, setSeen] = createStore<Seen>(nothing());
  const leave = (): void => {
    keepToken("");
    setToken("");
    setSeen(nothing());
  };
  const take: Take = (answer, then) => {
    if (answer.isGood) {
      then(answer.value);
      return true;
    }
    setProblem(failureWords(answer.failure, answer.detail));
    if (answer.failure === "wrong" || answer.failure === "absent") leave();
    return false;
  };
  return { token, setToken, problem, setProblem, seen, leave, take, looks: createLooks(token, take, setSeen) };
};

/** What whoever runs the server sees of it and does to it, with a token that this tab keeps. */
export const createOperations = () => {
  const { token, setToken, problem, setProblem, seen, leave, take, looks } = createVisit();
  const [search, setSearch] = createSignal("");
  const look = async (): Promise<void> => {
    setProblem(null);
    if (await looks.atState()) await looks.atLists(search().trim());
  };
  const timer = setInterval(() => token() !== "" && void looks.atState(), LOOK_EVERY);
  onCleanup(() => clearInterval(timer));
  if (token() !== "") void look();
  return {
    seen,
    problem,
    search,
    setSearch,
    look,
    leave,
    enter: async (brought: string) => {
      setToken(brought);
      await look();
      if (seen.state !== null) keepToken(brought);
      else setToken("");
    },
    /** Does something and looks at what has become of it. */
    act: async (path: string, body: object): Promise<void> => {
      if (take(await askServer<AuditLine>(token(), path, body), () => undefined)) await look();
    },
  };
};

/** What `createOperations` makes. */
export type Operations = ReturnType<typeof createOperations>;
