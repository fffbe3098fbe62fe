import { nodeOf, type Pointer } from "@blueplate/study";
import { type Accessor, batch, createEffect, createMemo, createSignal, on, onCleanup, onMount } from "solid-js";
import type { Session } from "../session/session.ts";
import type { OpenStudy } from "./open-study.ts";

/** Parts of the page that do not move the moment: touching them breaks nobody free. */
const APART = ".head, .bands, .window, .window-shade, input, textarea, select";

/** Milliseconds between two looks at the camera of whoever leads. */
const CAMERA_EVERY = 400;

const MODIFIERS: ReadonlySet<string> = new Set(["Tab", "Shift", "Control", "Alt", "Meta"]);

const isApart = ({ target }: Event): boolean => target instanceof Element && target.closest(APART) !== null;

/** Whoever touches the game while following goes on alone. */
const breakFree = (live: OpenStudy): void => {
  const touched = (event: Event): void => {
    if (!isApart(event)) live.setFollowing(false);
  };
  const pressed = (event: KeyboardEvent): void => {
    if (!MODIFIERS.has(event.key)) touched(event);
  };
  onMount(() => {
    addEventListener("pointerdown", touched, true);
    addEventListener("wheel", touched, { capture: true, passive: true });
    addEventListener("keydown", pressed, true);
  });
  onCleanup(() => {
    removeEventListener("pointerdown", touched, true);
    removeEventListener("wheel", touched, true);
    removeEventListener("keydown", pressed, true);
  });
};

/** Where one looks now. */
const pointerOf = (session: Session): Pointer => ({
  chapter: session.chapter().id,
  node: session.node().id,
  event: session.fact(),
  ...(session.viewing()?.look() ?? { camera: null, lens: null }),
  thing: session.viewing()?.pointed() ?? null,
});

/** Begins to lead from where one looks now. */
export const leadFrom = (live: OpenStudy, session: Session): void => live.host.lead(pointerOf(session));

/** Tells the others where one looks while one leads. */
const createLeading = (live: OpenStudy, session: Session): void => {
  const here = createMemo(() => pointerOf(session));
  // What was told while the connection was lost has reached nobody: it is told again.
  createEffect(() => {
    const pointer = here();
    if (live.leading() && live.connected()) live.host.lead(pointer);
  });
  // A camera moves without telling: the others are told where it is now and then.
  createEffect(() => {
    if (!live.leading()) return;
    let lastSent = "";
    const timer = setInterval(() => {
      const look = session.viewing()?.look() ?? null;
      const text = JSON.stringify(look);
      if (look && text !== lastSent) leadFrom(live, session);
      lastSent = text;
    }, CAMERA_EVERY);
    onCleanup(() => clearInterval(timer));
  });
};

/** How far whoever is followed may lead. */
export interface FollowLimit {
  /** True while they look at what is still hidden from whoever follows, who is not taken there unasked. */
  readonly isAhead: Accessor<boolean>;
  /** Goes there with them, now and from now on. */
  readonly goAlong: () => void;
}

/** Tells the others where one looks while one leads, and goes where the one looks who is followed. */
export const createFollowing = (
  live: OpenStudy,
  session: Session,
  toChapter: (pointer: Pointer) => void,
): FollowLimit => {
  breakFree(live);
  createLeading(live, session);
  const [along, setAlong] = createSignal(false);
  const isAhead = createMemo(() => {
    const pointer = live.followed();
    const isHere = pointer?.chapter === session.chapter().id && nodeOf(session.chapter(), pointer.node) !== undefined;
    return isHere && !along() && !session.shows(pointer.node);
  });
  // A node may be told of before it is there: the chapter is looked at again when it has changed.
  createEffect(
    on([live.followed, session.chapter, session.viewing, isAhead], ([pointer, chapter, viewing, ahead], before) => {
      if (!pointer) {
        // Nobody points any more.
        if (before?.[0]) viewing?.point(null);
        return;
      }
      if (pointer.chapter !== chapter.id) return toChapter(pointer);
      if (ahead) return viewing?.point(null);
      if (nodeOf(chapter, pointer.node)) {
        batch(() => {
          session.goTo(pointer.node);
          session.showFacts(pointer.node, pointer.event);
        });
      }
      viewing?.setLook(pointer);
      viewing?.point(pointer.thing);
    }),
  );
  return { isAhead, goAlong: () => void setAlong(true) };
};
