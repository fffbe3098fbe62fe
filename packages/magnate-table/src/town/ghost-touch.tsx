import type { CityView, Square } from "@blueplate/city";
import { builtFrames, type Rectangle, frameInHand, sourceFrames } from "@blueplate/city/flat";
import { Button, Icon } from "@blueplate/ui";
import { createEffect, createSignal, onCleanup, Show } from "solid-js";
import type { GhostDrag } from "../placing/ghost-drag.ts";
import { watchDrags } from "../dragging/dragging.ts";
import {
  boxOnPage,
  carriedOver,
  type KnobGround,
  type MapLayout,
  isTaken,
  knobBeside,
  leaderTo,
  namesRound,
  type WindowPoint,
} from "./ground.ts";
import { magnateWords } from "../language.ts";

/** Pixels that a finger may wander and still tap. */
const SLIP = 8;

/** Squares of a tile. */
const TILE = 5;

interface TouchProps {
  readonly carrying: GhostDrag;
  /** The map that is shown; null while none is. */
  readonly ground: MapLayout | null;
  readonly view: CityView;
  /** The box of the map, which the knob lies in. */
  readonly map: HTMLElement;
}

/** Where the ghost lies on the page, or null. */
const boxOf = ({ carrying, ground, view }: TouchProps): Rectangle | null => {
  const piece = carrying.ghost();
  return piece && ground && boxOnPage(frameInHand(view.town, piece), ground);
};

/** What is written on a flat map: what is said for a moment, and the tags of houses and campaigns. */
const WRITTEN = ".flat-map :is([data-said], [data-note], [data-tags])";

/** The names of columns and rows once more, at the edge of a flat map that is larger than its box. */
const RIM_NAMES = ".flat-rim span";

/** Squares along the board and down it. */
const boardSize = ({ town: { columns, rows } }: CityView) => [columns * TILE, rows * TILE] as const;

const boxOfElement = (element: Element): Rectangle => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { west: left, north: top, east: right, south: bottom };
};

/** What may be pressed and what is to be seen of the map where it lies now: squares, what is built and written, sources, and the buttons over it. */
const groundBelow = ({ carrying, ground, view, map }: TouchProps): KnobGround => {
  if (!ground) return {};
  const squareBox = ([x, y]: Square): Rectangle => boxOnPage({ west: x, north: y, east: x + 1, south: y + 1 }, ground);
  const over = [...map.children].filter((each) => !each.matches(".flat-map, .city-map, .ghost-knob, .ghost-leader"));
  return {
    places: [...carrying.places().map(squareBox), ...over.map(boxOfElement)],
    built: [
      ...[...builtFrames(view), ...sourceFrames(view.town)].map((frame) => boxOnPage(frame, ground)),
      ...[...map.querySelectorAll(WRITTEN)].map(boxOfElement),
    ],
    names: [...namesRound(boardSize(view), ground), ...[...map.querySelectorAll(RIM_NAMES)].map(boxOfElement)],
  };
};

/** Tells whenever something else is drawn in a map. */
const createDrawn = (map: HTMLElement): (() => unknown) => {
  const [drawn, setDrawn] = createSignal({}, { equals: false });
  const observer = new MutationObserver(() => void setDrawn({}));
  observer.observe(map, { childList: true, subtree: true });
  onCleanup(() => observer.disconnect());
  return drawn;
};

/**
 * One finger on the ghost carries it; anywhere else it moves the map, and two fingers do so everywhere.
 */
const carries = (props: TouchProps): void => {
  const { putDown, putBack } = props.carrying;
  watchDrags(props.map, {
    slip: SLIP,
    still: true,
    takes: ({ target, pointerType, clientX, clientY }) => {
      const isOnMap = target instanceof Element && target.matches(".flat-map, canvas");
      const box = pointerType === "touch" && isOnMap ? boxOf(props) : null;
      return box !== null && isTaken(box, { x: clientX, y: clientY });
    },
    takeUp: props.carrying.takeUp,
    over: ({ clientX, clientY }) => {
      const square = props.ground && carriedOver(props.ground, boardSize(props.view), { x: clientX, y: clientY });
      if (square) props.carrying.over(square);
    },
    putDown,
    putBack,
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

/** Where the knob stands in the map, with the line that leads to it from a ghost that it does not stand beside. */
interface KnobPlace extends WindowPoint {
  readonly leader: string | null;
}

/** A ghost under fingers: one of them drags it, and a knob beside it turns it where it can lie otherwise. */
export const GhostTouch = (props: TouchProps) => {
  const [knob, setKnob] = createSignal<KnobPlace | null>(null);
  const fingers = createFingers(props.map);
  const drawn = createDrawn(props.map);
  carries(props);
  // Measured once everything lies where it lies now.
  createEffect(() => {
    props.ground?.moved();
    drawn();
    const isWanted = fingers() && props.carrying.canTurn() && !props.carrying.isCarried();
    const box = isWanted ? boxOf(props) : null;
    // A page is laid out for whoever measures in it, however little is asked.
    if (!box) return void setKnob(null);
    const { left, top, right, bottom } = props.map.getBoundingClientRect();
    const at = knobBeside(box, { west: left, north: top, east: right, south: bottom }, groundBelow(props));
    setKnob(at && { x: at.x - left, y: at.y - top, leader: leaderTo(at, box, { x: left, y: top }) });
  });
  return (
    <Show when={knob()}>
      {(at) => (
        <>
          <Show when={at().leader}>
            {(leader) => (
              <svg class="ghost-leader" aria-hidden="true">
                <path d={leader()} />
                <path d={leader()} />
              </svg>
            )}
          </Show>
          <Button
            class="ghost-knob"
            aria-label={magnateWords().ask.turn}
            aria-keyshortcuts="R"
            style={{ left: `${at().x}px`, top: `${at().y}px` }}
            onClick={props.carrying.turn}
          >
            <Icon name="arrow-clockwise" />
          </Button>
        </>
      )}
    </Show>
  );
};
