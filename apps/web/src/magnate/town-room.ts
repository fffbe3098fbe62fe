import { createEffect, onCleanup } from "solid-js";

/** Whether a flat map has less room on a page than it needs to lie there whole and be read. */
const isCut = (page: HTMLElement): boolean => {
  const map = page.querySelector<HTMLElement>(".middle > .town-map > .flat-map");
  if (map === null) return false;
  const style = getComputedStyle(map);
  const room = map.clientHeight - Number.parseFloat(style.paddingTop);
  return room < Number.parseFloat(style.getPropertyValue("--high-at-least"));
};

/**
 * While the coach of a phone is unfolded, a flat map that it would cut waits on a page of its own, and what is asked has the room: the
 * page says so in `data-cramped`. It is measured with the map in its place, whatever was said before; `asked` is read for what makes the
 * question another one.
 */
export const giveTownRoom = (page: HTMLElement, asked: () => unknown): void => {
  const decide = (): void => {
    page.dataset["cramped"] = "false";
    if (page.dataset["sheet"] !== "half" || !page.querySelector(".guide.coach[data-folded=false]")) return;
    page.dataset["cramped"] = String(isCut(page));
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
