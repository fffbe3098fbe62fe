import type { Square } from "@blueplate/city";
import type { Ruleset } from "@blueplate/engine";
import { type PickedFields, seatOf } from "@blueplate/kernel";
import { Equal } from "effect";
import { createEffect, createMemo, createSignal, on } from "solid-js";
import { type FormFilling, type TableProps, withoutHover } from "@blueplate/tabletop";
import { stateOf } from "../game.ts";
import {
  type TargetContext,
  type MapQuestion,
  isByEntrance,
  isOnMap,
  type MapTarget,
  targetAt,
  targetsOf,
} from "./target.ts";
import { askingAfter, firstShown, LAUNCH } from "./default-campaign.ts";

/** A drive to be shown on the map, with what it takes where. */
export interface MapRoute {
  readonly squares: readonly Square[];
  readonly takes: readonly { readonly at: Square; readonly count: number }[];
}

/** What a target fills in, with the first answer to what is asked next, so that the ghost can be drawn whole. */
const preview = (props: TableProps, filling: FormFilling, target: MapTarget): PickedFields => {
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

/** What is asked with a place and after it: taken up with the piece. */
const WITH_PLACE = ["side", "offset", "at", "turned", "entrance", "garden", "good", "duration"];

/** The form as if the piece that lies on the map were in hand again; null where it has no place yet. */
const liftedIn = (props: TableProps, filling: FormFilling): MapQuestion | null => {
  const form = filling.form();
  const before = Object.entries(filling.picked()).filter(([name]) => !WITH_PLACE.includes(name));
  if (!form || before.length === Object.keys(filling.picked()).length) return null;
  return askingAfter(props, form, Object.fromEntries(before));
};

/** Pieces that are taken up by a click elsewhere, once all is said of them. */
const LOOSE: ReadonlySet<string> = new Set(["restaurant-place", "house-place"]);

/** The form as if the piece that is staged on the map were in hand again; null while none is staged. */
const stagedIn = (props: TableProps, filling: FormFilling): MapQuestion | null => {
  const form = filling.form();
  if (!form || isOnMap(filling)) return null;
  const isLoose = filling.slot() === null && form.slots.some(({ kind }) => LOOSE.has(kind));
  // A campaign that lies beside the map stands where nothing can be clicked.
  const isOnBoard = "at" in filling.picked() || "offset" in filling.picked();
  return isLoose || (form.tag === LAUNCH && isOnBoard) ? liftedIn(props, filling) : null;
};

/** What is chosen to be seen on the map, beside what the form holds. */
export const wishes = () => {
  const [under, hover] = createSignal<Square | null>(null);
  const [at, setAt] = createSignal<number | null>(null);
  const [wish, setWish] = createSignal(false);
  const [variant, setVariant] = createSignal(0);
  const [spots, showSpots] = createSignal<boolean | null>(null);
  const [carried, setCarried] = createSignal(false);
  const [drives, showDrives] = createSignal<readonly MapRoute[]>([]);
  /** Keeps hold of a square where nothing can be: a finger was not over it before, and is told there why not. */
  const miss = (square: Square): void => {
    hover(square);
    setAt(null);
  };
  const lit = { spots, showSpots, drives, showDrives };
  return { under, hover, miss, at, setAt, wish, setWish, variant, setVariant, carried, setCarried, ...lit };
};

/** What can be meant on the map, both ways up: with the piece in hand, or with the staged one as if it were in hand again. */
const reckoning = (props: TableProps, ruleset: Ruleset, filling: FormFilling, shown: ReturnType<typeof wishes>) => {
  const staged = createMemo(() => stagedIn(props, filling));
  const again = createMemo((): MapQuestion | null => staged() ?? (shown.carried() ? liftedIn(props, filling) : null));
  const asking = (): MapQuestion => again() ?? filling;
  const aim = (across: boolean): TargetContext => ({
    ruleset,
    state: stateOf(props),
    seat: seatOf(props.seat ?? 0),
    filling: asking(),
    turned: across,
  });
  const straight = createMemo(() => (isOnMap(asking()) ? targetsOf(aim(false)) : []));
  const across = createMemo(() => (asking().slot()?.kind === "campaign-place" ? targetsOf(aim(true)) : []));
  const wished = (): boolean => (again() ? filling.picked()["turned"] === true : shown.wish());
  const turned = (): boolean => across().length > 0 && (wished() || straight().length === 0);
  const targets = createMemo(() => (turned() ? across() : straight()));
  /** What is staged, laid the other way where it lies, or with its building turned around the same entrance. */
  const otherWay = createMemo((): MapTarget | null => {
    const { at, entrance } = filling.picked();
    if (!again() || at === undefined) return null;
    const isSame = ({ fill }: MapTarget): boolean => Equal.equals(fill["at"], at) && fill["entrance"] === entrance;
    if (entrance === undefined) return (turned() ? straight() : across()).find(isSame) ?? null;
    const before = targets().find(isSame);
    const after = before && turnedAt(targets(), before);
    return after && after !== before ? after : null;
  });
  const canTurn = (): boolean =>
    again() ? otherWay() !== null : straight().length > 0 && (across().length > 0 || isByEntrance(filling));
  return { staged, again, asking, aim, turned, targets, otherWay, canTurn };
};

/** What can be meant on the map, which way up the piece lies, and which of it is meant now. */
export const aiming = (props: TableProps, ruleset: Ruleset, filling: FormFilling, shown: ReturnType<typeof wishes>) => {
  const reckoned = reckoning(props, ruleset, filling, shown);
  const { staged, again, aim, turned, targets } = reckoned;
  const isWithoutHover = withoutHover();
  const candidate = createMemo((): MapTarget | null => targets()[shown.at() ?? -1] ?? null);
  createEffect(
    on([() => filling.slot(), turned], () => shown.setAt(isOnMap(filling) ? firstShown(aim(false), targets()) : null)),
  );
  const aimed = createMemo((): MapTarget | null => {
    const square = shown.under();
    return square && isOnMap(filling) ? targetAt(targets(), square, shown.variant()) : candidate();
  });
  return {
    ...reckoned,
    candidate,
    isStaged: (): boolean => staged() !== null,
    aimed,
    /** Whether all places are shown: as somebody has said, and before that where none is proposed and none is found by hovering. */
    spots: createMemo((): boolean => shown.spots() ?? (isWithoutHover() && isOnMap(filling) && candidate() === null)),
    /** What the pointer means over the town while something lies there already. */
    instead: (): MapTarget | null => {
      const square = shown.under();
      return square && again() ? targetAt(targets(), square, shown.variant()) : null;
    },
    meant: (): PickedFields => {
      const target = aimed();
      return target ? { ...filling.picked(), ...preview(props, filling, target) } : filling.picked();
    },
  };
};

/** The next of the targets that share its squares: the same entrance with the building turned. */
export const turnedAt = (targets: readonly MapTarget[], target: MapTarget): MapTarget => {
  const sharing = targets.filter((each) => each.squares.join() === target.squares.join());
  return sharing[(sharing.indexOf(target) + 1) % sharing.length] ?? target;
};
