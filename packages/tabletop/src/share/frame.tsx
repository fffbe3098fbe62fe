import { Button, Icon } from "@blueplate/ui";
import { createSignal, onCleanup, onMount, type ParentProps, Show } from "solid-js";
import { shareWords } from "./language.ts";

/** How much of what a frame shows lies beyond its edges, in pixels. */
const beyond = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) => ({
  all: scrollWidth - clientWidth,
  right: scrollWidth - clientWidth - scrollLeft,
});

/** Pixels beyond an edge that nobody misses: less than the margin of a picture. */
const MARGIN = 16;
/** How much of what was seen is still seen after a step along. */
const STEP = 0.8;

/**
 * A picture or a film as large as its letters need it, in a window that may be narrower, as on a phone: fingers and keys move along it, and
 * a button says that there is more.
 */
export const PictureFrame = (props: ParentProps<{ readonly name: string }>) => {
  let frame!: HTMLDivElement;
  const [hidden, setHidden] = createSignal({ all: 0, right: 0 });
  const look = (): void => void setHidden(beyond(frame));
  onMount(() => {
    const watch = new ResizeObserver(look);
    watch.observe(frame);
    onCleanup(() => watch.disconnect());
  });
  return (
    <div class="share-frame">
      <div ref={frame} role="group" aria-label={props.name} tabIndex={hidden().all > 0 ? 0 : undefined} onScroll={look}>
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
  );
};
