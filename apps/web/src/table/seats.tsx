import type { TableFacts } from "@blueplate/api";
import { Button, Notice, TextField } from "@blueplate/ui";
import { shell } from "@blueplate/words";
import { createSignal, For, Show } from "solid-js";
import { api, enter } from "../server/client.ts";
import { failureOf, failureText } from "../server/failure.ts";
import { wordsOf } from "../games/index.ts";
import { playerName, rememberName } from "../lobby/player.ts";

const words = shell.table;

/** Before the start: who sits where, the link to send, and the places that are free. */
export const Seats = (props: { readonly facts: TableFacts; readonly bot: string | null }) => {
  const [name, setName] = createSignal(playerName());
  const [problem, setProblem] = createSignal<string | null>(null);
  const attempt = async (ask: () => Promise<unknown>): Promise<void> => {
    setProblem(null);
    try {
      await enter();
      await ask();
    } catch (error) {
      setProblem(failureText(failureOf(error)));
    }
  };
  const link = (): string => `${location.origin}/table/${props.facts.id}`;
  const take = (seat: number): Promise<void> => {
    rememberName(name());
    const used = props.facts.seats.filter((each) => each.kind !== "open").map((each) => each.banner.colour);
    const banner = wordsOf(props.facts.game).banners.find((each) => !used.includes(each.colour));
    return attempt(() =>
      api.seats.take.mutate({ table: props.facts.id, seat, player: name(), ...(banner ? { banner } : {}) }),
    );
  };
  return (
    <section class="seats panel pad stack">
      <h2>{words.waitingForSeats}</h2>
      <Show when={props.facts.mySeat === null && props.facts.seats.some((seat) => seat.kind === "open")}>
        <TextField label={shell.create.you} value={name()} onInput={setName} />
      </Show>
      <ol class="stack">
        <For each={props.facts.seats}>
          {(seat) => (
            <li class="row seat">
              <span class="swatch" style={{ background: seat.banner.colour }} aria-hidden="true" />
              <b>{seat.kind === "open" ? words.free : seat.player}</b>
              <span class="muted">{seat.kind === "bot" ? words.isBot : seat.banner.name}</span>
              <Show when={seat.kind === "open" && props.facts.mySeat === null}>
                <Button kind="main" disabled={name().trim() === ""} onClick={() => void take(seat.seat)}>
                  {words.take}
                </Button>
              </Show>
            </li>
          )}
        </For>
      </ol>
      <p class="muted">{words.share}</p>
      <p>
        <a class="share-link" href={link()}>
          {link()}
        </a>
      </p>
      <Show when={props.facts.host && props.bot}>
        {(bot) => (
          <Button onClick={() => void attempt(() => api.tables.start.mutate({ table: props.facts.id, bot: bot() }))}>
            {words.startWithBots(bot())}
          </Button>
        )}
      </Show>
      <Show when={problem()}>
        <Notice>{problem()}</Notice>
      </Show>
    </section>
  );
};
