import { createEffect, createSignal, onCleanup, type ParentProps, Show } from "solid-js";

/** What waits to be drawn, first come first served. */
const waiting = new Set<() => void>();

let timer: ReturnType<typeof setTimeout> | null = null;

/** Draws one and leaves the next to a task of its own: between them the page answers. */
const drawNext = (): void => {
  timer = null;
  const [next] = waiting;
  if (!next) return;
  waiting.delete(next);
  next();
  timer ??= setTimeout(drawNext);
};

/** Draws something when its turn has come; the answer calls it off. */
const inTurn = (draw: () => void): (() => void) => {
  waiting.add(draw);
  timer ??= setTimeout(drawNext);
  return () => void waiting.delete(draw);
};

/** What nobody sees yet is drawn in its turn, after what is seen, unless it is to be seen `now`; then it stays. */
export const Later = (props: ParentProps<{ readonly now: boolean }>) => {
  const [due, setDue] = createSignal(props.now);
  if (!due()) onCleanup(inTurn(() => setDue(true)));
  createEffect(() => props.now && setDue(true));
  return <Show when={due()}>{props.children}</Show>;
};
