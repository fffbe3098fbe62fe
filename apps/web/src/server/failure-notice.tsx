import { shell } from "@blueplate/tabletop";
import { Button, Notice } from "@blueplate/ui";
import { createEffect, createSignal, onCleanup, Show } from "solid-js";
import { failureText, type ServerFailure } from "./failure.ts";

/** Milliseconds between two looks at the clock. */
const LOOK_EVERY = 250;

/** The seconds that are left of those that a failure names, from the moment at which it is shown. */
const createCountdown = (failure: () => ServerFailure) => {
  const [left, setLeft] = createSignal(0);
  createEffect(() => {
    const until = performance.now() + (failure().retryAfter ?? 0) * 1_000;
    const look = (): number => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1_000)));
    if (look() === 0) return;
    const timer = setInterval(() => look() === 0 && clearInterval(timer), LOOK_EVERY);
    onCleanup(() => clearInterval(timer));
  });
  return left;
};

/** The way to try again what a limit has refused: it counts down the seconds until then. */
export const AgainButton = (props: { readonly failure: ServerFailure; readonly again: () => void }) => {
  const left = createCountdown(() => props.failure);
  return (
    <Button disabled={left() > 0} onClick={() => props.again()}>
      {left() > 0 ? shell().tryAgainIn(left()) : shell().tryAgain}
    </Button>
  );
};

/** Why the server did not do what it was asked; where it has said when to come again, with the way to. */
export const FailureNotice = (props: { readonly failure: ServerFailure; readonly again: () => void }) => (
  <div class="stack tight">
    <Notice>{failureText(props.failure)}</Notice>
    <Show when={props.failure.retryAfter !== null}>
      <div class="row">
        <AgainButton failure={props.failure} again={props.again} />
      </div>
    </Show>
  </div>
);
