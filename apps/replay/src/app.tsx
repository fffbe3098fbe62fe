import type { Json } from "@blueplate/kernel";
import { LanguageSwitch, narrow, shell, ThemeSwitch, wordsOf } from "@blueplate/tabletop";
import { Busy, Button, Empty, Icon, Notice } from "@blueplate/ui";
import { createResource, createSignal, For, lazy, type ParentProps, Show, Suspense } from "solid-js";
import { openFile } from "./open/file.ts";
import { finishedGames, type Opened, readNamed } from "./open/log.ts";
import { openLog } from "./open/open.ts";
import { openScenarioFile } from "./open/scenario.ts";
import { Out } from "./out/menu.tsx";
import { EyesSwitch } from "./screen/eyes.tsx";
import { AnyGame } from "./screen/any-game.tsx";
import { keepInAddress, placeInAddress } from "./session/address.ts";
import { createSession } from "./session/session.ts";

const words = () => shell().replay;

/** Games that are shown in a way of their own; all others lie on the table of any game. */
const MagnateScreen = lazy(() => import("./magnate/screen.tsx").then((module) => ({ default: module.MagnateScreen })));

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : words().badFile);

/** Making positions by hand: whoever makes none fetches nothing of it. */
const Starting = lazy(() => import("./editor/starting.tsx").then((module) => ({ default: module.Starting })));

interface ChooseProps {
  readonly onOpen: (opened: Opened) => void;
  readonly onEdit: () => void;
}

const Choose = (props: ChooseProps) => {
  const [games] = createResource(finishedGames);
  const [problem, setProblem] = createSignal<string | null>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setProblem(null);
    try {
      props.onOpen(await openFile(file));
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void read(event.dataTransfer?.files[0]);
  };
  return (
    <main class="choose stack" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <label class="field">
        <span class="label">{words().file}</span>
        <span class="muted">{words().drop}</span>
        <input
          type="file"
          accept=".jsonl,.gz,.json,.txt"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
      <Show when={problem()}>
        <Notice>{problem()}</Notice>
      </Show>
      <div class="row">
        <Button onClick={props.onEdit}>{shell().editor.open}</Button>
        <a href="/replay/statistics.html">{shell().statistics.link}</a>
      </div>
      <h2>{shell().lobby.finished}</h2>
      <Show when={!games.loading} fallback={<Busy text={shell().loading} />}>
        <ul class="stack">
          <For each={games.error ? [] : (games() ?? [])} fallback={<Empty>{shell().lobby.none}</Empty>}>
            {(game) => (
              <li class="panel pad row">
                <b>{game.name}</b> <span class="muted">{wordsOf(game.game).name}</span>
                <a class="button" href={`/replay/?table=${game.id}`}>
                  {shell().lobby.replay}
                </a>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </main>
  );
};

/** What stands at the right of the head: in a row, or behind one button where there is no room. */
const Menu = (props: ParentProps) => {
  const small = narrow();
  return (
    <Show when={small()} fallback={props.children}>
      <details class="menu">
        <summary class="button" aria-label={shell().settings.menu}>
          <Icon name="list" />
        </summary>
        <div class="panel stack">{props.children}</div>
      </details>
    </Show>
  );
};

/** A chapter on the screen that its game has. */
const Looking = (props: { readonly opened: Opened; readonly onEdit: (file: Json) => void }) => {
  const { opened } = props;
  const session = createSession({ ...opened, chapter: opened.chapter.id }, opened.start ?? placeInAddress(opened.key));
  keepInAddress(session);
  return (
    <>
      <header class="head row">
        <a class="title" href="/">
          {shell().title}
        </a>
        <h1>{words().title}</h1>
        <span class="grow" />
        <Menu>
          <EyesSwitch session={session} />
          <Out session={session} opened={opened} onEdit={props.onEdit} />
          <a class="button" data-kind="quiet" href="/replay/">
            {words().another}
          </a>
          <LanguageSwitch />
          <ThemeSwitch />
        </Menu>
      </header>
      <div class="bands">
        <Show when={!opened.kept}>
          <Notice kind="info">{shell().studies.notKept}</Notice>
        </Show>
      </div>
      <Suspense fallback={<Busy text={shell().loading} />}>
        <Show when={session.rules.game === "food-chain-magnate"} fallback={<AnyGame session={session} />}>
          <MagnateScreen session={session} />
        </Show>
      </Suspense>
    </>
  );
};

const Head = () => (
  <header class="head row">
    <a class="title" href="/">
      {shell().title}
    </a>
    <h1>{words().title}</h1>
    <span class="grow" />
    <LanguageSwitch />
    <ThemeSwitch />
  </header>
);

/** Making a position, and what becomes of it: a chapter that is looked at like any other. */
const Making = (props: {
  readonly first: Json | null;
  readonly onOpen: (opened: Opened) => void;
  readonly onClose: () => void;
}) => {
  const [problem, setProblem] = createSignal<string | null>(null);
  const open = async (file: Json): Promise<void> => {
    setProblem(null);
    try {
      const opened = await openScenarioFile(file);
      // The address named another game.
      history.replaceState(null, "", "/replay/");
      props.onOpen(opened);
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <>
      <Head />
      <Show when={problem()}>
        <Notice>{problem()}</Notice>
      </Show>
      <Suspense fallback={<Busy text={shell().loading} />}>
        <Starting first={props.first} onOpen={(file) => void open(file)} onClose={props.onClose} />
      </Suspense>
    </>
  );
};

/** The replay: a game by its link or from a file, or a position that is being made. */
export const App = () => {
  const [file, setFile] = createSignal<Opened | null>(null);
  const [making, setMaking] = createSignal<{ readonly first: Json | null } | null>(null);
  const [game] = createResource(async () => {
    const log = await readNamed(new URLSearchParams(location.search));
    return log && openLog(log);
  });
  const opened = (): Opened | null => file() ?? (game.error ? null : (game() ?? null));
  const open = (next: Opened): void => {
    setMaking(null);
    setFile(() => next);
  };
  const choosing = () => (
    <>
      <Head />
      <Show when={game.error}>
        <Notice>{messageOf(game.error)}</Notice>
      </Show>
      <Show when={!game.loading} fallback={<Busy text={shell().loading} />}>
        <Choose onOpen={open} onEdit={() => setMaking({ first: null })} />
      </Show>
    </>
  );
  const looking = () => (
    <Show when={opened()} keyed fallback={choosing()}>
      {(shown) => <Looking opened={shown} onEdit={(first) => setMaking({ first })} />}
    </Show>
  );
  return (
    <Show when={making()} keyed fallback={looking()}>
      {(made) => <Making first={made.first} onOpen={open} onClose={() => setMaking(null)} />}
    </Show>
  );
};
