import { bareMap, drawnSize, flatMap, type FlatNode, labelsFor, shadows, svgOf } from "@blueplate/city/flat";
import { pictureOf } from "@blueplate/forecast";
import type { GameConfig } from "@blueplate/kernel";
import { magnateWords } from "@blueplate/magnate-table";
import { shell } from "@blueplate/tabletop";
import { Button, createDue, Later } from "@blueplate/ui";
import { nanoid } from "nanoid";
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from "solid-js";
import type { OpeningProps } from "../games/client.ts";
import { TinyTown } from "../games/mini-map.tsx";
import { drawnTown, type DrawnTown, freshRows, outlineOf } from "./drawn-town.ts";
import "./styles/opening.css";

const words = () => shell().create;

/** How many of the last towns can be gone back to. */
const KEPT = 4;

const sizeText = ({ state: { town } }: DrawnTown): string =>
  words().front.tiles(town.tiles[0]?.length ?? 0, town.tiles.length, town.houses.length);

/** A town as it will be, lettered so that its numbers are read however small it is drawn. */
const TownMap = (props: { readonly town: DrawnTown }) => {
  const [width, setWidth] = createSignal(0);
  const watch = new ResizeObserver(([box]) => void setWidth(box?.contentRect.width ?? 0));
  onCleanup(() => watch.disconnect());
  const view = createMemo(() => ({
    ...pictureOf(props.town.ruleset, props.town.state, () => "comet" as const),
    hour: null,
  }));
  const labels = createMemo(() => (labelsFor(width() / drawnSize(view().town)[0]) === "largest" ? "largest" : "large"));
  // Before its width is known it would be lettered in vain; its board, the shade on it, what stands there and the text of
  // all take long enough for a task each: what has been drawn of a town is drawn no more.
  const isDue = createDue(() => width() > 0);
  const board = createMemo(() => (isDue() ? bareMap(view().town, labels()) : null));
  const isShaded = createDue(() => board() !== null);
  const shade = createMemo(() => (isShaded() ? shadows(view(), "noon") : null));
  const isFurther = createDue(() => shade() !== null);
  const drawing = createMemo(() => (isFurther() ? flatMap(view(), [], labels()) : null));
  const isDrawn = createDue(() => drawing() !== null);
  const written = (node: FlatNode | null): string => (node && isDrawn() ? svgOf(node) : "");
  return (
    <div
      ref={(box) => watch.observe(box)}
      class="opening-map"
      role="img"
      aria-label={magnateWords().map.flat}
      // The drawing is made of escaped facts only.
      innerHTML={written(drawing())}
    />
  );
};

/** Copies the way to this very town. */
const CopyTown = (props: { readonly link: string }) => {
  const [status, setStatus] = createSignal("");
  const copy = (): void => {
    const done = isSecureContext
      ? navigator.clipboard.writeText(props.link)
      : Promise.reject(new Error("no clipboard"));
    // Where there is no clipboard the link stands there to be copied by hand.
    void done.then(
      () => setStatus(shell().seats.copied),
      () => setStatus(`${words().front.notCopied} ${props.link}`),
    );
  };
  return (
    <>
      <Button onClick={copy}>{words().front.copyTown}</Button>
      <p class="told" role="status">
        {status()}
      </p>
    </>
  );
};

/** The last towns that were drawn, to go back to. */
const Draws = (props: {
  readonly config: GameConfig;
  readonly draws: readonly string[];
  readonly now: string;
  readonly onChange: (opening: string) => void;
}) => {
  const fitting = () =>
    props.draws.flatMap((text) => {
      const town = drawnTown({ ...props.config, opening: text.split(", ") });
      return town ? [{ text, town }] : [];
    });
  return (
    <div class="draws" role="group" aria-label={words().front.draws}>
      <For each={fitting()}>
        {({ text, town }, at) => (
          <button
            type="button"
            class="draw"
            aria-pressed={text === props.now}
            aria-label={words().front.draw(at() + 1)}
            onClick={() => props.onChange(text)}
          >
            <TinyTown outline={outlineOf(town)} seats={[]} />
          </button>
        )}
      </For>
    </div>
  );
};

interface ChoiceProps extends Pick<OpeningProps, "config"> {
  readonly seed: string | undefined;
  readonly link: string | undefined;
  readonly onChange: (opening: string) => void;
}

/** The town of a new table: there from the beginning, drawn anew as often as one likes, none of the last ones lost. */
const TownChoice = (props: ChoiceProps) => {
  const [draws, setDraws] = createSignal<readonly string[]>([]);
  const isSeeded = (): boolean => (props.seed ?? "") !== "" && props.config.opening === undefined;
  const town = createMemo(() =>
    props.config.opening === undefined && !isSeeded() ? null : drawnTown(props.config, props.seed),
  );
  const keep = (text: string): void =>
    void setDraws((before) => [text, ...before.filter((each) => each !== text)].slice(0, KEPT));
  const fresh = (): string | null => {
    const { opening: _, ...config } = props.config;
    return freshRows(config, nanoid());
  };
  const take = (rows: string | null): void => {
    if (rows === null) return;
    keep(rows);
    props.onChange(rows);
  };
  // A town stands there from the beginning, and after a change that it does not fit; what is written by hand is left as it is.
  const shape = createMemo(() => JSON.stringify([props.config.seats, props.config.modules, isSeeded()]));
  // The first is drawn in a task of its own, after the form that it stands in.
  const isDue = createDue(() => true);
  // What changes on the page with it comes in the next task.
  const [drawn, setDrawn] = createSignal<string | null>(null);
  const isTaken = createDue(() => drawn() !== null);
  createEffect(
    on(isTaken, (is) => {
      if (!is) return;
      take(drawn());
      setDrawn(null);
    }),
  );
  createEffect(
    on([isDue, shape], ([due], before) => {
      if (!due) return;
      const fits = town() !== null;
      if (fits && before?.[0] !== true && props.config.opening !== undefined) keep(rowsOf(props.config));
      if (!fits && !isSeeded()) setDrawn(fresh());
    }),
  );
  return (
    <div class="opening stack">
      <div class="town-head">
        <h2>{words().front.town}</h2>
        <Show when={town()}>{(drawn) => <span class="muted number">{sizeText(drawn())}</span>}</Show>
      </div>
      <Show
        when={town()}
        fallback={
          <p class="muted">
            <Show when={isDue()}>{props.config.opening === undefined ? words().front.byChance : words().mapWrong}</Show>
          </p>
        }
      >
        {(drawn) => <TownMap town={drawn()} />}
      </Show>
      <Show when={!isSeeded()}>
        <Later now>
          <Draws config={props.config} draws={draws()} now={rowsOf(props.config)} onChange={props.onChange} />
        </Later>
      </Show>
      <div class="row">
        <Button onClick={() => take(fresh())}>{words().drawAgain}</Button>
        <Show when={props.link !== undefined && !isSeeded()}>
          <CopyTown link={props.link ?? ""} />
        </Show>
      </div>
    </div>
  );
};

/** The rows of a fixed map as they are written in the form; empty for one that is left to chance. */
const rowsOf = ({ opening }: GameConfig): string => (Array.isArray(opening) ? opening.join(", ") : "");

/** The map of a new table, before anybody sits down. The dice of the game stay secret. */
export const Opening = (props: OpeningProps) => {
  const town = createMemo(() => (props.config.opening === undefined ? null : drawnTown(props.config)));
  return (
    <Show
      when={props.onChange}
      fallback={
        <Show when={town()}>
          {(drawn) => (
            <div class="opening">
              <TownMap town={drawn()} />
            </div>
          )}
        </Show>
      }
    >
      {(change) => (
        <Later now>
          <TownChoice config={props.config} seed={props.seed} link={props.link} onChange={change()} />
        </Later>
      )}
    </Show>
  );
};
