import { type Accessor, createSignal } from "solid-js";
import { createFramed } from "../session/frames.ts";
import type { Session } from "../session/session.ts";
import type { Scale } from "../analysis/line/scale.ts";

/** Pixels that a hand moves without meaning to. */
const SLIP = 4;

/** True on flags that hang together: pressed they are listed; pulled they make way for the thumb below them. */
const isPile = ({ target }: Event): boolean => target instanceof Element && target.closest("[data-pile]") !== null;

/** The step that a flag under the pointer marks; null beside flags. */
const flagged = ({ target }: Event): number | null => {
  const flag = target instanceof Element ? target.closest("[data-at]") : null;
  return flag instanceof HTMLElement ? Number(flag.dataset["at"]) : null;
};

/** Where along a box something points, from 0 at its left to 1 at its right. */
const along = ({ clientX }: MouseEvent, box: DOMRect | undefined): number =>
  box ? (clientX - box.left) / box.width : 0;

/** The track, where it lies, and where it was pressed: it stays there while it is held. Slipped, it is pulled. */
interface Held {
  readonly track: HTMLElement;
  readonly box: DOMRect;
  readonly x: number;
  slipped: boolean;
}

/** Who presses a flag means its step until the thumb is really pulled. */
const grip = (track: HTMLElement, event: PointerEvent): Held => ({
  track,
  box: track.getBoundingClientRect(),
  x: event.clientX,
  slipped: flagged(event) === null && !isPile(event),
});

/** From here on the track follows the pointer, wherever it goes. */
const take = (session: Session, track: HTMLElement, { pointerId }: PointerEvent): void => {
  track.setPointerCapture(pointerId);
  session.setScrubbing(true);
};

/** The hand on the track: pressed it pulls the thumb, a step a picture; else it asks what happened where it points. */
export const createHand = (session: Session, scale: Accessor<Scale>, track: () => HTMLElement | undefined) => {
  const [under, setUnder] = createSignal<number | null>(null);
  let held: Held | null = null;
  const place = (event: MouseEvent): number => along(event, held?.box ?? track()?.getBoundingClientRect());
  const follow = createFramed((event: PointerEvent) => {
    const at = scale().at(place(event));
    setUnder(at);
    if (held?.slipped) session.go(at);
  });
  const end = (): void => {
    follow.flush();
    held = null;
    session.setScrubbing(false);
  };
  return {
    under,
    place,
    begin: (event: PointerEvent): void => {
      const element = track();
      if (event.button !== 0 || !element) return;
      held = grip(element, event);
      if (isPile(event)) return;
      take(session, element, event);
      session.go(flagged(event) ?? scale().at(place(event)));
    },
    move: (event: PointerEvent): void => {
      if (held && !held.slipped && Math.abs(event.clientX - held.x) > SLIP) {
        held.slipped = true;
        take(session, held.track, event);
      }
      follow.ask(event);
    },
    end,
    leave: (): void => {
      follow.flush();
      setUnder(null);
    },
  };
};
