import { nameOfTable, shell, wordsOf } from "@blueplate/tabletop";
import { Button, FileButton, SelectField } from "@blueplate/ui";
import { FoldedChoice } from "@blueplate/ui/choice";
import { Result } from "effect";
import { createResource, createSignal, For, Show } from "solid-js";
import { GamePicture } from "../games/game-picture.tsx";
import { gameIds } from "../open/games.ts";
import { createListed } from "../open/listed.ts";
import { finishedGames } from "../open/log.ts";
import { More } from "../open/more.tsx";
import type { ServerAction } from "./server-action.ts";
import type { OpenStudy } from "./open-study.ts";
import { chapterEdit, emptyChapter, type FileChapter, fileChapter, seatsOfGame, tableChapter } from "./sources.ts";
import { replayWords } from "../language.ts";

const words = () => replayWords().studies;

type Chapter = ReturnType<typeof chapterEdit>;

/** A game with nothing played in it yet, for so many. */
export const EmptyGame = (props: {
  readonly legend: string;
  readonly busy: boolean;
  readonly onBegin: (game: string, seats: number) => void;
}) => {
  const [game, setGame] = createSignal<string>(gameIds[0] ?? "");
  const [counts] = createResource(game, seatsOfGame);
  const [wished, setWished] = createSignal(3);
  const seats = (): number => {
    const all = counts.latest ?? [];
    return all.includes(wished()) ? wished() : (all[0] ?? wished());
  };
  return (
    <fieldset class="stack tight">
      <legend>{props.legend}</legend>
      <div class="row">
        <FoldedChoice
          legend={shell().create.game}
          value={game()}
          choices={gameIds.map((id) => ({
            value: id,
            text: wordsOf(id).name,
            picture: () => <GamePicture game={id} />,
          }))}
          onChange={setGame}
        />
        <SelectField
          label={shell().create.seats}
          value={String(seats())}
          options={(counts.latest ?? []).map((count) => ({ value: String(count), text: words().players(count) }))}
          onChange={(value) => setWished(Number(value))}
        />
        <Button disabled={props.busy} onClick={() => props.onBegin(game(), seats())}>
          {words().begin}
        </Button>
      </div>
    </fieldset>
  );
};

const FinishedGame = (props: {
  readonly study: string;
  readonly busy: boolean;
  readonly onAdd: (of: () => Promise<Chapter>) => void;
}) => {
  const games = createListed(finishedGames);
  const none = (): string => (games.failed() ? replayWords().replay.unreachable : words().noGames);
  return (
    <details>
      <summary>{words().addGame}</summary>
      <ul class="plain">
        <For each={games.lines()} fallback={<li class="muted">{none()}</li>}>
          {(game) => (
            <li class="row">
              <span class="grow">
                {nameOfTable(game)} <span class="muted">{wordsOf(game.game).name}</span>
              </span>
              <Button
                disabled={props.busy}
                onClick={() => props.onAdd(() => tableChapter(props.study, { id: game.id, name: nameOfTable(game) }))}
              >
                {words().begin}
              </Button>
            </li>
          )}
        </For>
      </ul>
      <More of={games} />
    </details>
  );
};

/** New chapters: a finished game, a file, or a game that begins. */
export const Adding = (props: {
  readonly live: OpenStudy;
  readonly acting: ServerAction;
  readonly onAdded: (chapter: string) => void;
}) => {
  const { live, acting } = props;
  const addPlaced = async (of: () => Promise<FileChapter>): Promise<void> => {
    let chapter = "";
    const added = await acting.act(async () => {
      const { edit, place } = await of();
      ({ chapter } = edit);
      return Result.mapError(await live.host.edit(edit), place);
    });
    if (added) props.onAdded(chapter);
  };
  const add = (of: () => Promise<Chapter>): Promise<void> =>
    addPlaced(async () => ({ edit: await of(), place: (refusal) => refusal }));
  return (
    <Show when={live.may("write")}>
      <div class="stack">
        <FinishedGame study={live.study().id} busy={acting.busy()} onAdd={(of) => void add(of)} />
        <FileButton
          label={words().addFile}
          accept=".jsonl,.gz,.json,.txt"
          onFile={(file) => void addPlaced(() => fileChapter(file))}
        />
        <EmptyGame
          legend={words().empty}
          busy={acting.busy()}
          onBegin={(game, seats) => void add(() => emptyChapter(game, seats))}
        />
      </div>
    </Show>
  );
};
