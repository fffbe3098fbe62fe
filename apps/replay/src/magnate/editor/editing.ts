import type { ScenarioHost } from "@blueplate/kernel/scenario";
import { Result } from "effect";
import { type Accessor, createSignal } from "solid-js";
import type { PositionEdit } from "./changes.ts";
import { faultInPlay, laidOut, type ValidPosition, possible, type PositionFile } from "./position-file.ts";
import type { PositionFault } from "../../open/position-fault.ts";

/** Positions that can be gone back to. */
const KEPT = 200;

/** A position being made: every change is tried, and one that leads to none that can be is not made. */
export interface Editing {
  readonly now: Accessor<ValidPosition>;
  /** Why the last change was not made, or null. */
  readonly fault: Accessor<PositionFault | null>;
  /** Makes the first of these changes that can be; true when one could. */
  readonly make: (...changes: readonly PositionEdit[]) => boolean;
  /** Takes another position in place of this one; true when it can be. */
  readonly replace: (input: unknown) => boolean;
  readonly refuse: (fault: PositionFault) => void;
  /** True when the position is one to which a game may come; otherwise the reason is told. */
  readonly stands: () => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: Accessor<boolean>;
  readonly canRedo: Accessor<boolean>;
}

/** The positions that were made, and which of them is shown. */
const createHistory = (first: ValidPosition) => {
  const [positions, setPositions] = createSignal<readonly ValidPosition[]>([first]);
  const [at, setAt] = createSignal(0);
  return {
    // cast: the positions has a position at every place that `at` takes.
    now: (): ValidPosition => positions()[at()] as ValidPosition,
    take: (next: ValidPosition): void => {
      const before = positions().slice(Math.max(0, at() + 1 - KEPT), at() + 1);
      setPositions([...before, next]);
      setAt(before.length);
    },
    has: (by: number): boolean => at() + by >= 0 && at() + by < positions().length,
    go: (by: number): void => void setAt(Math.max(0, Math.min(positions().length - 1, at() + by))),
  };
};

/**
 * Makes positions from `first` on; null when nothing can lie so. A scenario of the rules may begin where no game comes to: that is
 * said from the beginning, until a change mends it.
 */
export const createEditing = (host: ScenarioHost, first: PositionFile): Editing | null => {
  const begun = laidOut(host, first);
  if (Result.isFailure(begun)) return null;
  const history = createHistory(begun.success);
  const faultOf = (now: ValidPosition): PositionFault | null => {
    const found = faultInPlay(now);
    return found && { ...found, tried: now.file };
  };
  const [fault, setFault] = createSignal(faultOf(begun.success));
  const replace = (input: unknown): boolean => {
    const tried = possible(host, input);
    if (Result.isSuccess(tried)) history.take(tried.success);
    setFault(Result.isSuccess(tried) ? null : { ...tried.failure, tried: input });
    return Result.isSuccess(tried);
  };
  const go = (by: number): void => {
    history.go(by);
    setFault(faultOf(history.now()));
  };
  return {
    now: history.now,
    fault,
    make: (...changes) => changes.some((change) => replace(change(history.now().file))),
    replace,
    refuse: setFault,
    stands: () => {
      const found = faultOf(history.now());
      if (found) setFault(found);
      return !found;
    },
    undo: () => go(-1),
    redo: () => go(1),
    canUndo: () => history.has(-1),
    canRedo: () => history.has(1),
  };
};
