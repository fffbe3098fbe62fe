import { Button, Icon } from "@blueplate/ui";
import { createSignal, onCleanup, onMount, type ParentProps, Show } from "solid-js";
import { narrow } from "../narrow.ts";
import { shareWords } from "./language.ts";

/** How much of what a frame shows lies beyond its edges, in pixels. */
const beyond = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) => ({
  all: scrollWidth - clientWidth,
  right: scrollWidth - clientWidth - scrollLeft,
});

/** Pixels beyond an edge that nobody misses: less than the margin of a picture. */
const MARGIN = 16;
/** Pixels below which a window has no room for the picture as it is read. Its sheet of style says the same. */
const BELOW = 701;
/** How much of what was seen is still seen after a step along. */
const STEP = 0.8;

/**
 * A picture or a film. In a window as narrow as that of a phone it is whole at first; a button, or a tap on the picture, makes it as large
 * as its letters need it: fingers and keys move along it then, and a button says that there is more.
 */
export const PictureFrame = (props: ParentProps<{ readonly name: string }>) => {
  let frame!: HTMLDivElement;
  const isNarrow = narrow(BELOW);
  const [isLarge, setLarge] = createSignal(false);
  const [hidden, setHidden] = createSignal({ all: 0, right: 0 });
  const turn = (): void => {
    setLarge(!isLarge());
    frame.scrollTo({ left: 0, behavior: "instant" });
    look();
  };
  const look = (): void => void setHidden(beyond(frame));
  onMount(() => {
    const watch = new ResizeObserver(look);
    watch.observe(frame);
    onCleanup(() => watch.disconnect());
  });
  return (
    <>
      <div class="share-frame" data-large={isLarge()}>
        <div
          ref={frame}
          role="group"
          aria-label={props.name}
          tabIndex={hidden().all > 0 ? 0 : undefined}
          onScroll={look}
          // A film has its own controls there.
          onClick={({ target }) => target instanceof HTMLImageElement && isNarrow() && turn()}
        >
          {props.children}
        </div>
        <Show when={hidden().right > MARGIN}>
          <Button
            class="share-further"
            aria-label={shareWords().further}
            onClick={() => frame.scrollBy({ left: frame.clientWidth * STEP })}
          >
            <Icon name="caret-right" />
          </Button>
        </Show>
      </div>
      <Show when={isNarrow()}>
        <p class="row share-turn">
          <Button onClick={turn}>{isLarge() ? shareWords().seeWhole : shareWords().enlarge}</Button>
        </p>
      </Show>
    </>
  );
};
