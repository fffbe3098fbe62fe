import { onCleanup, onMount } from "solid-js";

const REACHABLE =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';

/** The first that the focus can go to in a part of the page, or the part itself. */
const entry = (region: HTMLElement): HTMLElement => {
  const first = [...region.querySelectorAll<HTMLElement>(REACHABLE)].find((each) => each.checkVisibility());
  if (first) return first;
  region.tabIndex = -1;
  return region;
};

/** F6 goes to the next part of the table (`data-region`), Shift with it to the one before. */
export const regionKeys = (root: () => HTMLElement | undefined): void => {
  const press = (event: KeyboardEvent): void => {
    const page = root();
    if (event.key !== "F6" || !page || event.ctrlKey || event.altKey) return;
    const regions = [...page.querySelectorAll<HTMLElement>("[data-region]")].filter((each) => each.checkVisibility());
    const at = regions.findIndex((each) => each.contains(document.activeElement));
    const next = at < 0 ? 0 : (at + (event.shiftKey ? -1 : 1) + regions.length) % regions.length;
    const region = regions[next];
    if (!region) return;
    event.preventDefault();
    entry(region).focus();
  };
  onMount(() => addEventListener("keydown", press));
  onCleanup(() => removeEventListener("keydown", press));
};
