import { BusySign, Button, ModalWindow, Notice } from "@blueplate/ui";
import { handOut, pngOf } from "@blueplate/ui/hand-out";
import { type Accessor, createEffect, createResource, createSignal, Match, on, Show, Switch } from "solid-js";
import { shell } from "../language.ts";
import { ShareLink } from "../share-link.tsx";
import { createFilming, type FilmKind, type Filming } from "./filming.ts";
import { PictureFrame } from "./frame.tsx";
import { canGiveOn, giveOn } from "./give-on.ts";
import { shareWords } from "./language.ts";
import type { SharedMoment } from "./moment.ts";
import { ShownFilm } from "./shown-film.tsx";
import "./share.css";

const words = () => shareWords();

interface ShareProps {
  /** What was: the evening, the round that decided it. */
  readonly title: string;
  readonly moment: SharedMoment | null;
  /** What is said where nothing decided the game. */
  readonly none: string;
  /** Where others look at a step of the game; null where nobody else can. */
  readonly link: ((at: number) => string) | null;
  readonly onClose: () => void;
}

/** Saves a file, or hands it on where the machine can. */
const Keeping = (props: {
  readonly blob: Blob;
  readonly name: string;
  readonly title: string;
  readonly save: string;
  /** It is what one has come for: one button at a time is. */
  readonly isMain: boolean;
  readonly onSaved: (name: string) => void;
}) => (
  <>
    <Button
      {...(props.isMain && { kind: "main" })}
      onClick={() => {
        handOut(props.blob, props.name);
        props.onSaved(props.name);
      }}
    >
      {props.save}
    </Button>
    <Show when={canGiveOn(props.blob, props.name)}>
      <Button onClick={() => void giveOn(props.blob, props.name, props.title)}>{words().giveOn}</Button>
    </Show>
  </>
);

/** How far the film is, and what has become of it. */
const FilmTold = (props: {
  readonly filming: Filming;
  readonly onStop: () => void;
  readonly keeping: (kind: FilmKind, film: Blob) => ReturnType<typeof Keeping>;
}) => {
  const at = <T extends Filming["_tag"]>(tag: T): Extract<Filming, { readonly _tag: T }> | null =>
    // cast: it has this tag.
    props.filming._tag === tag ? (props.filming as Extract<Filming, { readonly _tag: T }>) : null;
  return (
    <Switch>
      <Match when={at("Filming")}>
        {(now) => (
          <div class="row share-film">
            <progress max={Math.max(1, now().all)} value={now().done} aria-label={words().film} />
            <BusySign text={words().filming(now().done, now().all)} />
            <Button onClick={() => props.onStop()}>{words().stop}</Button>
          </div>
        )}
      </Match>
      <Match when={at("Stopped")}>
        <Notice kind="info">{words().stopped}</Notice>
      </Match>
      <Match when={at("NoWebm")}>
        <Notice>{words().noWebm}</Notice>
      </Match>
      <Match when={at("Failed")}>
        <Notice>{words().failed}</Notice>
      </Match>
      <Match when={at("Made")}>{(made) => <p class="row">{props.keeping(made().kind, made().film)}</p>}</Match>
    </Switch>
  );
};

/**
 * Filming takes the button away that was pressed, and its end the one that stops it: keys go on at what has come in their place, which is
 * stopping it, keeping it, or trying again.
 */
const createFilmFocus = (filming: Accessor<Filming>) => {
  const begins: Partial<Record<FilmKind, HTMLButtonElement>> = {};
  let told: HTMLElement | undefined;
  let pressed: FilmKind = "webm";
  const follow = (tag: Filming["_tag"]): void => {
    const now = document.activeElement;
    // Whoever has gone elsewhere meanwhile stays there.
    if (tag !== "Filming" && now !== document.body && now?.getAttribute("role") !== "dialog") return;
    (told?.querySelector("button") ?? begins[pressed])?.focus();
  };
  createEffect(on(() => filming()._tag, follow, { defer: true }));
  return {
    begins,
    onTold: (element: HTMLElement): void => void (told = element),
    onStart: (kind: FilmKind): void => void (pressed = kind),
  };
};

/** The picture of the moment, or its film once there is one. */
const Shown = (props: { readonly moment: SharedMoment; readonly filming: Filming; readonly picture: string }) => {
  const still = () => (
    <img class="share-picture" alt={props.moment.alt} src={props.picture} width={1200} height={630} />
  );
  const made = () => (props.filming._tag === "Made" ? props.filming : null);
  return (
    <Show keyed when={made()} fallback={<PictureFrame name={props.moment.caption}>{still()}</PictureFrame>}>
      {({ kind, film }) => <ShownFilm kind={kind} film={film} moment={props.moment} still={still()} />}
    </Show>
  );
};

/** The moment as a picture, and filming it. */
const Moment = (props: Pick<ShareProps, "link"> & { readonly moment: SharedMoment }) => {
  const { moment } = props;
  const [drawn] = createResource(async () => {
    const [canvas, noFilm] = await Promise.all([moment.picture(), moment.noFilm()]);
    return { png: await pngOf(canvas), address: canvas.toDataURL("image/webp", 0.9), noFilm };
  });
  const { filming, start, stop } = createFilming(moment);
  // Each saving is told anew, of the same file too.
  const [saved, setSaved] = createSignal<{ readonly name: string } | null>(null);
  const isFilming = (): boolean => filming()._tag === "Filming";
  const focus = createFilmFocus(filming);
  const film = (kind: FilmKind): void => {
    focus.onStart(kind);
    setSaved(null);
    void start(kind);
  };
  const filmButton = (kind: FilmKind, text: string) => (
    <Button
      ref={(element) => (focus.begins[kind] = element)}
      disabled={isFilming()}
      title={moment.filmHelp}
      onClick={() => film(kind)}
    >
      {text}
    </Button>
  );
  const isMade = (): boolean => filming()._tag === "Made";
  const keeping = (blob: Blob, ending: string, save: string) => (
    <Keeping
      blob={blob}
      name={`${moment.fileName}.${ending}`}
      title={moment.caption}
      save={save}
      isMain={isMade() === (ending !== "png")}
      onSaved={(name) => setSaved({ name })}
    />
  );
  return (
    <>
      <p>{moment.caption}</p>
      <Show when={!drawn.error} fallback={<Notice>{words().noPicture}</Notice>}>
        <Show when={drawn()} fallback={<div class="share-picture">{<BusySign text={moment.drawing} />}</div>}>
          {(picture) => (
            <>
              <Shown moment={moment} filming={filming()} picture={picture().address} />
              <div class="row share-acts">
                {keeping(picture().png, "png", words().savePicture)}
                <Show when={picture().noFilm === null} fallback={<Notice kind="info">{picture().noFilm}</Notice>}>
                  {filmButton("webm", words().film)}
                  {filmButton("gif", words().gif)}
                </Show>
              </div>
            </>
          )}
        </Show>
      </Show>
      <div role="status" ref={focus.onTold}>
        <FilmTold
          filming={filming()}
          onStop={stop}
          keeping={(kind, film) => keeping(film, kind, words().saveFilm(kind === "gif" ? "GIF" : "WebM"))}
        />
      </div>
      <div role="status">
        <Show keyed when={saved()}>
          {({ name }) => <Notice kind="info">{words().savedAs(name)}</Notice>}
        </Show>
      </div>
      <Show when={props.link}>{(link) => <ShareLink link={link()(moment.shown)} />}</Show>
    </>
  );
};

/**
 * What can be handed on of a game that is over: a picture and a film of the moment that decided it, and the link to it. Words that come
 * late, or another language, make another moment of it: its picture is drawn anew.
 */
export const ShareWindow = (props: ShareProps) => (
  <ModalWindow open title={props.title} close={shell().frame.close} onClose={props.onClose} class="share-window">
    <Show keyed when={props.moment} fallback={<Notice kind="info">{props.none}</Notice>}>
      {(found) => <Moment link={props.link} moment={found} />}
    </Show>
  </ModalWindow>
);
