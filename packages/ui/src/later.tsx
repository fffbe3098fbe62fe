import {
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  on,
  onCleanup,
  type ParentProps,
  Show,
  untrack,
} from "solid-js";
import { afterDrawing } from "./after-drawing.ts";

type Draw = () => void;

/** What waits to be drawn, first come first served: what is seen before what is not. */
const seen = new Set<Draw>();
const unseen = new Set<Draw>();

let timer: ReturnType<typeof setTimeout> | null = null;

/** Draws one and leaves the next to a task of its own: between them the page answers. */
const drawNext = (): void => {
  timer = null;
  const line = seen.size > 0 ? seen : unseen;
  const [next] = line;
  if (!next) return;
  line.delete(next);
  next();
  timer ??= setTimeout(drawNext);
};

/** Draws something when its turn has come; the answer calls it off. */
const inTurn = (line: Set<Draw>, draw: Draw): (() => void) => {
  line.add(draw);
  timer ??= setTimeout(drawNext);
  return () => void line.delete(draw);
};

/** When all that is seen has been drawn and is on the screen: for what keeps the page busy for long. */
export const afterSeen = async (): Promise<void> => {
  do await afterDrawing();
  while (seen.size > 0);
  // What the page drew is shown with the next picture, which would wait for whatever is busy until then.
  await afterDrawing();
};

/** What has come is used in a task of its own, not in the one in which its scripts were first run. */
export const inOwnTask = async <T,>(coming: Promise<T>): Promise<T> => {
  const come = await coming;
  await new Promise((resume) => setTimeout(resume));
  return come;
};

/**
 * True while `wanted` is, once its turn has come: what waits for that is drawn in a task of its own, after what is seen before it,
 * and goes at once when it is not wanted any more.
 */
export const createDue = (wanted: () => boolean): (() => boolean) => {
  const [due, setDue] = createSignal(false);
  const isWanted = createMemo(wanted);
  createEffect(
    on(isWanted, (is) => {
      setDue(false);
      if (is) onCleanup(inTurn(seen, () => setDue(true)));
    }),
  );
  return () => isWanted() && due();
};

/**
 * How many of `length` parts of something long are drawn, for whoever draws a part of it in each task: `step` at first, and as many more in
 * every task whose turn comes.
 */
export const createGrowing = (length: () => number, step: number): (() => number) => {
  const [drawn, setDrawn] = createSignal(step);
  const isWhole = createMemo(() => drawn() >= length());
  createEffect(() => {
    if (isWhole()) return;
    drawn();
    onCleanup(inTurn(seen, () => setDrawn((before) => before + step)));
  });
  return drawn;
};

/**
 * Draws what is within in a task of its own, so that a page of many parts answers while it comes: first the parts that are
 * seen `now`, in the order in which they stand, then the others. What is turned to before its turn is drawn at once. `fallback` stands
 * there until then.
 */
export const Later = (props: ParentProps<{ readonly now: boolean; readonly fallback?: JSX.Element }>) => {
  const [due, setDue] = createSignal(false);
  const now = () => props.now;
  onCleanup(inTurn(untrack(now) ? seen : unseen, () => setDue(true)));
  createEffect(on(now, (turned) => turned && setDue(true), { defer: true }));
  return (
    <Show when={due()} fallback={props.fallback}>
      {props.children}
    </Show>
  );
};
