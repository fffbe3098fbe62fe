import { createEffect, createMemo, createSignal, onCleanup } from "solid-js";

/** Something on the table that has a name, as a sentence mentions it: `house` 7, `employee` waitress. */
export interface NamedEntity {
  readonly kind: string;
  readonly id: string;
}

/** How a piece says in `data-thing` what it is. */
export const entityName = ({ kind, id }: NamedEntity): string => `${kind}:${id}`;

const thingFrom = (name: string): NamedEntity => {
  const at = name.indexOf(":");
  return { kind: name.slice(0, at), id: name.slice(at + 1) };
};

/** What the piece of the page around an element says it is; null where nothing does. */
export const entityAround = (target: EventTarget | null): NamedEntity | null => {
  const piece = target instanceof Element ? target.closest<HTMLElement>("[data-thing]") : null;
  return piece?.dataset["thing"] === undefined ? null : thingFrom(piece.dataset["thing"]);
};

const isSame = (a: NamedEntity | null, b: NamedEntity | null): boolean => (a && entityName(a)) === (b && entityName(b));

/** One thing of a table is pointed at, wherever the pointer or the focus is: all that stands for it is lit. */
export interface Pointing {
  /** What is lit now. */
  readonly lit: () => NamedEntity | null;
  readonly point: (thing: NamedEntity | null) => void;
  /** Shows a thing that somebody asked for: it blinks. */
  readonly show: (thing: NamedEntity) => void;
  /** Lets a thing blink where it stands: nothing else moves. */
  readonly pulse: (thing: NamedEntity) => void;
  /** What was asked for last; another object with every asking. */
  readonly shown: () => NamedEntity | null;
  /** Listens to the pieces of a page (`data-thing`) and lights them (`data-lit`). */
  readonly attach: (root: HTMLElement) => void;
}

/** Milliseconds of one half of a blink, and how many halves there are. */
const BLINK = 280;
const HALVES = 7;

/** A thing that blinks a few times: null when nothing does. It only stays lit where nothing shall move. */
const createBlink = () => {
  const [blink, setBlink] = createSignal<{ readonly thing: NamedEntity; readonly on: boolean } | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const step = (thing: NamedEntity, half: number, still: boolean): void => {
    setBlink(half < HALVES ? { thing, on: still || half % 2 === 0 } : null);
    if (half < HALVES) timer = setTimeout(() => step(thing, half + 1, still), BLINK);
  };
  onCleanup(() => clearTimeout(timer));
  return {
    blink,
    begin: (thing: NamedEntity): void => {
      clearTimeout(timer);
      step(thing, 0, matchMedia("(prefers-reduced-motion: reduce)").matches);
    },
  };
};

/** Lights what stands for the thing: pieces that are drawn later are lit with its next change. */
const lightPieces = (root: HTMLElement, thing: NamedEntity | null): void => {
  for (const each of root.querySelectorAll("[data-lit]")) each.removeAttribute("data-lit");
  if (!thing) return;
  for (const each of root.querySelectorAll(`[data-thing="${CSS.escape(entityName(thing))}"]`))
    each.setAttribute("data-lit", "");
};

/** Pointing at the things of one table. */
export const createPointing = (): Pointing => {
  const [pointed, point] = createSignal<NamedEntity | null>(null, { equals: isSame });
  const [shown, setShown] = createSignal<NamedEntity | null>(null);
  const { blink, begin } = createBlink();
  const lit = createMemo(
    (): NamedEntity | null => {
      const now = blink();
      if (now) return now.on ? now.thing : null;
      return pointed();
    },
    null,
    { equals: isSame },
  );
  const show = (thing: NamedEntity): void => {
    setShown({ ...thing });
    begin(thing);
  };
  const attach = (root: HTMLElement): void => {
    const pointAt = (event: Event): void => void point(entityAround(event.target));
    const leave = (): void => void point(null);
    const click = (event: Event): void => {
      const mention = event.target instanceof Element ? event.target.closest<HTMLElement>(".mention") : null;
      const thing = entityAround(mention);
      // Inside a button the name is a part of what the button says.
      if (thing && (mention?.matches("button") || !mention?.closest("button"))) show(thing);
    };
    const on = ["pointerover", "focusin"];
    const off = ["pointerleave", "focusout"];
    for (const name of on) root.addEventListener(name, pointAt);
    for (const name of off) root.addEventListener(name, leave);
    root.addEventListener("click", click);
    onCleanup(() => {
      for (const name of on) root.removeEventListener(name, pointAt);
      for (const name of off) root.removeEventListener(name, leave);
      root.removeEventListener("click", click);
    });
    createEffect(() => lightPieces(root, lit()));
  };
  return { lit, point: (thing) => void point(thing), show, pulse: begin, shown, attach };
};
