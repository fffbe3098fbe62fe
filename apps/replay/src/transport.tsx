import type { Seat } from "@blueplate/kernel";
import { useKeys } from "@blueplate/tabletop";
import { Button, Icon, type IconName } from "@blueplate/ui";
import { createEffect, createSignal, onCleanup, onMount, type ParentProps, Show } from "solid-js";
import { type Speed, SPEEDS } from "./playback-speed.tsx";
import { beginsPhase, nextWhere, roundBegun } from "./analysis/line/parts.ts";
import type { Session } from "./session/session.ts";
import { replayWords } from "./language.ts";

const words = () => replayWords().replay;

/** Milliseconds that a step is shown while the game plays by itself at speed 1, once nothing moves any more. */
const STEP_MS = 900;

interface ReelProps {
  readonly session: Session;
  /** Something of this step still moves. */
  readonly moving: boolean;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
}

interface TransportProps extends ParentProps {
  readonly session: Session;
  readonly reel: ReversePlayback;
  /** A small page has room for the other keys alone: playing backwards is offered elsewhere. */
  readonly backwards: boolean;
}

/** Whose decisions are one's own: those of the seat whose viewpoint it is, else of the one that decided here; null where nobody did. */
export const ownSeat = (session: Session): Seat | null => {
  const viewpoint = session.viewpoint();
  return viewpoint === "all" || viewpoint === "then" ? session.node().seat : viewpoint;
};

/** Where the buttons and keys lead: what does not come any more is the end of what is shown. */
export const leapsOf = (session: Session) => {
  const leap = (direction: 1 | -1, is: Parameters<typeof nextWhere>[3]): number => {
    const { entries, at, last, hidden, line } = session;
    const end = hidden() ? line().length - 1 : last();
    return nextWhere(entries().slice(0, end + 1), at(), direction, is) ?? (direction === 1 ? end : 0);
  };
  return {
    round: (direction: 1 | -1) => leap(direction, (entry) => roundBegun(entry) !== null),
    phase: (direction: 1 | -1) => leap(direction, beginsPhase),
    own: (direction: 1 | -1) => {
      const seat = ownSeat(session);
      return leap(direction, (entry) => entry._tag === "Played" && (seat === null || entry.seat === seat));
    },
  };
};
export type LeapKeys = ReturnType<typeof leapsOf>;

/** What a key does: arrows step, with Shift by rounds, with Control by phases, with Alt by facts; `{` and `}` by own decisions. */
const actionOf = ({ key, shiftKey, ctrlKey, altKey }: KeyboardEvent, session: Session, leaps: LeapKeys) => {
  const by = (direction: 1 | -1) => (): void => {
    if (altKey) session.stepFact(direction);
    else if (shiftKey) session.step(leaps.round(direction) - session.at());
    else if (ctrlKey) session.step(leaps.phase(direction) - session.at());
    else session.step(direction);
  };
  const KEYS: Readonly<Record<string, () => void>> = {
    ArrowRight: by(1),
    ArrowLeft: by(-1),
    Home: () => session.go(0),
    End: () => session.go(session.last()),
    "{": () => session.step(leaps.own(-1) - session.at()),
    "}": () => session.step(leaps.own(1) - session.at()),
  };
  return KEYS[key];
};

/** Keys that lead back. */
const BACK: ReadonlySet<string> = new Set(["ArrowLeft", "Home", "{"]);

/** Does what a key means; says so where it leads nowhere. */
const actAndSay = (session: Session, key: string, action: () => void): void => {
  const [node, fact] = [session.node().id, session.fact()];
  action();
  if (session.node().id === node && session.fact() === fact)
    session.say(BACK.has(key) ? words().atBeginning : words().atEnd);
};

const listen = (session: Session, leaps: LeapKeys, toggle: () => void): void => {
  const press = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    if (
      event.metaKey ||
      target?.closest("input:not([type=checkbox]), textarea, select, [role=tablist], [data-own-keys], .window")
    )
      return;
    const plays = event.key === " " && !target?.closest("button, a, summary");
    const action = plays ? toggle : actionOf(event, session, leaps);
    if (!action) return;
    if (plays) action();
    else actAndSay(session, event.key, action);
    event.preventDefault();
  };
  onMount(() => addEventListener("keydown", press));
  onCleanup(() => removeEventListener("keydown", press));
};

/** Where a game runs to by itself: 1 forwards, -1 backwards, 0 nowhere. */
type Way = 1 | -1 | 0;

/** The next of the speeds; the fastest stays. */
const faster = (speed: Speed): Speed => SPEEDS[SPEEDS.indexOf(speed) + 1] ?? speed;

/** Plays the game by itself, in either direction, until it comes to the end of the line: each step once what moved in the one before stands still. */
export const createReel = (props: ReelProps) => {
  const { session } = props;
  const [way, setWay] = createSignal<Way>(0);
  const edge = (): number => (way() === 1 ? session.line().length - 1 : 0);
  createEffect(() => {
    const by = way();
    if (by === 0 || props.moving) return;
    if (session.at() === edge()) return void setWay(0);
    const timer = setTimeout(() => session.step(by), STEP_MS / props.speed);
    onCleanup(() => clearTimeout(timer));
  });
  /** As the keys of those who cut films: the same key again plays faster. */
  const press = (by: 1 | -1) => (): void => {
    if (way() === by) props.onSpeed(faster(props.speed));
    else setWay(by);
  };
  useKeys({ j: press(-1), k: () => setWay(0), l: press(1) });
  return {
    way,
    toggle: (by: 1 | -1): void => void setWay(way() === by || (by === 1 && way() !== 0) ? 0 : by),
  };
};
export type ReversePlayback = ReturnType<typeof createReel>;

/** Runs the game backwards by itself. */
export const PlayBack = (props: { readonly reel: ReversePlayback }) => (
  <Button
    class="play-back"
    aria-label={replayWords().replayKeys.playBack}
    aria-pressed={props.reel.way() === -1}
    shortcut={`${replayWords().replayKeys.playBack} (J)`}
    onClick={() => props.reel.toggle(-1)}
  >
    <Icon name="play" />
  </Button>
);

/** The buttons along the line of all steps, and playing by itself; then what else belongs to it. */
export const Transport = (props: TransportProps) => {
  const { session } = props;
  const leaps = leapsOf(session);
  const end = (): number => session.line().length - 1;
  const { way, toggle } = props.reel;
  listen(session, leaps, () => toggle(1));
  const leap = (icon: IconName, text: string, shortcut: string, to: () => number) => (
    <Button
      aria-label={text}
      shortcut={`${text} (${shortcut})`}
      disabled={to() === session.at()}
      onClick={() => session.step(to() - session.at())}
    >
      <Icon name={icon} />
    </Button>
  );
  const play = (): string => (way() === 0 ? words().play : words().pause);
  return (
    <div class="transport">
      <div class="keys">
        {leap("skip-back", words().roundBack, "Shift ←", () => leaps.round(-1))}
        {leap("rewind", words().phaseBack, "Ctrl ←", () => leaps.phase(-1))}
        {leap("caret-left", words().back, "←", () => Math.max(0, session.at() - 1))}
        <Show when={props.backwards}>
          <PlayBack reel={props.reel} />
        </Show>
        <Button kind="main" aria-label={play()} shortcut={`${play()} (Space)`} onClick={() => toggle(1)}>
          <Icon name={way() === 0 ? "play" : "pause"} />
        </Button>
        {leap("caret-right", words().forward, "→", () => Math.min(end(), session.at() + 1))}
        {leap("fast-forward", words().phaseForward, "Ctrl →", () => leaps.phase(1))}
        {leap("skip-forward", words().roundForward, "Shift →", () => leaps.round(1))}
      </div>
      {props.children}
    </div>
  );
};
