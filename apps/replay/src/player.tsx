import { Button } from "@blueplate/ui";
import { plain, type Sentence, shell } from "@blueplate/words";
import { createEffect, createMemo, createSignal, For, lazy, onCleanup, Show } from "solid-js";
import type { Opened } from "./open.ts";

const words = shell.replay;
const Town = lazy(() => import("./town.tsx").then((module) => ({ default: module.Town })));

/** Milliseconds a step is shown while the game plays by itself. */
const STEP_MS = 900;

const sentencesOf = (opened: Opened, at: number): readonly Sentence[] => {
  const names = (seat: number): string => opened.file.header.seats[seat]?.player ?? String(seat + 1);
  const step = opened.walk.steps[at];
  return (step?.events ?? []).flatMap((event) => {
    const sentence = opened.words.event(event, names);
    return sentence ? [sentence] : [];
  });
};

const Cash = (props: { readonly opened: Opened; readonly state: unknown }) => {
  const scores = (): readonly (number | null)[] => {
    const { state } = props;
    if (typeof state !== "object" || state === null || !("chains" in state) || !Array.isArray(state.chains)) return [];
    return state.chains.map((chain: { readonly cash?: number }) => chain.cash ?? null);
  };
  return (
    <ul class="cash row">
      <For each={props.opened.file.header.seats}>
        {(seat, index) => (
          <li class="chip">
            <span class="swatch" style={{ background: seat.banner.colour }} aria-hidden="true" />
            {seat.player}
            <Show when={scores()[index()] !== undefined}>
              <b class="number">${scores()[index()]}</b>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
};

const keep = (at: number): void => {
  const address = new URL(location.href);
  address.searchParams.set("at", String(at));
  history.replaceState(null, "", address);
};

const Transport = (props: {
  readonly at: number;
  readonly last: number;
  readonly opened: Opened;
  readonly go: (at: number) => void;
}) => {
  const [playing, setPlaying] = createSignal(false);
  createEffect(() => {
    if (!playing()) return;
    const timer = setInterval(() => (props.at < props.last ? props.go(props.at + 1) : setPlaying(false)), STEP_MS);
    onCleanup(() => clearInterval(timer));
  });
  const key = (event: KeyboardEvent): void => {
    const direction = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : null;
    if (direction === null || event.target instanceof HTMLInputElement) return;
    props.go(event.shiftKey ? props.opened.walk.round(props.at, direction) : props.at + direction);
  };
  addEventListener("keydown", key);
  onCleanup(() => removeEventListener("keydown", key));
  return (
    <div class="transport">
      <input
        type="range"
        min={0}
        max={props.last}
        value={props.at}
        aria-label={words.position}
        onInput={(event) => props.go(Number(event.currentTarget.value))}
      />
      <div class="row">
        <Button shortcut="Shift ←" onClick={() => props.go(props.opened.walk.round(props.at, -1))}>
          {words.roundBack}
        </Button>
        <Button shortcut="←" disabled={props.at === 0} onClick={() => props.go(props.at - 1)}>
          {words.back}
        </Button>
        <Button kind="main" onClick={() => setPlaying(!playing())}>
          {playing() ? words.pause : words.play}
        </Button>
        <Button shortcut="→" disabled={props.at === props.last} onClick={() => props.go(props.at + 1)}>
          {words.forward}
        </Button>
        <Button shortcut="Shift →" onClick={() => props.go(props.opened.walk.round(props.at, 1))}>
          {words.roundForward}
        </Button>
        <output class="number">{words.step(props.at, props.last)}</output>
      </div>
    </div>
  );
};

/** A game, step by step: the town, what happened, money, and the line of all steps. */
export const Player = (props: { readonly opened: Opened }) => {
  const last = (): number => props.opened.walk.steps.length - 1;
  const clamp = (at: number): number => Math.max(0, Math.min(last(), Number.isFinite(at) ? Math.floor(at) : 0));
  const [at, setAt] = createSignal(clamp(Number(new URLSearchParams(location.search).get("at") ?? "0")));
  const state = createMemo(() => props.opened.walk.state(at()));
  const sentences = createMemo(() => sentencesOf(props.opened, at()));
  const outcome = createMemo(() => props.opened.rules.outcome(state()));
  const names = (seat: number): string => props.opened.file.header.seats[seat]?.player ?? String(seat + 1);
  createEffect(() => keep(at()));
  return (
    <main class="replay">
      <Cash opened={props.opened} state={state()} />
      <Show when={props.opened.file.header.game === "food-chain-magnate"}>
        <Town opened={props.opened} state={state()} />
      </Show>
      <section class="told panel" aria-live="polite" aria-label={words.happened}>
        <For each={sentences()} fallback={<p class="muted">{words.nothing}</p>}>
          {(sentence) => <p>{plain(sentence)}</p>}
        </For>
        <Show when={outcome()}>
          {(end) => <h2 class="title">{shell.table.winner(end().winners.map(names).join(", "))}</h2>}
        </Show>
      </section>
      <Transport at={at()} last={last()} opened={props.opened} go={(next) => setAt(clamp(next))} />
    </main>
  );
};
