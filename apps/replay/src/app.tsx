import { Busy, Empty, Notice } from "@blueplate/ui";
import { shell, wordsOf } from "@blueplate/tabletop";
import { createMemo, createResource, createSignal, For, onCleanup, Show } from "solid-js";
import { finishedGames, type Opened, openFile, openNamed } from "./open.ts";
import { Player } from "./player.tsx";

const words = () => shell().replay;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : words().badFile);

const Choose = (props: { readonly onOpen: (opened: Opened) => void }) => {
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
        <input type="file" accept=".jsonl,.gz,.json,.txt" onChange={(event) => void read(event.currentTarget.files?.[0])} />
      </label>
      <Show when={problem()}>
        <Notice>{problem()}</Notice>
      </Show>
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

/** The log as it was opened, to keep. */
const Saving = (props: { readonly opened: Opened }) => {
  const address = createMemo(() => {
    const made = URL.createObjectURL(new Blob([props.opened.text], { type: "application/jsonl" }));
    onCleanup(() => URL.revokeObjectURL(made));
    return made;
  });
  return (
    <p class="saving row">
      <a class="button" data-kind="quiet" href={address()} download={`${props.opened.file.header.game}.jsonl`}>
        {words().save}
      </a>
      <a class="button" data-kind="quiet" href="/replay/">
        {words().another}
      </a>
    </p>
  );
};

/** The replay: a game by its link or from a file. */
export const App = () => {
  const address = new URLSearchParams(location.search);
  const [file, setFile] = createSignal<Opened | null>(null);
  const [game] = createResource(() => openNamed(address));
  const opened = (): Opened | null => file() ?? (game.error ? null : (game() ?? null));
  return (
    <>
      <header class="head row">
        <a class="title" href="/">
          {shell().title}
        </a>
        <h1>{words().title}</h1>
      </header>
      <Show when={game.error}>
        <Notice>{messageOf(game.error)}</Notice>
      </Show>
      <Show
        when={opened()}
        fallback={
          <Show when={!game.loading} fallback={<Busy text={shell().loading} />}>
            <Choose onOpen={setFile} />
          </Show>
        }
      >
        {(shown) => (
          <>
            <Saving opened={shown()} />
            <Player opened={shown()} />
          </>
        )}
      </Show>
    </>
  );
};
