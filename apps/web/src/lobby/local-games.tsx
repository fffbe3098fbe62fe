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

/** What a game on this device looks like, who has what there, and what it waits for or who has won it. */
const SavedLook = (props: { readonly game: SavedGame & { readonly id: string } }) => {
  const line = () => savedLine(props.game);
  const won = () => wonBy(line());
  return (
    <Show when={line().glance}>
      {(glance) => (
        <>
          <MiniMap line={line()} />
          <Show when={!props.game.finished || won() !== null}>
            <Bars line={line()} scores={glance().scores} waitsFor={line().winners ?? glance().waitsFor} />
          </Show>
          <span>
            {props.game.finished ? won() : [moverOf(line()), momentOf(line())].join(" · ")}{" "}
            <span class="muted">{ago(line().updatedAt, Date.now())}</span>
          </span>
        </>
      )}
    </Show>
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
                <div class="local-look">
                  <SavedLook game={game} />
                  <b>{nameOf(game)}</b>
                  <span class="muted">
                    {wordsOf(game.game).name} · {setupName(wordsOf(game.game), game)}
                  </span>
                  <span class="row">
                    <For each={playersOf(game)}>{(player) => <span class="chip">{player}</span>}</For>
                  </span>
                </div>
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
