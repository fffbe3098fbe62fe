import type { DailyTown } from "@blueplate/api";
import { language, playerName, shell } from "@blueplate/tabletop";
import { Button } from "@blueplate/ui";
import { dayIn } from "@blueplate/words";
import { useNavigate } from "@solidjs/router";
import { createSignal, For, onCleanup, Show } from "solid-js";
import { wordsOf } from "../games/index.ts";
import { TinyTown } from "../games/mini-map.tsx";
import { api, enter } from "../server/client.ts";
import { failureOf, type ServerFailure } from "../server/failure.ts";
import { FailureNotice } from "../server/failure-notice.tsx";

const words = () => shell().lobby.daily;

/** Milliseconds between looks at the ranking. */
const LOOK_EVERY = 30_000;

const createTown = () => {
  const [town, setTown] = createSignal<DailyTown | null>(null);
  const look = (): void => {
    // The lobby stands without it.
    void enter()
      .then(() => api.daily.town.query())
      .then(setTown, () => null);
  };
  look();
  const timer = setInterval(look, LOOK_EVERY);
  onCleanup(() => clearInterval(timer));
  return town;
};

const Best = (props: { readonly town: DailyTown; readonly game: string }) => (
  <ol class="daily-best">
    <For each={props.town.best} fallback={<li class="muted">{words().nobody}</li>}>
      {({ table, player, score }, at) => (
        <li data-own={table === props.town.own?.table ? "" : undefined}>
          <span class="number">{at() + 1}</span>
          <a href={`/replay/?table=${table}`} rel="external" aria-label={`${shell().lobby.replay}: ${player}`}>
            {player}
          </a>
          <span class="number">{wordsOf(props.game).score(score)}</span>
        </li>
      )}
    </For>
  </ol>
);

/** The town of the day: one for everybody, the best of those who have served it, and the way in. */
export const Daily = () => {
  const navigate = useNavigate();
  const town = createTown();
  const [problem, setProblem] = createSignal<ServerFailure | null>(null);
  const serve = async (): Promise<void> => {
    try {
      await enter();
      const { id } = await api.daily.play.mutate({ player: playerName() || shell().local.player(1) });
      navigate(`/table/${id}`);
    } catch (error) {
      setProblem(failureOf(error));
    }
  };
  return (
    <section>
      <div class="section-head">
        <h2>{words().title}</h2>
        <span class="muted">
          {dayIn(language.locale(), town()?.day ?? new Date().toISOString().slice(0, 10), "long")}
        </span>
      </div>
      <div class="panel daily">
        <TinyTown outline={town()?.outline ?? []} seats={[]} />
        <div class="stack tight">
          <p>{words().about}</p>
          <Show when={town()}>{(known) => <Best town={known()} game={known().game ?? ""} />}</Show>
          <Show when={problem()}>{(failure) => <FailureNotice failure={failure()} again={() => void serve()} />}</Show>
          <Show
            when={town()?.own?.score != null && town()?.own}
            fallback={
              <Button onClick={() => void serve()} disabled={town()?.game == null}>
                {town()?.own ? words().goOn : words().serve}
              </Button>
            }
          >
            {(own) => (
              <p>
                <a href={`/replay/?table=${own().table}`} rel="external">
                  {words().served(wordsOf(town()?.game ?? "").score(own().score ?? 0))}
                </a>
              </p>
            )}
          </Show>
        </div>
      </div>
    </section>
  );
};
