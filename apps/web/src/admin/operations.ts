import type { AdminPerson, AdminTable, AuditLine, ServerState } from "@blueplate/api";
import { createSignal, onCleanup } from "solid-js";
import { createStore, reconcile } from "solid-js/store";
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

/** What whoever runs the server sees of it and does to it, with a token that this tab keeps. */
export const createOperations = () => {
  const [token, setToken] = createSignal(keptToken());
  const [problem, setProblem] = createSignal<string | null>(null);
  const [search, setSearch] = createSignal("");
  const [seen, setSeen] = createStore<Seen>(nothing());
  const leave = (): void => {
    keepToken("");
    setToken("");
    setSeen(nothing());
  };
  const take = <A>(answer: AdminAnswer<A>, then: (value: A) => void): boolean => {
    if (answer.isGood) {
      then(answer.value);
      return true;
    }
    setProblem(failureWords(answer.failure, answer.detail));
    if (answer.failure === "wrong" || answer.failure === "absent") leave();
    return false;
  };
  /** Rows stay the same rows, so that what somebody is about to do to one stays where it is. */
  const lookAtState = async (): Promise<boolean> =>
    take(await askServer<ServerState>(token(), "state"), (state) =>
      setSeen("state", reconcile(state, { key: "target" })),
    );
  const lookAtLists = async (): Promise<void> => {
    const sought = `?search=${encodeURIComponent(search().trim())}`;
    const [tables, people, audit] = await Promise.all([
      askServer<readonly AdminTable[]>(token(), `tables${sought}`),
      askServer<readonly AdminPerson[]>(token(), `people${sought}`),
      askServer<readonly AuditLine[]>(token(), "audit"),
    ]);
    take(tables, (rows) => setSeen("tables", reconcile(rows, { key: "id" })));
    take(people, (rows) => setSeen("people", reconcile(rows, { key: "id" })));
    take(audit, (rows) => setSeen("audit", reconcile(rows, { key: "seq" })));
  };
  const look = async (): Promise<void> => {
    setProblem(null);
    if (await lookAtState()) await lookAtLists();
  };
  const timer = setInterval(() => token() !== "" && void lookAtState(), LOOK_EVERY);
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
