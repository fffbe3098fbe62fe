import type { Json } from "@blueplate/kernel";
import type { TableLine } from "@blueplate/api";
import { nameOfTable, playersOf, shell, SpoilersSwitch, wonBy, wordsOf } from "@blueplate/tabletop";
import { BusySign, Button, FileButton, Notice } from "@blueplate/ui";
import { createEffect, createResource, createSignal, For, Show, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import { dateTime } from "./dates.ts";
import { usualView } from "./games/views.ts";
import { Examples } from "./studies/examples.tsx";
import { createListed } from "./open/listed.ts";
import { finishedGames } from "./open/log.ts";
import type { OpenedChapter } from "./session/opened-chapter.ts";
import { More } from "./open/more.tsx";
import { openNamed, type EmptyStudy } from "./open/open.ts";
import { createReading, messageOf, takeDrops } from "./studies/reading.ts";
import { openScenarioFile } from "./open/scenario.ts";
import { Head, TitledDoorHead } from "./screen/head.tsx";
import { StudyView } from "./screen/looking.tsx";
import { nameInAddress } from "./session/address.ts";
import { createDrawn } from "./session/drawn.ts";
import { Join } from "./studies/join.tsx";
import { StudyLists } from "./studies/lists.tsx";
import { replayWords } from "./language.ts";

const words = () => replayWords().replay;

interface ChooseProps {
  readonly onFile: (file: File) => void;
  /** What is wrong with the file that was chosen last. */
  readonly problem: string | null;
  readonly onEdit: () => void;
}

/** What there is to say of a finished game beside its name. */
const factsOf = (game: TableLine): string => {
  const won = wonBy(game);
  const played = `${wordsOf(game.game).name}: ${playersOf(game)}`;
  return [played, won, dateTime(game.updatedAt)].filter((fact) => fact !== null).join(" · ");
};

/** What a link to a finished game says to somebody who hears nothing but the link. */
const linkTo = (game: TableLine): string => {
  const which = [nameOfTable(game), playersOf(game), dateTime(game.updatedAt)].filter((fact) => fact !== null);
  return `${shell().lobby.replay}: ${which.join(shell().comma)}`;
};

/** Where a game to look at may come from: a file, an example, a position made by hand. */
const Ways = (props: ChooseProps) => (
  <>
    <div class="choose-ways">
      <div class="panel pad stack">
        <FileButton label={words().file} accept=".jsonl,.gz,.json,.txt" onFile={props.onFile} />
        <span class="muted">
          <span class="by-pointer">{words().drop}</span> {words().readHere}
        </span>
      </div>
      <div class="panel pad stack">
        <Examples onFile={props.onFile} />
      </div>
      <div class="panel pad stack">
        <Button onClick={props.onEdit}>{replayWords().editor.open}</Button>
        <a class="beside-button" href="/replay/statistics.html">
          {replayWords().statistics.link}
        </a>
      </div>
    </div>
    <Show when={props.problem}>
      <Notice>{props.problem}</Notice>
    </Show>
  </>
);

const FinishedGames = () => {
  const games = createListed(finishedGames);
  return (
    <section class="stack">
      <div class="row">
        <h2>{shell().lobby.finished}</h2>
        <SpoilersSwitch />
      </div>
      <Show when={games.failed()}>
        <Notice kind="info">{words().unreachable}</Notice>
      </Show>
      <Show when={games.lines() || games.failed()} fallback={<BusySign text={shell().loading} />}>
        <ul class="stack">
          <For each={games.lines()} fallback={!games.failed() && <li class="panel pad muted">{shell().lobby.none}</li>}>
            {(game) => (
              <li class="panel pad row">
                <b>{nameOfTable(game)}</b>
                <span class="muted">{factsOf(game)}</span>
                <a class="button" href={`/replay/?table=${game.id}`} aria-label={linkTo(game)}>
                  {shell().lobby.replay}
                </a>
              </li>
            )}
          </For>
        </ul>
        <More of={games} />
      </Show>
    </section>
  );
};

const Choose = (props: ChooseProps) => (
  <main class="choose stack">
    <Ways {...props} />
    <FinishedGames />
    <StudyLists />
  </main>
);

/** Making a position, and what becomes of it: a chapter that is looked at like any other. */
const Making = (props: {
  readonly first: Json | null;
  readonly onOpen: (opened: OpenedChapter) => void;
  readonly onClose: () => void;
}) => {
  const [problem, setProblem] = createSignal<string | null>(null);
  const open = async (file: Json): Promise<void> => {
    setProblem(null);
    try {
      const opened = await openScenarioFile(file);
      // The address named another game.
      history.replaceState(null, "", "/replay/");
      nameInAddress(opened);
      props.onOpen(opened);
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <>
      <Head title={words().title} />
      <Show when={problem()}>
        <Notice>{problem()}</Notice>
      </Show>
      <Suspense fallback={<BusySign text={shell().loading} />}>
        <Dynamic
          component={usualView?.PositionEditor}
          first={props.first}
          onOpen={(file: Json) => void open(file)}
          onClose={props.onClose}
        />
      </Suspense>
    </>
  );
};

/** While a game is chosen or its log is on its way, what shows it is fetched; when that fails, it is fetched again and told then. */
const prepareEarly = (): void => {
  const drawn = createDrawn();
  createEffect(() => drawn() && void usualView?.prepare?.().catch(() => undefined));
};

/** The replay: a game by its link or from a file, a study, or a position that is being made. */
export const App = () => {
  const address = new URLSearchParams(location.search);
  const token = address.get("join");
  const [file, setFile] = createSignal<OpenedChapter | EmptyStudy | null>(null);
  const [making, setMaking] = createSignal<{ readonly first: Json | null } | null>(null);
  const [named] = createResource(() => openNamed(address));
  prepareEarly();
  const opened = (): OpenedChapter | EmptyStudy | null => file() ?? (named.error ? null : (named() ?? null));
  const open = (next: OpenedChapter | EmptyStudy): void => {
    opened()?.host.close();
    setMaking(null);
    setFile(() => next);
  };
  const { problem, read } = createReading((next) => {
    // The address names the game that was open; a study has one of its own.
    if (opened() || next.address !== "/replay/") history.replaceState(null, "", next.address);
    if (next.opened.chapter) nameInAddress(next.opened);
    open(next.opened);
  });
  // A position that is being made is not thrown away by a file that is let fall on it.
  takeDrops((file) => (making() === null ? read(file) : undefined));
  const choosing = () => (
    <>
      <Show when={!named.loading && !token} fallback={<Head title={words().title} />}>
        <TitledDoorHead title={words().title} here="replay" />
      </Show>
      <Show when={named.error}>
        <Notice>{messageOf(named.error)}</Notice>
      </Show>
      <Show when={!named.loading} fallback={<BusySign text={shell().loading} />}>
        <Show
          when={token}
          fallback={<Choose onFile={read} problem={problem()} onEdit={() => setMaking({ first: null })} />}
        >
          {(given) => <Join token={given()} />}
        </Show>
      </Show>
    </>
  );
  const looking = () => (
    <Show when={opened()} keyed fallback={choosing()}>
      {(shown) => (
        <>
          <Show when={problem()}>
            <div class="bands">
              <Notice>{problem()}</Notice>
            </div>
          </Show>
          <StudyView opened={shown} onEdit={(first) => setMaking({ first })} onLater={open} />
        </>
      )}
    </Show>
  );
  return (
    <Show when={making()} keyed fallback={looking()}>
      {(made) => <Making first={made.first} onOpen={open} onClose={() => setMaking(null)} />}
    </Show>
  );
};
