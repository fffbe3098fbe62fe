import { Button } from "@blueplate/ui";
import { createSignal, type JSX, onCleanup, Show } from "solid-js";
import type { FilmKind } from "./filming.ts";
import { PictureFrame } from "./frame.tsx";
import { shareWords } from "./language.ts";
import type { SharedMoment } from "./moment.ts";

const words = () => shareWords();

/** Films that go on for ever move by themselves only where nobody has asked for less motion. */
const maySetOff = (): boolean => !matchMedia("(prefers-reduced-motion: reduce)").matches;

interface Filmed {
  /** What it shows. */
  readonly moment: SharedMoment;
  /** The picture of it. */
  readonly still: JSX.Element;
}

/** A GIF, which no browser stops: a button puts the picture in its place. */
const ShownGif = (props: Filmed & { readonly address: string }) => {
  const [isShown, setShown] = createSignal(maySetOff());
  return (
    <>
      <PictureFrame name={props.moment.caption}>
        <Show when={isShown()} fallback={props.still}>
          <img class="share-picture" alt={props.moment.filmHelp} src={props.address} width={600} height={316} />
        </Show>
      </PictureFrame>
      <p class="row share-turn">
        <Button onClick={() => setShown(!isShown())}>{isShown() ? words().showPicture : words().showFilm}</Button>
      </p>
    </>
  );
};

/** A film as it was made, where its picture stood: over and over, without a sound. */
export const ShownFilm = (props: Filmed & { readonly kind: FilmKind; readonly film: Blob }) => {
  const address = URL.createObjectURL(props.film);
  onCleanup(() => URL.revokeObjectURL(address));
  return (
    <Show when={props.kind === "webm"} fallback={<ShownGif {...props} address={address} />}>
      <PictureFrame name={props.moment.caption}>
        <video
          class="share-picture"
          aria-label={props.moment.filmHelp}
          src={address}
          width={960}
          height={504}
          autoplay={maySetOff()}
          controls
          loop
          muted
          playsinline
        />
      </PictureFrame>
    </Show>
  );
};
