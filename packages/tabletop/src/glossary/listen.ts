import { onCleanup } from "solid-js";

/** What asks for a card: the pointer or the focus came to something, left it, or a finger stays on it. */
export interface GlossaryTrigger {
  /** The pointer rests on something, or the focus has come to it. */
  readonly show: (target: Element) => void;
  /** It has left. */
  readonly leave: () => void;
  /** Somebody does something else. */
  readonly hide: () => void;
  readonly isOpen: () => boolean;
  /** True inside the card: whoever moves there has not left. */
  readonly isInside: (target: EventTarget | null) => boolean;
  /** The paragraph of what is open. */
  readonly read: () => void;
}

/** Milliseconds after which a resting pointer or finger means to ask, and after which one that left has left. */
const REST = 450;
const PRESS = 500;
const LEFT = 150;
/** Pixels within which a finger holds still. */
const STILL_WITHIN_PX = 10;

const createTimer = () => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  onCleanup(stop);
  return {
    stop,
    start: (act: () => void, after: number): void => {
      stop();
      timer = setTimeout(act, after);
    },
  };
};

/** Listens on the page for as long as its owner lives. */
const listen = <K extends keyof DocumentEventMap>(type: K, act: (event: DocumentEventMap[K]) => void): void => {
  document.addEventListener(type, act, { capture: true });
  onCleanup(() => document.removeEventListener(type, act, { capture: true }));
};

const isNear = (one: PointerEvent, other: PointerEvent): boolean =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) <= STILL_WITHIN_PX;

/** True while the pointer rests where it was pressed: whoever has acted does not ask, and a card would hide what comes next. */
const createPressed = (stop: () => void): ((event: PointerEvent) => boolean) => {
  let at: PointerEvent | null = null;
  listen("pointerdown", (event) => {
    at = event;
    stop();
  });
  return (event) => {
    if (at && !isNear(at, event)) at = null;
    return at !== null;
  };
};

/**
 * Calls `onPointed` for what a mouse comes to. Where the page moves below one that rests, nobody has pointed at what lies there then: it is
 * told of with the next stroke of the mouse, and `onMoved` at once.
 */
const listenToMouse = (onPointed: (event: PointerEvent) => void, onMoved: () => void): void => {
  let last: PointerEvent | null = null;
  let below: PointerEvent | null = null;
  const isAt = (one: PointerEvent | null, { clientX, clientY }: PointerEvent): boolean =>
    one?.clientX === clientX && one.clientY === clientY;
  listen("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    // Whoever moves onto something comes over it first.
    below = isAt(last, event) ? event : null;
    if (below) onMoved();
    else onPointed(event);
  });
  listen("pointermove", (event) => {
    if (event.pointerType === "mouse" && below && !isAt(below, event)) {
      onPointed(below);
      below = null;
    }
    last = event;
  });
};

/** A finger that stays asks, and what it would have pressed is not pressed. */
const fingers = (asking: GlossaryTrigger): void => {
  const press = createTimer();
  let from: PointerEvent | null = null;
  let asked = false;
  const end = (): void => press.stop();
  listen("pointerdown", (event) => {
    if (asking.isInside(event.target)) return;
    asking.hide();
    asked = false;
    from = event;
    const { target } = event;
    if (event.pointerType === "mouse" || !(target instanceof Element)) return;
    press.start(() => {
      asking.show(target);
      asked = asking.isOpen();
    }, PRESS);
  });
  listen("pointermove", (event) => {
    if (from && !isNear(from, event)) end();
  });
  listen("pointerup", end);
  listen("pointercancel", end);
  const instead = (event: Event): void => {
    if (!asked) return;
    if (event.type === "click") asked = false;
    event.preventDefault();
    event.stopPropagation();
  };
  listen("click", instead);
  listen("contextmenu", instead);
};

/** What stands there to be asked about is asked about by a press too. */
const presses = (show: (target: Element) => void): void =>
  listen("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-asks]")) show(target);
  });

/** Pointers that rest and focus that comes by key ask; Escape, a scroll or any other act ends it. */
export const listenFor = (asking: GlossaryTrigger): void => {
  const timer = createTimer();
  const isPressed = createPressed(timer.stop);
  const leave = (): void => timer.start(asking.leave, LEFT);
  let byFocus = false;
  const show = (target: Element, focus: boolean): void => {
    byFocus = focus;
    asking.show(target);
  };
  listenToMouse((event) => {
    const { target } = event;
    if (!(target instanceof Element) || isPressed(event)) return;
    if (asking.isInside(target)) return timer.stop();
    timer.start(() => show(target, false), asking.isOpen() ? LEFT : REST);
  }, timer.stop);
  presses((target) => show(target, true));
  listen("pointerout", ({ pointerType, relatedTarget }) => {
    if (pointerType === "mouse" && relatedTarget === null) leave();
  });
  listen("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(":focus-visible")) timer.start(() => show(target, true), REST);
  });
  listen("focusout", ({ relatedTarget }) => {
    if (!asking.isInside(relatedTarget)) leave();
  });
  listen("keydown", (event) => {
    if (!asking.isOpen() || (event.key !== "Escape" && event.key !== "F1")) return;
    if (event.key === "F1") asking.read();
    asking.hide();
    // Where the pointer happens to rest in a window, Escape is meant for the window.
    if (event.key === "Escape" && !byFocus && document.querySelector("[role=dialog]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  listen("wheel", ({ target }) => {
    if (!asking.isInside(target)) asking.hide();
  });
  fingers(asking);
};
