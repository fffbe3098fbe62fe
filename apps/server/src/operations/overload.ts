import { monitorEventLoopDelay } from "node:perf_hooks";
import { Overloaded, type RateLimits } from "@blueplate/api";
import { Context } from "effect";
import type { Commands } from "./command-queue.ts";

/** How busy the server is at one look. */
export interface LoadReading {
  /** How late turns of the event loop were since the last look, in the mean, in milliseconds. */
  readonly loopDelayMs: number;
  /** Requests that have come and are not answered. */
  readonly waiting: number;
  /** How long commands took since the last look until they were stored, in the mean, in milliseconds. */
  readonly commandMs: number;
}

/** When new work is refused. */
export interface OverloadRules {
  /** At or over one of these the server is busy. */
  readonly over: LoadReading;
  /** Below both of these it is calm again; in between nothing changes. */
  readonly calm: LoadReading;
  /** So many busy looks one after the other begin an overload, so many calm ones end it. */
  readonly looks: { readonly begin: number; readonly end: number };
}

const [NO_TIME, NO_COUNT] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
const NEVER: LoadReading = { loopDelayMs: NO_TIME, waiting: NO_COUNT, commandMs: NO_TIME };

/**
 * The rules for what may be late: turns of the event loop by all of it, commands by a third, so that new work is refused before the first
 * command is. It is calm again at a third of each. With 0 there is no overload.
 */
export const overloadRules = (lateMs: number): OverloadRules => ({
  over: lateMs === 0 ? NEVER : { loopDelayMs: lateMs, waiting: 400, commandMs: lateMs / 3 },
  calm: { loopDelayMs: lateMs / 3, waiting: 100, commandMs: lateMs / 9 },
  looks: { begin: 2, end: 5 },
});

/** Whether the server is overloaded, and what one more look says. */
export interface OverloadSwitch {
  readonly isOn: () => boolean;
  /** True when this reading has changed it. */
  readonly look: (reading: LoadReading) => boolean;
}

/** Goes on and off with what is measured: not for one bad moment, and not off before it was calm for a while. */
export const overloadSwitch = ({ over, calm, looks }: OverloadRules): OverloadSwitch => {
  let isOn = false;
  let inARow = 0;
  return {
    isOn: () => isOn,
    look: ({ loopDelayMs, waiting, commandMs }) => {
      const isBusy = loopDelayMs >= over.loopDelayMs || waiting >= over.waiting || commandMs >= over.commandMs;
      const isCalm = loopDelayMs < calm.loopDelayMs && waiting < calm.waiting && commandMs < calm.commandMs;
      inARow = (isOn ? isCalm : isBusy) ? inARow + 1 : 0;
      if (inARow < (isOn ? looks.end : looks.begin)) return false;
      isOn = !isOn;
      inARow = 0;
      return true;
    },
  };
};

/** How late the turns of the event loop are, and how often that is looked at. */
export interface LoopDelayMeter {
  readonly everyMs: number;
  /** The mean since the last look, in milliseconds. */
  readonly read: () => number;
}

const RESOLUTION_MS = 10;

/** Measures this process. A mean, since one long turn is no overload and many of them are. */
const measuredDelay = (): LoopDelayMeter => {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  return {
    everyMs: 1_000,
    read: () => {
      // Nothing measured yet is no number.
      const mean = delay.count === 0 ? 0 : delay.mean / 1e6;
      delay.reset();
      return Math.max(0, mean - RESOLUTION_MS);
    },
  };
};

/** What the delay of the event loop is measured with. */
export const LoopDelay: Context.Reference<LoopDelayMeter> = Context.Reference<LoopDelayMeter>("server/LoopDelay", {
  defaultValue: measuredDelay,
});

/** Seconds after which to come again with new work. */
const AGAIN_AFTER = 10;

/** What is new: without it everything that goes on already goes on. Who may simulate may do so later as well. */
const NEW_WORK: ReadonlySet<RateLimits> = new Set(["table", "study", "simulate"]);

/** What may be done now. */
export interface WorkGate {
  /** The answer to new work, or null while it is taken. */
  readonly overload: () => Overloaded | null;
  /** The answer to something of a kind that is not taken now: new work, or a command where too many wait. */
  readonly refuses: (what: RateLimits) => Overloaded | null;
}

/** Lets new work in or not, as `isOverloaded` says, and commands as long as their queue takes more. */
export const workGate = (isOverloaded: () => boolean, { overload: tooMany }: Pick<Commands, "overload">): WorkGate => {
  const overload = () => (isOverloaded() ? new Overloaded({ retryAfter: AGAIN_AFTER }) : null);
  const refuses = (what: RateLimits) => (what === "command" ? tooMany() : NEW_WORK.has(what) ? overload() : null);
  return { overload, refuses };
};
