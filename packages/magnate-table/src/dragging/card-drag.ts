import { watchDrags } from "./dragging.ts";
import { edgeScroll } from "./edge-scroll.ts";

/** A card in hand: where it comes from, its copy at the pointer, and the place of the pointer on it. */
interface Taken {
  readonly card: HTMLElement;
  readonly home: HTMLElement;
  readonly copy: HTMLElement;
  readonly x: number;
  readonly y: number;
}

/** A copy of a card that lies over the page; nobody is told of it. */
const copyOf = (card: HTMLElement, root: HTMLElement): HTMLElement => {
  const { width } = card.getBoundingClientRect();
  const copy = document.createElement("div");
  copy.className = "card-row card-copy";
  copy.ariaHidden = "true";
  copy.inert = true;
  copy.style.width = `${width}px`;
  const face = card.cloneNode(true);
  if (face instanceof HTMLElement) face.removeAttribute("data-thing");
  copy.append(face);
  root.append(copy);
  return copy;
};

const isIn = (part: HTMLElement, { clientX: x, clientY: y }: PointerEvent): boolean => {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
};

const partAround = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Marks what a card is held over. */
const meeting = () => {
  let over: HTMLElement | null = null;
  return {
    over: () => over,
    meet: (part: HTMLElement | null): void => {
      over?.removeAttribute("data-over");
      over = part;
      over?.setAttribute("data-over", "true");
    },
  };
};

/** The slot under the pointer: the copy of the card lets through what lies below it. */
const slotUnder = (root: HTMLElement, { clientX, clientY }: PointerEvent): HTMLElement | null => {
  const slot = partAround(document.elementFromPoint(clientX, clientY), "[data-seat]");
  return slot && root.contains(slot) ? slot : null;
};

/** A card that is let go, and the slot under it. */
interface Dropped extends Taken {
  readonly slot: HTMLElement | null;
}

/** The card that is held, its copy, and the group and the slot it is held over. */
const holding = (root: HTMLElement) => {
  let taken: Taken | null = null;
  const group = meeting();
  const slot = meeting();
  return {
    take: (card: HTMLElement, { clientX, clientY }: PointerEvent): void => {
      const home = partAround(card, "[data-group]");
      if (!home) return;
      const { left, top } = card.getBoundingClientRect();
      taken = { card, home, copy: copyOf(card, root), x: clientX - left, y: clientY - top };
      card.setAttribute("data-taken", "true");
      root.setAttribute("data-carrying", home.dataset["group"] ?? "");
    },
    carry: (event: PointerEvent): void => {
      if (!taken) return;
      const { home, copy, x, y } = taken;
      copy.style.translate = `${event.clientX - x}px ${event.clientY - y}px`;
      const groups = [...root.querySelectorAll<HTMLElement>("[data-group]")];
      group.meet(groups.find((each) => each !== home && isIn(each, event)) ?? null);
      slot.meet(slotUnder(root, event));
    },
    /** Lets go; answers the card and where it was, if it is held over another group or a slot. */
    drop: (): Dropped | null => {
      const last = taken;
      const isOver = group.over() !== null || slot.over() !== null;
      const under = slot.over();
      taken = null;
      group.meet(null);
      slot.meet(null);
      root.removeAttribute("data-carrying");
      last?.card.removeAttribute("data-taken");
      last?.copy.remove();
      return isOver && last ? { ...last, slot: under } : null;
    },
  };
};

/**
 * Cards of the groups in an element (`data-group`) are dragged from one to another, with a mouse or a finger. A card that is let
 * go anywhere else stays where it was; held at the edge of the sheet it scrolls that. `move` is told the card, the name of the group it was in, and the slot (`data-seat`) it is laid
 * upon, if there is one.
 */
export const dragCards = (
  root: HTMLElement,
  move: (card: HTMLElement, from: string, onto: string | null) => void,
): void => {
  let pressed: HTMLElement | null = null;
  let last: PointerEvent | null = null;
  const { take, carry, drop } = holding(root);
  const edge = edgeScroll(root, () => last && carry(last));
  const letGo = (): Dropped | null => {
    edge.letGo();
    return drop();
  };
  watchDrags(root, {
    slip: 8,
    // A finger that wants to scroll the page may begin on a card.
    still: false,
    takes: ({ target }) => {
      pressed = partAround(target, "button.card");
      return pressed !== null;
    },
    takeUp: (event) => void (pressed && take(pressed, event)),
    over: (event) => {
      last = event;
      carry(event);
      edge.holdAt(event.clientY);
    },
    putDown: () => {
      const taken = letGo();
      if (taken) move(taken.card, taken.home.dataset["group"] ?? "", taken.slot?.dataset["seat"] ?? null);
    },
    putBack: () => void letGo(),
  });
};
