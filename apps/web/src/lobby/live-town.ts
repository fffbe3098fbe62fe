import { isDrawnInSoftware } from "@blueplate/city/software";

/** What a machine is like, and what its owner wants of it. */
interface Machine {
  readonly wantsCalm: boolean;
  readonly savesData: boolean;
  readonly isNarrow: boolean;
  /** In gigabytes; browsers that do not tell leave it out. */
  readonly memory: number | undefined;
}

/** Gigabytes with which a phone shows a moving town beside a page. */
const ENOUGH = 4;

/** Whether a picture may come to life on this machine. A phone that does not tell its memory keeps the picture. */
export const mayMove = ({ wantsCalm, savesData, isNarrow, memory }: Machine): boolean =>
  !wantsCalm && !savesData && (!isNarrow || (memory ?? 0) >= ENOUGH);

const machine = (): Machine => {
  // cast: two facts that only some browsers tell.
  const { connection, deviceMemory } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean };
    readonly deviceMemory?: number;
  };
  return {
    wantsCalm: matchMedia("(prefers-reduced-motion: reduce)").matches,
    savesData: connection?.saveData === true,
    isNarrow: matchMedia("(max-width: 700px)").matches,
    memory: deviceMemory,
  };
};

/** Whether a graphics card draws here: in software a town that moves would cost more than it is worth. */
const hasFastGraphics = (): boolean => {
  const gl = document.createElement("canvas").getContext("webgl2", { failIfMajorPerformanceCaveat: true });
  const isFast = gl !== null && !isDrawnInSoftware(gl);
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return isFast;
};

/** Somebody is there: a page that nobody looks at needs no town. */
const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart"] as const;

const whenSomebodyMoves = (then: () => void): (() => void) => {
  const ends = new AbortController();
  for (const sign of SIGNS_OF_LIFE)
    addEventListener(sign, () => (ends.abort(), then()), { passive: true, signal: ends.signal });
  return () => ends.abort();
};

/** Browsers without idle time get a task of its own. */
const whenIdle = (then: () => void): void => void (globalThis.requestIdleCallback ?? setTimeout)(then);

/**
 * Brings the town of the picture to life over it, where the machine is one for it: after the first sign of a person, when the page has
 * nothing else to do. Its scripts come only then. Answers how to end it; whatever goes wrong leaves the picture.
 */
export const bringToLife = (place: HTMLElement, picture: HTMLElement): (() => void) => {
  let end = (): void => {};
  let isOver = false;
  const begin = async (): Promise<void> => {
    if (isOver || !hasFastGraphics()) return;
    const { showTown } = await import("./town-over-picture.ts");
    if (!isOver) end = showTown(place, picture);
  };
  if (mayMove(machine())) end = whenSomebodyMoves(() => whenIdle(() => void begin().catch(() => null)));
  return () => {
    isOver = true;
    end();
  };
};
