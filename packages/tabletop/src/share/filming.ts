import { createSignal, onCleanup } from "solid-js";
import { createWebm } from "./encoder.ts";
import { type FilmListener, type FilmShape, rollFilm } from "./film.ts";
import { createGif } from "./gif.ts";
import type { SharedMoment } from "./moment.ts";
import { canvasOf } from "./sheet.ts";

/** The kinds of films. */
export type FilmKind = "webm" | "gif";

/** A GIF weighs ten times as much as a film, so it is smaller and jumps more. */
const SHAPES: Readonly<Record<FilmKind, FilmShape>> = {
  webm: { width: 960, perSecond: 20, perSecondIfSlow: 10 },
  gif: { width: 600, perSecond: 8, perSecondIfSlow: 5 },
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

/** Makes a film of the moment, whole or not at all. */
const makeFilm =
  ({ openFilm }: SharedMoment): Make =>
  async (kind, listener) => {
    const shape = SHAPES[kind];
    const canvas = canvasOf(shape.width);
    const webm = kind === "webm" ? await createWebm(canvas, shape) : null;
    if (kind === "webm" && !webm) return { _tag: "NoWebm" };
    try {
      const reel = await openFilm(shape);
      if (!reel) return { _tag: "Failed" };
      const writer = webm ?? (await createGif(reel.colours));
      await rollFilm(reel, canvas, writer.take, listener);
      return { _tag: "Made", kind, film: await writer.finish() };
    } finally {
      webm?.close();
    }
  };

/** Filming one film at a time. Whoever leaves stops it: nobody would see any more how far it is. */
export const createFilming = (moment: SharedMoment) => {
  const [filming, setFilming] = createSignal<Filming>(IDLE);
  let stopping = new AbortController();
  const stop = (): void => stopping.abort();
  const make = makeFilm(moment);
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
