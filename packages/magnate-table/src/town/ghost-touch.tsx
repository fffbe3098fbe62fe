import type { CityTown } from "@blueplate/city";
import { type Box, frameInHand } from "@blueplate/city/flat";
import { shell } from "@blueplate/tabletop";
import { Button, Icon } from "@blueplate/ui";
import { createEffect, createSignal, onCleanup, Show } from "solid-js";
import type { Carrying } from "../carrying.ts";
import { boxOnPage, carriedOver, type Ground, isTaken, knobBeside, type Point } from "./ground.ts";

/** Pixels that a finger may wander and still tap. */
const SLIP = 8;

/** Squares of a tile. */
const TILE = 5;

interface TouchProps {
  readonly carrying: Carrying;
  /** The map that is shown; null while none is. */
  readonly ground: Ground | null;
  readonly town: CityTown;
  /** The box of the map, which the knob lies in. */
  readonly map: HTMLElement;
}

/** Where the ghost lies on the page, or null. */
const boxOf = ({ carrying, ground, town }: TouchProps): Box | null => {
  const piece = carrying.ghost();
  return piece && ground && boxOnPage(frameInHand(town, piece), ground);
};

/** A finger that has come down on the ghost. */
interface Finger extends Point {
  readonly id: number;
}

/**
 * One finger on the ghost carries it; anywhere else it moves the map, and two fingers do so everywhere. The map itself is not
 * told of a finger that carries: it would go along with it.
 */
const carries = (props: TouchProps): void => {
  let finger: Finger | null = null;
  let ended = false;
  const isMine = (event: PointerEvent): boolean => finger?.id === event.pointerId;
  const end = (how: "putDown" | "putBack"): void => {
    ended = props.carrying.isCarried();
    if (ended) props.carrying[how]();
    finger = null;
  };
  const down = (event: PointerEvent): void => {
    ended = false;
    if (finger) return end("putBack");
    const box = boxOf(props);
    const isOnMap = event.target instanceof Element && event.target.matches(".flat-map, canvas");
    if (event.pointerType !== "touch" || !event.isPrimary || !isOnMap || !box) return;
    const at = { x: event.clientX, y: event.clientY };
    if (isTaken(box, at)) finger = { ...at, id: event.pointerId };
  };
  const move = (event: PointerEvent): void => {
    if (!finger || !isMine(event)) return;
    event.stopPropagation();
    const isAway = Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > SLIP;
    if (!props.carrying.isCarried() && !isAway) return;
    const { columns, rows } = props.town;
    const over =
      props.ground && carriedOver(props.ground, [columns * TILE, rows * TILE], { x: event.clientX, y: event.clientY });
    if (!props.carrying.isCarried()) props.carrying.takeUp();
    if (over) props.carrying.over(over);
  };
  const on = { capture: true };
  const touching = { capture: true, passive: false };
  const lift = (event: PointerEvent): void => void (isMine(event) && end("putDown"));
  const lose = (event: PointerEvent): void => void (isMine(event) && end("putBack"));
  // The page does not scroll under the ghost, and lifting the finger from it is no tap.
  const keep = (event: TouchEvent): void => {
    if (finger && event.cancelable) event.preventDefault();
  };
  const tap = (event: TouchEvent): void => {
    if (ended && event.cancelable) event.preventDefault();
  };
  props.map.addEventListener("pointerdown", down, on);
  props.map.addEventListener("pointermove", move, on);
  props.map.addEventListener("pointerup", lift, on);
  props.map.addEventListener("pointercancel", lose, on);
  props.map.addEventListener("touchmove", keep, touching);
  props.map.addEventListener("touchend", tap, touching);
  onCleanup(() => {
    if (finger) end("putBack");
    props.map.removeEventListener("pointerdown", down, on);
    props.map.removeEventListener("pointermove", move, on);
    props.map.removeEventListener("pointerup", lift, on);
    props.map.removeEventListener("pointercancel", lose, on);
    props.map.removeEventListener("touchmove", keep, on);
    props.map.removeEventListener("touchend", tap, on);
  });
};

/** Whether the map is used with fingers: it knows by what touches it, and before that by what the device has. */
const createFingers = (map: HTMLElement): (() => boolean) => {
  const [fingers, setFingers] = createSignal(matchMedia("(pointer: coarse)").matches);
  const tell = ({ pointerType }: PointerEvent): void => void setFingers(pointerType === "touch");
  for (const type of ["pointerdown", "pointermove"] as const) {
    map.addEventListener(type, tell, { capture: true });
    onCleanup(() => map.removeEventListener(type, tell, { capture: true }));
  }
  return fingers;
};

/** A ghost under fingers: one of them drags it, and a knob beside it turns it where it can lie otherwise. */
export const GhostTouch = (props: TouchProps) => {
  const [knob, setKnob] = createSignal<Point | null>(null);
  const fingers = createFingers(props.map);
  carries(props);
  // Measured once everything lies where it lies now.
  createEffect(() => {
    props.ground?.moved();
    const isWanted = fingers() && props.carrying.canTurn() && !props.carrying.isCarried();
    const box = isWanted ? boxOf(props) : null;
    const { left, top, right, bottom } = props.map.getBoundingClientRect();
    const at = box && knobBeside(box, { west: left, north: top, east: right, south: bottom });
    setKnob(at && { x: at.x - left, y: at.y - top });
  });
  return (
    <Show when={knob()}>
      {(at) => (
        <Button
          class="ghost-knob"
          aria-label={shell().ask.turn}
          aria-keyshortcuts="R"
          style={{ left: `${at().x}px`, top: `${at().y}px` }}
          onClick={props.carrying.turn}
        >
          <Icon name="arrow-clockwise" />
        </Button>
      )}
    </Show>
  );
};
