import { Button } from "@blueplate/ui";
import { createSignal, type JSX, onCleanup, Show } from "solid-js";
import type { FilmKind } from "./filming.ts";
import { shareWords } from "./language.ts";

const words = () => shareWords();

/** Films that go on for ever move by themselves only where nobody has asked for less motion. */
const maySetOff = (): boolean => !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A GIF, which no browser stops: a button puts the picture in its place. */
const ShownGif = (props: { readonly address: string; readonly alt: string; readonly still: JSX.Element }) => {
  const [isShown, setShown] = createSignal(maySetOff());
  return (
    <>
      <Show when={isShown()} fallback={props.still}>
        <img class="share-picture" alt={props.alt} src={props.address} width={600} height={316} />
      </Show>
      <p class="row share-turn">
        <Button onClick={() => setShown(!isShown())}>{isShown() ? words().showPicture : words().showFilm}</Button>
      </p>
    </>
  );
};

/** A film as it was made, where its picture stood: over and over, without a sound. */
export const ShownFilm = (props: {
  readonly kind: FilmKind;
  readonly film: Blob;
  /** What it shows. */
  readonly alt: string;
  /** The picture of it. */
  readonly still: JSX.Element;
}) => {
  const address = URL.createObjectURL(props.film);
  onCleanup(() => URL.revokeObjectURL(address));
  return (
    <Show when={props.kind === "webm"} fallback={<ShownGif address={address} alt={props.alt} still={props.still} />}>
      <video
        class="share-picture"
        aria-label={props.alt}
        src={address}
        width={960}
        height={504}
        autoplay={maySetOff()}
        controls
        loop
        muted
        playsinline
      />
    </Show>
  );
};
