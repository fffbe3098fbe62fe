import { LanguageSwitch, shell, ThemeSwitch } from "@blueplate/tabletop";
import { For, Show } from "solid-js";
import { wordsOf } from "../games/index.ts";
import { GAMES } from "../games/list.ts";
import { LocalGames } from "../local/list.tsx";
import { FailureNotice } from "../server/failure-notice.tsx";
import { Daily } from "./daily.tsx";
import { Evenings } from "./evenings.tsx";
import { Hero } from "./hero.tsx";
import { createLists, type Lists, rowsOf } from "./lists.ts";
import { Tables, TablesHead } from "./tables.tsx";
import { Ticket } from "./ticket.tsx";
import { Week } from "./week.tsx";
import { Welcome, WelcomeBelow } from "./welcome.tsx";

const words = () => shell().lobby;

/** True where nobody plays or gathers players. */
const isQuiet = ({ mine, open, running }: Lists): boolean =>
  [mine, open, running].every(({ lines }) => lines.length === 0);

/** Rows below which the lobby still has room. */
const FEW = 2;

/** True where few play and nobody has finished: the ways to begin have room below the tables. */
const leavesRoom = (all: Lists): boolean => all.finished.lines.length === 0 && rowsOf(all).all.length <= FEW;

/** What stands where the rows will be, as high as they are, until they come. */
const Waiting = () => (
  <section aria-busy="true">
    <TablesHead />
    <ul class="panel table-rows" aria-label={shell().loading}>
      <For each={[0, 1, 2]}>{() => <li class="table-row waiting" />}</For>
    </ul>
  </section>
);

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
  return (
    <main class="lobby">
      <Hero />
      <Ticket lines={known.lists()?.mine.lines ?? []} now={known.now()} />
      <Show when={known.problem()}>{(failure) => <FailureNotice failure={failure()} again={known.look} />}</Show>
      <div class="lobby-columns">
        <div class="lobby-main">
          <Show when={known.lists()} fallback={<Show when={known.problem() === null}>{<Waiting />}</Show>}>
            {(all) => (
              <Show when={!isQuiet(all())} fallback={<Welcome />}>
                <Tables all={all()} known={known} />
                <Show when={leavesRoom(all())}>
                  <WelcomeBelow />
                </Show>
              </Show>
            )}
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
