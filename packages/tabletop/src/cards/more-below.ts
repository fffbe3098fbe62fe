import { onCleanup } from "solid-js";

/** Less of it is an edge, and nothing that is missed. */
const EDGE_PX = 8;

/** Says of a part that scrolls, in `data-more`, whether it goes on below its edge. To be given as its `ref`. */
export const markMoreBelow = (part: HTMLElement): void => {
  const mark = (): void => {
    part.dataset["more"] = String(part.scrollHeight - part.clientHeight - part.scrollTop > EDGE_PX);
  };
  const resized = new ResizeObserver(mark);
  const watch = (): void => {
    for (const each of [part, ...part.children]) resized.observe(each);
    mark();
  };
  const come = new MutationObserver(watch);
  watch();
  come.observe(part, { childList: true, subtree: true });
  part.addEventListener("scroll", mark, { passive: true });
  onCleanup(() => [come, resized].forEach((each) => each.disconnect()));
};
