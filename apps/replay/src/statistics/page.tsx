import { GameLinks, shell, wordsOf } from "@blueplate/tabletop";
import { BusySign, Button, Notice } from "@blueplate/ui";
import { createEffect, createSignal, For, Show } from "solid-js";
import { gameIds } from "../open/games.ts";
import { TitledDoorHead } from "../screen/head.tsx";
import { askFor, firstFinished, isEmpty } from "./asking.ts";
import { GroupSection } from "./group.tsx";
import { replayWords } from "../language.ts";

const words = () => replayWords().statistics;

/** The game that the address asks for, if it names one. */
const asked = (): string | undefined => {
  const wanted = new URLSearchParams(location.search).get("game");
  return gameIds.find((id) => id === wanted);
};

/** The game that is shown: where the address names none, the first of which some were finished. */
const createShownGame = () => {
  const [first = "", ...others] = gameIds;
  const [game, setGame] = createSignal(asked() ?? first);
  const statistics = askFor(game);
  createEffect(() => {
    const found = statistics.found();
    if (asked() !== undefined || game() !== first || !found || !isEmpty(found)) return;
    // Where they cannot be asked for either, the first one stays.
    firstFinished(others).then(
      (other) => setGame(other ?? first),
      () => undefined,
    );
  });
  return { game, ...statistics };
};

/** What finished games have in common: every number leads to its games. */
export const StatisticsPage = () => {
  const { game, found, failed, again } = createShownGame();
  return (
    <>
      <TitledDoorHead title={words().title} here="statistics" game={game()}>
        <GameLinks games={gameIds} here={game()} hrefOf={(id) => `?game=${encodeURIComponent(id)}`} />
      </TitledDoorHead>
      <main class="statistics stack">
        <p class="muted">{words().about}</p>
        <Show when={failed()}>
          <Notice>
            {words().failed} <Button onClick={again}>{words().again}</Button>
          </Notice>
        </Show>
        <Show
          when={found()}
          fallback={
            <Show when={!failed()}>
              <BusySign text={shell().loading} />
            </Show>
          }
        >
          {(statistics) => (
            <>
              <Show when={statistics().uncounted > 0 && !failed()}>
                <BusySign text={words().uncounted(statistics().uncounted)} />
              </Show>
              <For
                each={statistics().groups}
                fallback={
                  <Show when={statistics().uncounted === 0}>
                    <p class="panel pad muted">{words().none(wordsOf(game()).name)}</p>
                  </Show>
                }
              >
                {(group, at) => (
                  <GroupSection
                    ids={statistics().ids}
                    played={statistics().played}
                    group={group}
                    ladder={statistics().ladders[at()] ?? []}
                  />
                )}
              </For>
            </>
          )}
        </Show>
      </main>
    </>
  );
};
