import type { Overlay, Square } from "@blueplate/city";
import { type Ruleset } from "@blueplate/engine";
import { markedAt, squaresOfEntity } from "@blueplate/forecast";
import { isAsleep, type Ping, type TableProps, type NamedEntity, entityAround } from "@blueplate/tabletop";
import { createEffect, createMemo, createSignal, on, onCleanup, onMount } from "solid-js";
import { stateOf, styleOf } from "./game.ts";

/** Milliseconds of half a beat. */
const BEAT = 280;
/** What a click outside the map can point at. */
const KINDS: ReadonlySet<string> = new Set(["house", "square", "campaign", "seat"]);

/** The key that points while it is held. */
const heldKey = (key: string): (() => boolean) => {
  const [held, setHeld] = createSignal(false);
  const down = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() === key && !isAsleep(event)) setHeld(true);
  };
  const up = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() === key) setHeld(false);
  };
  const release = (): void => void setHeld(false);
  onMount(() => {
    addEventListener("keydown", down);
    addEventListener("keyup", up);
    addEventListener("blur", release);
  });
  onCleanup(() => {
    removeEventListener("keydown", down);
    removeEventListener("keyup", up);
    removeEventListener("blur", release);
  });
  return held;
};

/** Goes to and fro while somebody points; it stands still for whoever wants nothing to move. */
const createBeat = (isOn: () => boolean): (() => boolean) => {
  const [wide, setWide] = createSignal(false);
  createEffect(
    on(isOn, (now) => {
      if (!now || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      setWide(true);
      const timer = setInterval(() => setWide((before) => !before), BEAT);
      onCleanup(() => clearInterval(timer));
    }),
  );
  return wide;
};

/** What is pointed at, beating on the map; each new thing blinks wherever else it stands. */
const pulsing = (
  props: TableProps,
  ruleset: Ruleset,
  pulse: (thing: NamedEntity) => void,
): (() => readonly Overlay[]) => {
  const now = createMemo((): readonly Ping[] => props.pings?.now() ?? []);
  createEffect(
    on(now, (pings, before) => {
      const latest = pings.find((ping) => !before?.includes(ping));
      if (latest) pulse(latest.thing);
    }),
  );
  const wide = createBeat(() => now().length > 0);
  return createMemo(() =>
    now().flatMap(({ seat, thing }): readonly Overlay[] => {
      const squares = squaresOfEntity(ruleset, stateOf(props), thing);
      return squares.length === 0
        ? []
        : [{ kind: "ping", style: styleOf(props, seat), squares, text: props.names(seat), wide: wide() }];
    }),
  );
};

/** Pointing on the map and at whatever stands for a thing of the town. */
export interface PingControl {
  /** True while a click points instead of doing what it does. */
  readonly armed: () => boolean;
  /** True for whoever may point. */
  readonly possible: () => boolean;
  /** Takes up the pointing hand for one click, or lays it down. */
  readonly toggle: () => void;
  /** Points at what stands on a square, if the hand is up; answers whether it was. */
  readonly take: (square: Square) => boolean;
  /** Points by clicks on the pieces of a page beside the map. */
  readonly attach: (root: HTMLElement) => void;
  /** What everybody points at now. */
  readonly overlays: () => readonly Overlay[];
}

/** Pointing at things for all to see: with `A` held, or with the hand taken up for one click. `pulse` lets a thing blink. */
export const createPinging = (
  props: TableProps,
  ruleset: Ruleset,
  pulse: (thing: NamedEntity) => void,
): PingControl => {
  const held = heldKey("a");
  const [tool, setTool] = createSignal(false);
  const possible = (): boolean => props.pings !== undefined && props.pings.send !== null;
  const armed = (): boolean => possible() && (held() || tool());
  const send = (thing: NamedEntity): void => {
    props.pings?.send?.(thing);
    setTool(false);
  };
  const click = (event: MouseEvent): void => {
    const { target } = event;
    if (!armed() || (target instanceof Element && target.closest(".town-map"))) return;
    const thing = entityAround(target);
    if (!thing || !KINDS.has(thing.kind)) return;
    event.preventDefault();
    event.stopPropagation();
    send(thing);
  };
  return {
    armed,
    possible,
    toggle: () => void setTool(!tool()),
    take: (square) => {
      if (!armed()) return false;
      const thing = markedAt(ruleset, stateOf(props), square);
      if (thing) send(thing);
      return true;
    },
    attach: (root) => {
      root.addEventListener("click", click, { capture: true });
      onCleanup(() => root.removeEventListener("click", click, { capture: true }));
    },
    overlays: pulsing(props, ruleset, pulse),
  };
};
