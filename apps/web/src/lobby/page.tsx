import type { TableLine } from "@blueplate/api";
import { Busy, Empty, Notice } from "@blueplate/ui";
import { shell } from "@blueplate/words";
import { createResource, For, onCleanup, Show } from "solid-js";
import { wordsOf } from "../games/index.ts";
import { api, enter } from "../server/client.ts";
import { failureOf, failureText } from "../server/failure.ts";

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

/** The lobby: one's own games, tables to join, games to watch, games that are over. */
export const LobbyPage = () => {
  const [lists, { refetch }] = createResource(async () => {
    await enter();
    const [mine, open, running, finished] = await Promise.all(
      (["mine", "open", "running", "finished"] as const).map((which) => api.tables.list.query({ which })),
    );
    return { mine: mine ?? [], open: open ?? [], running: running ?? [], finished: finished ?? [] };
  });
  const timer = setInterval(() => void refetch(), LOOK_EVERY);
  onCleanup(() => clearInterval(timer));
  const others = (lines: readonly TableLine[]): readonly TableLine[] => lines.filter((line) => line.mySeat === null);
  return (
    <main class="lobby stack">
      <div class="hero row">
        <div>
          <h1 class="title">{shell.title}</h1>
          <p>{shell.tagline}</p>
        </div>
        <a class="button" data-kind="main" href="/new">
          {words.newTable}
        </a>
      </div>
      <Show when={lists.error}>
        <Notice>{failureText(failureOf(lists.error))}</Notice>
      </Show>
      <Show when={lists.latest} fallback={<Busy text={shell.loading} />}>
        {(all) => (
          <div class="lists">
            <List title={words.mine} lines={all().mine.filter((line) => line.status !== "finished")} quiet />
            <List title={words.open} lines={others(all().open)} />
            <List title={words.running} lines={others(all().running)} />
            <List title={words.finished} lines={all().finished} quiet />
          </div>
        )}
      </Show>
      <footer class="muted">{shell.unofficial}</footer>
    </main>
  );
};
