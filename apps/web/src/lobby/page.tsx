import type { TableLine, TableList } from "@blueplate/api";
import { BusySign, Button, Empty, Notice } from "@blueplate/ui";
import { chainName, setupName } from "@blueplate/words";
import { BannerSign } from "@blueplate/magnate-table";
import { wordsOf } from "../games/index.ts";
import { GAMES } from "../games/list.ts";
import { LanguageSwitch, namesAt, playersOf, shell, SpoilersSwitch, ThemeSwitch, wonBy } from "@blueplate/tabletop";
import { createSignal, For, type JSX, onCleanup, Show } from "solid-js";
import { createStore, reconcile } from "solid-js/store";
import { api, enter } from "../server/client.ts";
import { failureOf, failureText } from "../server/failure.ts";
import { LocalGames } from "../local/list.tsx";
import { CloseTable, mayClose } from "../table/close.tsx";
import { Welcome } from "./welcome.tsx";

const words = () => shell().lobby;
/** Milliseconds between looks at the lists while the lobby is open. */
const LOOK_EVERY = 4_000;
/** Lines of a list at first, and how many the server gives at most. */
const LINES_AT_FIRST = 20;
const LINES_AT_MOST = 200;

const actionOf = (line: TableLine): string => {
  if (line.status === "finished") return words().replay;
  if (line.mySeat !== null) return words().back;
  return line.status === "open" ? words().join : words().watch;
};
/** What the link to a table does, at which one; games that are over are told apart by who played them. */
const linkName = (line: TableLine): string => {
  const names = line.status === "finished" ? [line.name, playersOf(line)] : [line.name];
  return `${actionOf(line)}: ${names.join(shell().comma)}`;
};
const linkOf = (line: TableLine): string =>
  line.status === "finished" ? `/replay/?table=${line.id}` : `/table/${line.id}`;

const Row = (props: { readonly line: TableLine; readonly onClosed: () => void }) => (
  <li class="table-line panel">
    <div class="stack tight">
      <span class="row">
        <b>{props.line.name}</b>
        <Show when={props.line.waitsForMe}>
          <span class="chip your-turn">{words().yourTurn}</span>
        </Show>
      </span>
      <span class="muted">
        {wordsOf(props.line.game).name} · {setupName(wordsOf(props.line.game), props.line)}
        <Show when={wonBy(props.line)}>{(won) => <> · {won()}</>}</Show>
      </span>
      <span class="row">
        <For each={props.line.seats}>
          {(seat, at) => (
            <span class="chip" title={chainName(wordsOf(props.line.game), seat.banner)}>
              <BannerSign banner={seat.banner} seat={seat.seat} />
              {seat.kind === "open" ? shell().table.free : namesAt(props.line)[at()]}
            </span>
          )}
        </For>
      </span>
    </div>
    <div class="line-acts">
      <a
        class="button"
        data-kind={props.line.waitsForMe ? "main" : undefined}
        href={linkOf(props.line)}
        aria-label={linkName(props.line)}
        rel={props.line.status === "finished" ? "external" : undefined}
      >
        {actionOf(props.line)}
      </a>
      <Show when={mayClose(props.line)}>
        <CloseTable table={props.line.id} name={props.line.name} onClosed={props.onClosed} />
      </Show>
    </div>
  </li>
);

interface ListProps {
  readonly title: string;
  readonly lines: readonly TableLine[];
  /** Asks for more lines; absent when these are all. */
  readonly more?: (() => void) | undefined;
  /** Called when one of these tables was closed. */
  readonly onClosed: () => void;
  /** Says nothing when there is nothing. */
  readonly quiet?: boolean;
  /** What stands beside the title. */
  readonly beside?: JSX.Element;
}

const List = (props: ListProps) => (
  <Show when={props.lines.length > 0 || !props.quiet}>
    <section class="stack">
      <div class="row">
        <h2>{props.title}</h2>
        {props.beside}
      </div>
      <ul class="stack">
        <For
          each={props.lines}
          fallback={
            <li>
              <Empty>{words().none}</Empty>
            </li>
          }
        >
          {(line) => <Row line={line} onClosed={props.onClosed} />}
        </For>
      </ul>
      <Show when={props.more}>{(more) => <Button onClick={() => more()()}>{words().more}</Button>}</Show>
    </section>
  </Show>
);
type Which = "mine" | "open" | "running" | "finished";
type Lists = Readonly<Record<Which, TableList>>;

const listsNow = async (most: Readonly<Record<Which, number>>): Promise<Lists> => {
  await enter();
  const list = (which: Which) => api.tables.list.query({ which, most: most[which] });
  const [mine, open, running, finished] = await Promise.all([
    list("mine"),
    list("open"),
    list("running"),
    list("finished"),
  ]);
  return { mine, open, running, finished };
};

/** The lists as they are now and from time to time again; what was known stays while the server cannot be reached. */
const createLists = () => {
  // Lines keep their identity, so that a row under somebody's hands is not replaced.
  const [known, setKnown] = createStore<{ lists: Lists | null }>({ lists: null });
  const [problem, setProblem] = createSignal<string | null>(null);
  const [most, setMost] = createStore<Record<Which, number>>({
    mine: LINES_AT_FIRST,
    open: LINES_AT_FIRST,
    running: LINES_AT_FIRST,
    finished: LINES_AT_FIRST,
  });
  const look = (): Promise<void> =>
    listsNow(most).then(
      (now) => {
        setKnown("lists", reconcile(now));
        setProblem(null);
      },
      (error: unknown) => void setProblem(failureText(failureOf(error))),
    );
  void look();
  const timer = setInterval(() => void look(), LOOK_EVERY);
  onCleanup(() => clearInterval(timer));
  const more = (which: Which) => (): void => {
    setMost(which, (lines) => Math.min(lines * 2, LINES_AT_MOST));
    void look();
  };
  const moreOf = (which: Which): (() => void) | undefined =>
    known.lists?.[which].more === true && most[which] < LINES_AT_MOST ? more(which) : undefined;
  return { lists: () => known.lists, problem, look: () => void look(), moreOf };
};

/** Tables of others: those where one sits or that one opened stand under one's own games. */
const others = (lines: readonly TableLine[]): readonly TableLine[] =>
  lines.filter((line) => line.mySeat === null && !line.host);

/** True where nobody has opened a table yet. */
const isFresh = (lists: Lists): boolean => Object.values(lists).every(({ lines }) => lines.length === 0);

/** Games that wait for one stand first; the others as the server gives them, the last changed first. */
const myTurnFirst = (lines: readonly TableLine[]): readonly TableLine[] =>
  lines.toSorted((one, other) => Number(other.waitsForMe) - Number(one.waitsForMe));

/** The lobby: one's own games, tables to join, games to watch, games that are over. */
export const LobbyPage = () => {
  const { lists, problem, look, moreOf } = createLists();
  return (
    <main class="lobby stack">
      <div class="hero">
        <div class="stack tight">
          <h1 class="title">{shell().title}</h1>
          <p>{shell().tagline}</p>
        </div>
        <div class="row hero-acts">
          <a class="button" data-kind="main" href="/new">
            {words().newTable}
          </a>
          <a class="button" href="/local/new">
            {shell().local.title}
          </a>
          <a class="button" href="/learn/first-dinner">
            {shell().lobby.invite}
          </a>
        </div>
      </div>
      <Show when={problem()}>
        <Notice>{problem()}</Notice>
      </Show>
      <Show
        when={lists()}
        fallback={
          <Show when={problem() === null}>
            <BusySign text={shell().loading} />
          </Show>
        }
      >
        {(all) => (
          <Show when={!isFresh(all())} fallback={<Welcome />}>
            <div class="lists">
              <List
                title={words().mine}
                lines={myTurnFirst(all().mine.lines)}
                more={moreOf("mine")}
                onClosed={look}
                quiet
              />
              <List title={words().open} lines={others(all().open.lines)} more={moreOf("open")} onClosed={look} />
              <List
                title={words().running}
                lines={others(all().running.lines)}
                more={moreOf("running")}
                onClosed={look}
              />
              <List
                title={words().finished}
                lines={all().finished.lines}
                more={moreOf("finished")}
                onClosed={look}
                quiet
                beside={<SpoilersSwitch />}
              />
            </div>
          </Show>
        )}
      </Show>
      <LocalGames />
      <footer class="foot muted">
        <p>{shell().unofficial}</p>
        <p class="row">
          <a href="/learn">{shell().lobby.learn}</a>
          <a href="/replay/" rel="external">
            {words().replay}
          </a>
          <a href="/bots">{words().ownBots}</a>
        </p>
        <p class="row">
          {shell().rules.title}:<For each={GAMES}>{({ id }) => <a href={`/rules/${id}`}>{wordsOf(id).name}</a>}</For>
        </p>
        <LanguageSwitch />
        <ThemeSwitch />
      </footer>
    </main>
  );
};
