import type { TableLine } from "@blueplate/api";
import { Busy, Empty, Notice } from "@blueplate/ui";
import { shell } from "@blueplate/words";
import { createSignal, For, onCleanup, Show } from "solid-js";
import { wordsOf } from "../games/index.ts";
import { api, enter } from "../server/client.ts";
import { failureOf, failureText } from "../server/failure.ts";
import { ThemeSwitch } from "../theme-switch.tsx";

const words = shell.lobby;
/** Milliseconds between looks at the lists while the lobby is open. */
const LOOK_EVERY = 4_000;

const actionOf = (line: TableLine): string => {
  if (line.status === "finished") return words.replay;
  if (line.mySeat !== null) return words.back;
  return line.status === "open" ? words.join : words.watch;
};
const linkOf = (line: TableLine): string =>
  line.status === "finished" ? `/replay/?table=${line.id}` : `/table/${line.id}`;

const Row = (props: { readonly line: TableLine }) => (
  <li class="table-line panel">
    <div class="stack tight">
      <b>{props.line.name}</b>
      <span class="muted">
        {wordsOf(props.line.game).name} · {wordsOf(props.line.game).ruleset(props.line.ruleset).name}
      </span>
      <span class="row">
        <For each={props.line.seats}>
          {(seat) => (
            <span class="chip">
              <span class="swatch" style={{ background: seat.banner.colour }} aria-hidden="true" />
              {seat.kind === "open" ? shell.table.free : seat.player}
            </span>
          )}
        </For>
      </span>
    </div>
    <a class="button" href={linkOf(props.line)} rel={props.line.status === "finished" ? "external" : undefined}>
      {actionOf(props.line)}
    </a>
  </li>
);

const List = (props: { readonly title: string; readonly lines: readonly TableLine[]; readonly quiet?: boolean }) => (
  <Show when={props.lines.length > 0 || !props.quiet}>
    <section class="stack">
      <h2>{props.title}</h2>
      <ul class="stack">
        <For each={props.lines} fallback={<Empty>{words.none}</Empty>}>
          {(line) => <Row line={line} />}
        </For>
      </ul>
    </section>
  </Show>
);

type Lists = Readonly<Record<"mine" | "open" | "running" | "finished", readonly TableLine[]>>;

const listsNow = async (): Promise<Lists> => {
  await enter();
  const list = (which: keyof Lists) => api.tables.list.query({ which });
  const [mine, open, running, finished] = await Promise.all([
    list("mine"),
    list("open"),
    list("running"),
    list("finished"),
  ]);
  return { mine, open, running, finished };
};

/** The lobby: one's own games, tables to join, games to watch, games that are over. */
export const LobbyPage = () => {
  const [lists, setLists] = createSignal<Lists | null>(null);
  const [problem, setProblem] = createSignal<string | null>(null);
  // What was known stays on the page while the server cannot be reached.
  const look = (): Promise<void> =>
    listsNow().then(
      (now) => {
        setLists(now);
        setProblem(null);
      },
      (error: unknown) => void setProblem(failureText(failureOf(error))),
    );
  void look();
  const timer = setInterval(() => void look(), LOOK_EVERY);
  onCleanup(() => clearInterval(timer));
  const others = (lines: readonly TableLine[]): readonly TableLine[] => lines.filter((line) => line.mySeat === null);
  return (
    <main class="lobby stack">
      <div class="hero">
        <div class="stack tight">
          <h1 class="title">{shell.title}</h1>
          <p>{shell.tagline}</p>
        </div>
        <a class="button" data-kind="main" href="/new">
          {words.newTable}
        </a>
      </div>
      <Show when={problem()}>
        <Notice>{problem()}</Notice>
      </Show>
      <Show
        when={lists()}
        fallback={
          <Show when={problem() === null}>
            <Busy text={shell.loading} />
          </Show>
        }
      >
        {(all) => (
          <div class="lists">
            <List title={words.mine} lines={all().mine.filter((line) => line.status !== "finished")} quiet />
            <List title={words.open} lines={others(all().open)} />
            <List title={words.running} lines={others(all().running)} />
            <List title={words.finished} lines={all().finished} quiet />
          </div>
        )}
      </Show>
      <footer class="foot muted">
        <p>{shell.unofficial}</p>
        <ThemeSwitch />
      </footer>
    </main>
  );
};
