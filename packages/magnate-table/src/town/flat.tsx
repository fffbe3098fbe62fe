import type { Hour, Square } from "@blueplate/city";
import {
  bareMap,
  createWriter,
  drawnSize,
  EDGE,
  flatMap,
  ground,
  groundStyle,
  type Labels,
  labelsFor,
  plants,
  shadows,
  sightOf,
  tagGroups,
  UNIT,
} from "@blueplate/city/flat";
import { Button, createDue, Icon } from "@blueplate/ui";
import { createEffect, createMemo, createSignal, createUniqueId, on, onCleanup, Show, untrack } from "solid-js";
import { FlatRim } from "./flat-rim.tsx";
import { drawingOf, type FlatDrawing, redraw } from "./flat-drawing.ts";
import { createFlatZoom } from "./flat-zoom.ts";
import type { MapLayout } from "./ground.ts";
import type { MapProps } from "./map-props.ts";
import { magnateWords } from "../language.ts";

/** The square of a flat map under a point of the page, counted on beside the board. */
export const squareOverFlat = (map: HTMLElement, x: number, y: number): Square | null => {
  const matrix = map.querySelector("svg")?.getScreenCTM();
  if (!matrix) return null;
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return [Math.floor(point.x / UNIT), Math.floor(point.y / UNIT)];
};

/** The same; null beside the board. */
const squareOnFlat = (map: HTMLElement, x: number, y: number): Square | null => {
  const svg = map.querySelector("svg");
  const square = squareOverFlat(map, x, y);
  if (!svg || !square) return null;
  // The rim round the board is as wide at one end of the drawing as at the other.
  const { x: west, y: north, width, height } = svg.viewBox.baseVal;
  const [columns, rows] = [Math.round((width + west * 2) / UNIT), Math.round((height + north * 2) / UNIT)];
  const inside = square[0] >= 0 && square[1] >= 0 && square[0] < columns && square[1] < rows;
  return inside ? square : null;
};

/** A flat map as it lies on the page. */
const groundOf = (map: HTMLElement, moved: () => unknown): MapLayout => ({
  squareAt: (x, y) => squareOverFlat(map, x, y),
  pointOf: (x, y) =>
    new DOMPoint(x * UNIT, y * UNIT).matrixTransform(map.querySelector("svg")?.getScreenCTM() ?? new DOMMatrix()),
  moved,
});

/** What one press of the button does: what somebody is about to place is what they want to read. */
const nearness = (props: Pick<MapProps, "view" | "overlays">, zoom: ReturnType<typeof createFlatZoom>) => {
  const sight = createMemo(() => sightOf(props.view.town, props.overlays));
  /** The next press leads back to the whole map: all is near that it could bring near. */
  const isNear = createMemo((): boolean => {
    const now = sight();
    return now ? zoom.isNear(now.piece) : zoom.isClose();
  });
  return {
    isNear,
    turn: (): void => {
      const now = sight();
      if (now && !isNear()) zoom.lookAt(now);
      else zoom.toggle();
    },
  };
};

/** The middle of all restaurants in the drawing, or of the town before there are any. */
const busyMiddle = ({ town, restaurants }: MapProps["view"]): readonly [number, number] => {
  const [wide, high] = drawnSize(town);
  if (restaurants.length === 0) return [wide / 2, high / 2];
  const sum = restaurants.reduce<readonly [number, number]>(([x, y], { at: [u, v] }) => [x + u, y + v], [0, 0]);
  const [x, y] = sum.map((each) => each / restaurants.length + 1 + EDGE);
  return [x ?? wide / 2, y ?? high / 2];
};

/**
 * Whoever lowers the box of a map sees what is in hand with what it reaches, or where most is built; what somebody has chosen to
 * look at stays.
 */
const showBusyPart = (
  props: Pick<MapProps, "view" | "overlays">,
  zoom: ReturnType<typeof createFlatZoom>,
  hasGround: () => boolean,
): void => {
  const isCut = createMemo(() => hasGround() && zoom.isCut() && !zoom.isClose());
  const inHand = createMemo(() => (isCut() ? sightOf(props.view.town, props.overlays) : null), null, {
    // Every light on the map is made anew with each step: one goes there only when the piece has moved.
    equals: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  });
  createEffect(on(isCut, (cut) => cut && inHand() === null && zoom.centre(busyMiddle(props.view))));
  createEffect(on(inHand, (sight) => sight && zoom.bring(sight.about)));
};

/** When the map may be put together: its ground and roads are reckoned in a task before, and kept for as long as there is the town. */
const createLaid = (view: () => MapProps["view"], isMeasured: () => boolean): (() => boolean) => {
  const isGroundDue = createDue(isMeasured);
  createEffect(() => isGroundDue() && untrack(() => ground(view().town)));
  return createDue(isGroundDue);
};

/** When what stands on the ground may be drawn: what takes longest of it is reckoned before, in tasks of its own, and kept for the drawing. */
const createPeopled = (view: () => MapProps["view"], hour: () => Hour, labels: () => Labels) => {
  const [hasGround, setGround] = createSignal(false);
  const isPlanted = createDue(hasGround);
  const isShaded = createDue(isPlanted);
  const isTagged = createDue(isShaded);
  createEffect(() => isPlanted() && untrack(() => plants(view())));
  createEffect(() => isShaded() && untrack(() => shadows(view(), hour())));
  createEffect(() => isTagged() && untrack(() => tagGroups(view(), labels())));
  return { hasGround, setGround, isPeopled: createDue(isTagged) };
};

/** How large the drawing is. */
const sizeStyle = ({ size }: ReturnType<typeof createFlatZoom>) => ({
  "--wide": `${size()[0]}px`,
  "--high": `${size()[1]}px`,
});

/** The flat map: the same facts as the town, for small screens, print, and machines without WebGL. */
export const Flat = (
  props: Pick<MapProps, "view" | "overlays" | "noon" | "onHover" | "onPick" | "onBeside" | "onGround">,
) => {
  let box: HTMLDivElement | undefined;
  const write = createWriter(createUniqueId());
  const zoom = createFlatZoom(() => drawnSize(props.view.town));
  const labels = createMemo(() => labelsFor(zoom.square()));
  /** A phase without an hour of its own keeps the light before it. */
  const lastHour = createMemo<Hour>((before) => props.view.hour ?? before, "noon");
  const hour = (): Hour => (props.noon ? "noon" : lastHour());
  // Together they would keep a small machine from answering: first the ground, then what stands on it, and each in steps.
  const { hasGround, setGround, isPeopled } = createPeopled(() => props.view, hour, labels);
  const isLaid = createLaid(() => props.view, zoom.isMeasured);
  const map = createMemo(() => {
    if (!isLaid()) return undefined;
    return isPeopled() ? flatMap(props.view, props.overlays, labels(), hour()) : bareMap(props.view.town, labels());
  });
  const isMapDue = createDue(() => map() !== undefined);
  const drawing = createMemo(() => {
    const drawn = isMapDue() ? map() : undefined;
    return drawn && drawingOf(drawn, write);
  });
  // Most steps change little in town: what is drawn already stays.
  const isDrawn = createDue(() => drawing() !== undefined);
  createEffect<FlatDrawing | undefined>((before) => {
    const now = isDrawn() ? drawing() : undefined;
    if (!box || !now) return before;
    redraw(box, before, now);
    setGround(true);
    return now;
  });
  showBusyPart(props, zoom, hasGround);
  createEffect(() => box && hasGround() && props.onGround?.(groundOf(box, zoom.moved)));
  onCleanup(() => props.onGround?.(null));
  const near = nearness(props, zoom);
  const squareAt = (at: MouseEvent): Square | null => (box ? squareOnFlat(box, at.clientX, at.clientY) : null);
  const pick = (event: MouseEvent): void => {
    const square = squareAt(event);
    const beside = box && squareOverFlat(box, event.clientX, event.clientY);
    if (square) props.onPick(square);
    else if (beside) props.onBeside?.(beside);
  };
  return (
    <>
      <div
        class="flat-map"
        ref={zoom.attach}
        role="img"
        aria-label={magnateWords().map.flat}
        data-close={zoom.isCut()}
        data-hour={hour()}
        style={{ ...sizeStyle(zoom), ...groundStyle(hour()) }}
        // A finger points at nothing before it taps.
        onPointerMove={(event) => event.pointerType !== "touch" && props.onHover(squareAt(event))}
        onPointerLeave={() => props.onHover(null)}
        onClick={pick}
      >
        <div class="flat-drawing">
          <div class="flat-picture" ref={(element) => (box = element)} />
          <Show when={zoom.isCut()}>
            <FlatRim town={props.view.town} square={zoom.square()} />
          </Show>
        </div>
      </div>
      <Show when={zoom.canClose()}>
        <Button
          class="map-zoom"
          aria-label={near.isNear() ? magnateWords().map.whole : magnateWords().map.closer}
          onClick={near.turn}
        >
          <Icon name={near.isNear() ? "magnifying-glass-minus" : "magnifying-glass-plus"} />
        </Button>
      </Show>
    </>
  );
};
