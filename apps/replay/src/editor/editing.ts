import type { ScenarioHost } from "@blueplate/kernel/scenario";
import { Result } from "effect";
import { type Accessor, createSignal } from "solid-js";
import type { Change } from "./changes.ts";
import { type Fault, type Possible, possible, type PositionFile } from "./position-file.ts";

/** Positions that can be gone back to. */
const KEPT = 200;

/** A position being made: every change is tried, and one that leads to none that can be is not made. */
export interface Editing {
  readonly now: Accessor<Possible>;
  /** Why the last change was not made, or null. */
  readonly fault: Accessor<Fault | null>;
  /** Makes the first of these changes that can be; true when one could. */
  readonly make: (...changes: readonly Change[]) => boolean;
  /** Takes another position in place of this one; true when it can be. */
  readonly replace: (input: unknown) => boolean;
  readonly refuse: (fault: Fault) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: Accessor<boolean>;
  readonly canRedo: Accessor<boolean>;
}

/** Makes positions from `first` on; null when that is none that can be. */
export const createEditing = (host: ScenarioHost, first: PositionFile): Editing | null => {
  const begun = possible(host, first);
  if (Result.isFailure(begun)) return null;
  const [course, setCourse] = createSignal<readonly Possible[]>([begun.success]);
  const [at, setAt] = createSignal(0);
  const [fault, setFault] = createSignal<Fault | null>(null);
  // cast: the course has a position at every place that `at` takes.
  const now = (): Possible => course()[at()] as Possible;
  const take = (next: Possible): void => {
    const before = course().slice(Math.max(0, at() + 1 - KEPT), at() + 1);
    setCourse([...before, next]);
    setAt(before.length);
    setFault(null);
  };
  const tryOut = (input: unknown): Fault | null => {
    const tried = possible(host, input);
    if (Result.isFailure(tried)) return tried.failure;
    take(tried.success);
    return null;
  };
  const replace = (input: unknown): boolean => {
    const found = tryOut(input);
    if (found) setFault(found);
    return found === null;
  };
  const make = (...changes: readonly Change[]): boolean => changes.some((change) => replace(change(now().file)));
  const go = (to: number): void => {
    if (to < 0 || to >= course().length) return;
    setAt(to);
    setFault(null);
  };
  return {
    now,
    fault,
    make,
    replace,
    refuse: setFault,
    undo: () => go(at() - 1),
    redo: () => go(at() + 1),
    canUndo: () => at() > 0,
    canRedo: () => at() < course().length - 1,
  };
};
