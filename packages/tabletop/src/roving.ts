/** The items of a part of the page that are to be seen. */
const itemsIn = (part: HTMLElement, items: string): readonly HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(items)].filter((each) => each.checkVisibility());

/** Gives the focus to an item: Tab does not come to it, so that a part of the page is one stop. */
const focus = (item: HTMLElement | undefined): void => {
  if (item && item.tabIndex < 0 && !item.hasAttribute("tabindex")) item.tabIndex = -1;
  item?.focus();
};

/**
 * Goes from item to item by a key, and answers whether it did: left and right to the one before and after, Home and End to the
 * first and the last. Whoever stands on none of them comes to the `entry`.
 */
export const rove = (part: HTMLElement, items: string, key: string, entry: "first" | "last" = "first"): boolean => {
  const all = itemsIn(part, items);
  const at = all.findIndex((each) => each === document.activeElement);
  const way = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  if (way !== 0) focus(at < 0 ? all.at(entry === "first" ? 0 : -1) : all[at + way]);
  else if (key === "Home" || key === "End") focus(all.at(key === "Home" ? 0 : -1));
  else return false;
  return true;
};

/** Arrow keys go through these items of the part of the page that listens. */
export const roving =
  (items: string) =>
  (event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (!rove(event.currentTarget, items, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
