import { Ranking } from "@blueplate/tabletop";
import { plain, type Sentence } from "@blueplate/words";
import { shell, wordsOf } from "@blueplate/tabletop";
import { type Component, createEffect, createMemo, createSignal, For, lazy, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { nameIn, type Opened } from "./open.ts";
import type { SceneProps } from "./scene.ts";
import { Tabletop } from "./tabletop.tsx";
import { type Speed, Transport } from "./transport.tsx";

const words = () => shell().replay;

/** Games that are shown in a way of their own; all others lie on the table of any game. */
const OWN: Readonly<Record<string, Component<SceneProps>>> = {
  "food-chain-magnate": lazy(() => import("./town.tsx").then(({ Town }) => ({ default: Town }))),
};

const sentencesOf = (opened: Opened, at: number): readonly Sentence[] =>
  (opened.walk.steps[at]?.events ?? []).flatMap((event) => {
    const sentence = wordsOf(opened.file.header.game).event(event, nameIn(opened));
    return sentence ? [sentence] : [];
  });

/** Keeps the moment in the address, so that a link leads to it; no step grows the way back. */
const keep = (at: number): void => {
  const address = new URL(location.href);
  address.searchParams.set("at", String(at));
  history.replaceState(null, "", address);
};

const roundOf = (state: unknown): number | null =>
  typeof state === "object" && state !== null && "round" in state && typeof state.round === "number"
    ? state.round
    : null;

/** What happened in this step, who won at the end, and where the moment stands in the game. */
const Told = (props: { readonly opened: Opened; readonly at: number; readonly state: unknown }) => {
  const outcome = createMemo(() => props.opened.rules.outcome(props.state));
  return (
    <section class="told panel stack" aria-live="polite" aria-label={words().happened}>
      <Show when={roundOf(props.state)}>{(round) => <h2>{words().round(round())}</h2>}</Show>
      <For each={sentencesOf(props.opened, props.at)} fallback={<p class="muted">{words().nothing}</p>}>
        {(sentence) => <p>{plain(sentence)}</p>}
      </For>
      <Show when={outcome()}>
        {(end) => (
          <>
            <h2 class="title">
              {end().winners.length === 0
                ? shell().table.nobodyWins
                : shell().table.winner(end().winners.map(nameIn(props.opened)).join(shell().comma))}
            </h2>
            <Ranking
              outcome={end()}
              score={(points) => wordsOf(props.opened.file.header.game).score(points)}
              names={nameIn(props.opened)}
              says={shell().table}
            />
          </>
        )}
      </Show>
    </section>
  );
};

/** A game, step by step: its table, what happened, and the line of all steps. */
export const Player = (props: { readonly opened: Opened }) => {
  const walk = () => props.opened.walk;
  const clamp = (at: number): number =>
    Math.max(0, Math.min(walk().steps.length - 1, Number.isFinite(at) ? Math.floor(at) : 0));
  const [at, setAt] = createSignal(clamp(Number(new URLSearchParams(location.search).get("at") ?? "0")));
  const [speed, setSpeed] = createSignal<Speed>(1);
  const [moving, setMoving] = createSignal(false);
  const state = createMemo(() => walk().state(at()));
  const before = createMemo(() => (at() === 0 ? null : walk().state(at() - 1)));
  createEffect(() => keep(at()));
  return (
    <main class="replay">
      <Dynamic
        component={OWN[props.opened.file.header.game] ?? Tabletop}
        opened={props.opened}
        at={at()}
        before={before()}
        state={state()}
        speed={speed()}
        onMoving={setMoving}
      />
      <Told opened={props.opened} at={at()} state={state()} />
      <Transport
        walk={walk()}
        at={at()}
        moving={moving()}
        speed={speed()}
        onSpeed={setSpeed}
        go={(next) => setAt(clamp(next))}
      />
    </main>
  );
};
