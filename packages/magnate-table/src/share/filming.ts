import type { TableProps } from "@blueplate/tabletop";
import { createSignal, onCleanup } from "solid-js";
import { createWebm } from "./encoder.ts";
import type { PicturedEvening } from "./evening.ts";
import { type FilmListener, filmEvening, type FilmShape } from "./film.ts";
import { createGif } from "./gif.ts";
import { canvasOf } from "./picture.ts";

/** The kinds of films. */
export type FilmKind = "webm" | "gif";

/** A GIF weighs ten times as much as a film, so it is smaller and jumps more. */
const SHAPES: Readonly<Record<FilmKind, FilmShape>> = {
  webm: { width: 960, perSecond: 20 },
  gif: { width: 600, perSecond: 8 },
};

/** How far a film is. */
export type Filming =
  | { readonly _tag: "Idle" }
  | { readonly _tag: "Filming"; readonly done: number; readonly all: number }
  | { readonly _tag: "Stopped" }
  /** The browser writes no such films. */
  | { readonly _tag: "NoWebm" }
  | { readonly _tag: "Failed" }
  | { readonly _tag: "Made"; readonly kind: FilmKind; readonly film: Blob };

const IDLE: Filming = { _tag: "Idle" };

type Make = (kind: FilmKind, listener: FilmListener) => Promise<Filming>;

/** Makes a film of the evening, whole or not at all. */
const makeFilm =
  (table: TableProps, evening: PicturedEvening): Make =>
  async (kind, listener) => {
    const shape = SHAPES[kind];
    if (kind === "gif") {
      const gif = await createGif();
      const isFilmed = await filmEvening(table, evening, shape, gif.take, listener);
      return isFilmed ? { _tag: "Made", kind, film: gif.finish() } : { _tag: "Failed" };
    }
    const { width, height } = canvasOf(shape.width);
    const webm = await createWebm({ width, height }, shape);
    if (!webm) return { _tag: "NoWebm" };
    try {
      const isFilmed = await filmEvening(table, evening, shape, webm.take, listener);
      return isFilmed ? { _tag: "Made", kind, film: await webm.finish() } : { _tag: "Failed" };
    } finally {
      webm.close();
    }
  };

/** Filming one film at a time. Whoever leaves stops it: nobody would see any more how far it is. */
export const createFilming = (table: TableProps, evening: PicturedEvening) => {
  const [filming, setFilming] = createSignal<Filming>(IDLE);
  let stopping = new AbortController();
  const stop = (): void => stopping.abort();
  const make = makeFilm(table, evening);
  const start = async (kind: FilmKind): Promise<void> => {
    stopping = new AbortController();
    const { signal } = stopping;
    const onTaken = (done: number, all: number): void => void setFilming({ _tag: "Filming", done, all });
    onTaken(0, 0);
    const end = await make(kind, { onTaken, signal }).catch((): Filming =>
      signal.aborted ? { _tag: "Stopped" } : { _tag: "Failed" },
    );
    setFilming(end);
  };
  onCleanup(stop);
  return { filming, start, stop };
};
