import { shell, wordsOf } from "@blueplate/tabletop";
import { Busy, Empty, Notice } from "@blueplate/ui";
import { createResource, createSignal, For, Show } from "solid-js";
import { finishedGames, type Opened, readFile } from "./open/log.ts";
import { openLog, openNamed } from "./open/open.ts";
import { Head, StudyView } from "./screen/looking.tsx";
import { Join } from "./studies/join.tsx";
import { Studies } from "./studies/lists.tsx";

const words = () => shell().replay;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : words().badFile);

const Choose = (props: { readonly onOpen: (opened: Opened) => void }) => {
  const [games] = createResource(finishedGames);
  const [problem, setProblem] = createSignal<string | null>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setProblem(null);
    try {
      props.onOpen(await openLog(await readFile(file)));
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
      <a href="/replay/statistics.html">{shell().statistics.link}</a>
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
      <Studies />
    </main>
  );
};

/** The replay: a game by its link or from a file, or a study. */
export const App = () => {
  const address = new URLSearchParams(location.search);
  const token = address.get("join");
  const [file, setFile] = createSignal<Opened | null>(null);
  const [named] = createResource(() => openNamed(address));
  const opened = () => file() ?? (named.error ? null : (named() ?? null));
  return (
    <Show
      when={opened()}
      fallback={
        <>
          <Head />
          <Show when={named.error}>
            <Notice>{messageOf(named.error)}</Notice>
          </Show>
          <Show when={!named.loading} fallback={<Busy text={shell().loading} />}>
            <Show when={token} fallback={<Choose onOpen={setFile} />}>
              {(given) => <Join token={given()} />}
            </Show>
          </Show>
        </>
      }
    >
      {(shown) => <StudyView opened={shown()} />}
    </Show>
  );
};
