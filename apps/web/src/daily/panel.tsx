import { language, playerName, rememberName, shell } from "@blueplate/tabletop";
import { Button, Later, TextField } from "@blueplate/ui";
import { dayIn } from "@blueplate/words";
import { useNavigate } from "@solidjs/router";
import { createSignal, Show } from "solid-js";
import { wordsOf } from "../games/index.ts";
import { TinyTown } from "../games/mini-map.tsx";
import { api, enter } from "../server/client.ts";
import { failureOf, type ServerFailure } from "../server/failure.ts";
import { FailureNotice } from "../server/failure-notice.tsx";
import { DailyBest } from "./best.tsx";
import { createTown } from "./town.ts";

const words = () => shell().lobby.daily;

/** The town of the day: one for everybody, the best of those who have served it, and the way in. */
export const Daily = () => {
  const navigate = useNavigate();
  const town = createTown();
  const [problem, setProblem] = createSignal<ServerFailure | null>(null);
  const isKnown = playerName() !== "";
  const [name, setName] = createSignal(playerName());
  const serve = async (): Promise<void> => {
    try {
      await enter();
      const player = name().trim();
      if (player !== "") rememberName(player);
      const { id } = await api.daily.play.mutate({ player: player || shell().local.player(1) });
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
          {/* The first date that a page writes takes its browser long: the panel does not wait for it. */}
          <Later now>{dayIn(language.locale(), town()?.day ?? new Date().toISOString().slice(0, 10), "long")}</Later>
        </span>
      </div>
      <div class="panel daily">
        <TinyTown outline={town()?.outline ?? []} seats={[]} />
        <div class="stack tight">
          <p>{words().about}</p>
          <Show when={town()}>{(known) => <DailyBest town={known()} />}</Show>
          <Show when={problem()}>{(failure) => <FailureNotice failure={failure()} again={() => void serve()} />}</Show>
          <Show
            when={town()?.own?.score != null && town()?.own}
            fallback={
              <>
                {/* Whoever has no name yet is asked for one: the ranking calls them by it. Nobody must. */}
                <Show when={!isKnown && !town()?.own}>
                  <TextField label={shell().create.you} value={name()} onInput={setName} />
                </Show>
                <Button onClick={() => void serve()} disabled={town()?.game == null}>
                  {town()?.own ? words().goOn : words().serve}
                </Button>
              </>
            }
          >
            {(own) => (
              <p>
                <a href={`/replay/?table=${own().table}`} rel="external">
                  {words().served(wordsOf(town()?.game ?? "").score(own().score ?? 0))}
                </a>
                <Show when={own().isHandedOver}>
                  <span class="muted daily-place">{words().handedOver}</span>
                </Show>
                <Show when={own().place}>
                  {(place) => <span class="muted daily-place">{words().place(place(), town()?.ended ?? 0)}</span>}
                </Show>
              </p>
            )}
          </Show>
        </div>
      </div>
    </section>
  );
};
