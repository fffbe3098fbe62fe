import type { TableLine } from "@blueplate/api";
import { Button, Icon } from "@blueplate/ui";
import { setupName } from "@blueplate/words";
import { createResource, For, Show } from "solid-js";
import { wordsOf } from "../games/index.ts";
import { namesOfSeats, nameOfTable, shell, wonBy } from "@blueplate/tabletop";
import { MiniMap } from "../games/mini-map.tsx";
import { momentOf, moverOf } from "./row.tsx";
import { Bars } from "./seats.tsx";
import { ago } from "./since.ts";
import { savedLine } from "../local/saved-line.ts";
import { SecondThought } from "../second-thought.tsx";
import { replayLink, type SavedGame } from "../saved-games/saved-game.ts";

const words = () => shell().local;

/** The lobby is drawn without waiting for what reads them; where that does not come, nothing is listed. */
const savedGames = () =>
  import("../saved-games/store.ts").then(
    (store) => store.savedGames(),
    () => [],
  );

/** How those who play a game are called on this page. */
const playersOf = ({ game, seats, players }: SavedGame): readonly string[] =>
  seats
    ? namesOfSeats(
        game,
        seats.map((each, seat) => ({ ...each, seat })),
      )
    : players;

const nameOf = ({ name }: SavedGame): string => nameOfTable({ name, origin: "drawn" });

const actionOf = ({ finished }: SavedGame): string => (finished ? shell().lobby.replay : words().goOn);

/** Who has what in a game on this device, and what it waits for or who has won it. */
const SavedState = (props: { readonly line: TableLine }) => {
  const won = () => wonBy(props.line);
  const isOver = (): boolean => props.line.status === "finished";
  return (
    <Show when={props.line.glance}>
      {(glance) => (
        <>
          <Show when={!isOver() || won() !== null}>
            <Bars line={props.line} scores={glance().scores} waitsFor={props.line.winners ?? glance().waitsFor} />
          </Show>
          <span>
            {isOver() ? won() : [moverOf(props.line), momentOf(props.line)].join(" · ")}{" "}
            <span class="muted">{ago(props.line.updatedAt, Date.now())}</span>
          </span>
        </>
      )}
    </Show>
  );
};

/** A game on this device as it looks: its table, what it is called, who plays it, and how it stands. */
const SavedLook = (props: { readonly game: SavedGame & { readonly id: string } }) => {
  const line = () => savedLine(props.game);
  return (
    <div class="local-look">
      <Show when={line().glance}>
        <MiniMap line={line()} />
      </Show>
      <div class="stack tight">
        <b>{nameOf(props.game)}</b>
        <span class="muted">
          {wordsOf(props.game.game).name} · {setupName(wordsOf(props.game.game), props.game)}
        </span>
        <span class="row">
          <For each={playersOf(props.game)}>{(player) => <span class="chip">{player}</span>}</For>
        </span>
        <SavedState line={line()} />
      </div>
    </div>
  );
};

/** The games on this device, if there are any. */
export const LocalGames = () => {
  const [games, { refetch }] = createResource(savedGames);
  const remove = async (id: string): Promise<void> => {
    const { deleteGame } = await import("../saved-games/store.ts");
    await deleteGame(id);
    await refetch();
  };
  return (
    <Show when={(games.latest ?? []).length > 0}>
      <section class="stack">
        <h2>{words().title}</h2>
        <ul class="stack">
          <For each={games.latest}>
            {(game) => (
              <li class="table-line panel">
                <SavedLook game={game} />
                <SecondThought
                  sure={words().removeSure}
                  yes={words().removeYes}
                  no={words().removeNo}
                  onYes={() => void remove(game.id)}
                  ask={(begin) => (
                    <Button
                      kind="quiet"
                      aria-label={`${words().remove}: ${nameOf(game)}`}
                      title={words().remove}
                      onClick={begin}
                    >
                      <Icon name="x" />
                    </Button>
                  )}
                />
                <a
                  class="button"
                  href={game.finished ? replayLink(game.id) : `/local/${game.id}`}
                  rel={game.finished ? "external" : undefined}
                  aria-label={`${actionOf(game)}: ${nameOf(game)}`}
                >
                  {actionOf(game)}
                </a>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
};
