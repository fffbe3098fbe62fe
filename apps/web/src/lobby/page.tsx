import { LanguageSwitch, shell, ThemeSwitch } from "@blueplate/tabletop";
import { createMemo, For, Show } from "solid-js";
import { Daily } from "../daily/panel.tsx";
import { wordsOf } from "../games/index.ts";
import { GAMES } from "../games/list.ts";
import { LocalGames } from "./saved-games.tsx";
import { FailureNotice } from "../server/failure-notice.tsx";
import { Evenings } from "./evenings.tsx";
import { Hero } from "./hero.tsx";
import { createLists, type Lists } from "./lists.ts";
import { rowsOf } from "./rows.ts";
import { createShownRows, RowFilters, Tables } from "./tables.tsx";
import { Ticket } from "./ticket.tsx";
import { Week } from "./week.tsx";
import { Doors, WelcomeBelow } from "./welcome.tsx";

const words = () => shell().lobby;

/** True where nobody plays or gathers players. */
const isQuiet = ({ mine, open, running }: Lists): boolean =>
  [mine, open, running].every(({ lines }) => lines.length === 0);

/** Rows below which the lobby still has room. */
const FEW = 2;

/** True where few play: the ways to begin have room below the tables, whatever is over already. */
const leavesRoom = (all: Lists, now: number): boolean => rowsOf(all, now).all.length <= FEW;

/** What stands where the rows will be, as high as they are, until they come. */
const WaitingRows = () => (
  <ul class="panel table-rows" aria-label={shell().loading}>
    <For each={[0, 1, 2]}>{() => <li class="table-row waiting" />}</For>
  </ul>
);

/**
 * The tables, or the ways to begin where there are none. The link of their head is the same throughout, in the same place: it is pressed
 * before any list has come, and a press on what moves away under it is lost.
 */
const TablesSection = (props: { readonly known: ReturnType<typeof createLists> }) => {
  const shown = createShownRows(props.known);
  const lists = () => props.known.lists();
  const quiet = createMemo((): boolean => {
    const all = lists();
    return all ? isQuiet(all) : false;
  });
  return (
    <section aria-busy={!lists()}>
      <div class="section-head fixed-head">
        <h2>{quiet() ? words().begin.title : words().front.tables}</h2>
        <div class="row">
          <Show when={lists()}>
            {(all) => (
              <Show when={!quiet()} fallback={<span class="muted">{words().begin.nobody}</span>}>
                <RowFilters all={all()} now={props.known.now()} shown={shown} />
              </Show>
            )}
          </Show>
        </div>
        <a class="button last" href="/new">
          {words().newTable}
        </a>
      </div>
      <Show when={lists()} fallback={<WaitingRows />}>
        {(all) => (
          <Show when={!quiet()} fallback={<Doors />}>
            <Tables all={all()} known={props.known} shown={shown} />
          </Show>
        )}
      </Show>
    </section>
  );
};

const Foot = () => (
  <footer class="foot muted">
    <p>{shell().unofficial}</p>
    <p class="row">
      <a href="/learn">{words().learn}</a>
      <a href="/replay/" rel="external">
        {words().replay}
      </a>
      <a href="/bots">{words().ownBots}</a>
      <a href="/local/new">{shell().local.title}</a>
    </p>
    <p class="row">
      {shell().rules.title}:<For each={GAMES}>{({ id }) => <a href={`/rules/${id}`}>{wordsOf(id).name}</a>}</For>
    </p>
    <LanguageSwitch />
    <ThemeSwitch />
  </footer>
);

/** The lobby: how to begin, the tables one can sit down at or watch, and the games that are over. */
export const LobbyPage = () => {
  const known = createLists();
  const hasRoomBelow = createMemo((): boolean => {
    const all = known.lists();
    return all ? !isQuiet(all) && leavesRoom(all, known.now()) : false;
  });
  return (
    <main class="lobby">
      <Hero />
      <Ticket lines={known.lists()?.mine.lines ?? []} now={known.now()} />
      <Show when={known.problem()}>{(failure) => <FailureNotice failure={failure()} again={known.look} />}</Show>
      <div class="lobby-columns">
        <div class="lobby-main">
          <Show when={known.lists() || known.problem() === null}>
            <TablesSection known={known} />
          </Show>
          <Show when={hasRoomBelow()}>
            <WelcomeBelow />
          </Show>
          <LocalGames />
        </div>
        <div class="lobby-side">
          <Daily />
          <Week />
        </div>
        <div class="lobby-over">
          <Evenings
            lines={known.lists()?.finished.lines ?? []}
            more={known.hasMore("finished") ? () => known.more(["finished"]) : undefined}
          />
        </div>
      </div>
      <Foot />
    </main>
  );
};
