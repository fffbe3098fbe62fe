import type { Square } from "@blueplate/city";
import type { Definition } from "@blueplate/engine";
import { type Picked, seatOf } from "@blueplate/kernel";
import { createEffect, createMemo, createSignal, on } from "solid-js";
import type { Filling, TableProps } from "@blueplate/tabletop";
import { stateOf } from "./game.ts";
import { type Aim, isByEntrance, isOnMap, type Target, targetAt, targetsOf } from "./panels/target.ts";
import { firstShown } from "./panels/usual.ts";

/** A drive to be shown on the map, with what it takes where. */
export interface Drive {
  readonly squares: readonly Square[];
  readonly takes: readonly { readonly at: Square; readonly count: number }[];
}

/** What a target fills in, with the first answer to what is asked next, so that the ghost can be drawn whole. */
const preview = (props: TableProps, filling: Filling, target: Target): Picked => {
  const { seat, state } = props;
  let fill = target.fill;
  for (const slot of filling.form()?.slots ?? []) {
    const isNext = (slot.name === "entrance" || slot.name === "garden") && !(slot.name in fill) && "at" in fill;
    if (!isNext || slot.shape !== "choice" || seat === null) continue;
    const [first] = slot.candidates(state, seat, { ...filling.picked(), ...fill });
    if (first !== undefined) fill = { ...fill, [slot.name]: first };
  }
  return fill;
};

/** What is chosen to be seen on the map, beside what the form holds. */
export const wishes = () => {
  const [under, hover] = createSignal<Square | null>(null);
  const [at, setAt] = createSignal<number | null>(null);
  const [wish, setWish] = createSignal(false);
  const [variant, setVariant] = createSignal(0);
  const [spots, showSpots] = createSignal(false);
  const [drives, showDrives] = createSignal<readonly Drive[]>([]);
  /** Keeps hold of a square where nothing can be: a finger was not over it before, and is told there why not. */
  const miss = (square: Square): void => {
    hover(square);
    setAt(null);
  };
  return { under, hover, miss, at, setAt, wish, setWish, variant, setVariant, spots, showSpots, drives, showDrives };
};

/** What can be meant on the map, which way up the piece lies, and which of it is meant now. */
export const aiming = (
  props: TableProps,
  definition: Definition,
  filling: Filling,
  shown: ReturnType<typeof wishes>,
) => {
  const aim = (across: boolean): Aim => ({
    definition,
    state: stateOf(props),
    seat: seatOf(props.seat ?? 0),
    filling,
    turned: across,
  });
  const straight = createMemo(() => (isOnMap(filling) ? targetsOf(aim(false)) : []));
  const across = createMemo(() => (filling.slot()?.kind === "campaign-place" ? targetsOf(aim(true)) : []));
  const turned = (): boolean => across().length > 0 && (shown.wish() || straight().length === 0);
  const targets = createMemo(() => (turned() ? across() : straight()));
  const candidate = createMemo((): Target | null => targets()[shown.at() ?? -1] ?? null);
  createEffect(
    on([() => filling.slot(), turned], () => shown.setAt(isOnMap(filling) ? firstShown(aim(false), targets()) : null)),
  );
  const aimed = createMemo((): Target | null => {
    const square = shown.under();
    return square && isOnMap(filling) ? targetAt(targets(), square, shown.variant()) : candidate();
  });
  return {
    aim,
    targets,
    turned,
    candidate,
    canTurn: (): boolean => straight().length > 0 && (across().length > 0 || isByEntrance(filling)),
    aimed,
    meant: (): Picked => {
      const target = aimed();
      return target ? { ...filling.picked(), ...preview(props, filling, target) } : filling.picked();
    },
  };
};

/** The next of the targets that share its squares: the same entrance with the building turned. */
export const turnedAt = (targets: readonly Target[], target: Target): Target => {
  const sharing = targets.filter((each) => each.squares.join() === target.squares.join());
  return sharing[(sharing.indexOf(target) + 1) % sharing.length] ?? target;
};
