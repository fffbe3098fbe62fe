import { createEffect, onCleanup } from "solid-js";

/** Pixels of height below which a flat map that can be read shows too little to be worth them: two tiles, one above the other. */
const WORTHWHILE = 120;

/** Whether a flat map has less room on a page than two tiles of it need. */
const isCramped = (page: HTMLElement): boolean => {
  const map = page.querySelector<HTMLElement>(".middle > .town-map > .flat-map");
  if (map === null) return false;
  return map.clientHeight - Number.parseFloat(getComputedStyle(map).paddingTop) < WORTHWHILE;
};

/**
 * While the coach of a phone is unfolded, the flat map has what coach and question leave: whole, or where most is built. Where that
 * is next to nothing it waits on a page of its own, and what is asked has the room: the page says so in `data-cramped`. It is measured with the map in its place, whatever was said before; `asked` is read for what makes the
 * question another one.
 */
export const giveTownRoom = (page: HTMLElement, asked: () => unknown): void => {
  const decide = (): void => {
    page.dataset["cramped"] = "false";
    if (page.dataset["sheet"] !== "half" || !page.querySelector(".guide.coach[data-folded=false]")) return;
    page.dataset["cramped"] = String(isCramped(page));
  };
  const resized = new ResizeObserver(decide);
  // The map and the coach come after the page.
  const come = new MutationObserver(() => watch());
  const watch = (): void => {
    for (const part of page.querySelectorAll(".middle > *, .town-map > .flat-map")) resized.observe(part);
    for (const place of page.querySelectorAll(".middle, .middle > .town-map")) come.observe(place, { childList: true });
  };
  watch();
  createEffect(() => void [asked(), decide()]);
  onCleanup(() => [come, resized].forEach((each) => each.disconnect()));
};
