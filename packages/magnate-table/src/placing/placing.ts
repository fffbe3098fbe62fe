import type { ChainStyle, Overlay, Square } from "@blueplate/city";
import type { Ruleset } from "@blueplate/engine";
import { askedOf, check, commandOf, type Json, type PickedFields } from "@blueplate/kernel";
import { Equal } from "effect";
import { batch, createMemo, onCleanup, onMount } from "solid-js";
import { enterWatch, type FormFilling, type TableProps } from "@blueplate/tabletop";
import { aiming, type MapRoute, turnedAt, wishes } from "./aiming.ts";
import { type GhostDrag, carryingOf } from "./ghost-drag.ts";
import { createDemands, type Demands } from "./demands.ts";
import { squareOf, styleOf } from "../game.ts";
import { atPointer, ghostOf } from "./ghost.ts";
import { type MapQuestion, isByEntrance, isOnMap, type MapTarget, targetAt } from "./target.ts";
import { answersWith } from "./default-campaign.ts";

/** Answering the question on the map: what the pointer means, the ghost, and the same by keys. */
export interface MapPlacing {
  readonly overlays: () => readonly Overlay[];
  /** The restaurant that is being moved, by its place: it is in hand, and stands no more. */
  readonly lifted: () => Square | null;
  readonly hover: (square: Square | null) => void;
  /** Answers with what is clicked; whether the question listens to the map at all. */
  readonly pick: (square: Square) => boolean;
  /** True while a piece stands there in pencil: another place on the map takes it there. */
  readonly isStaged: () => boolean;
  /** Everything that can be chosen on the map now. */
  readonly targets: () => readonly MapTarget[];
  /** What is shown as a ghost without the pointer: chosen by keys or in the list. */
  readonly candidate: () => MapTarget | null;
  /** The slots filled so far with what is aimed at, and the first answer to what belongs to the same piece. */
  readonly meant: () => PickedFields;
  /** Shows the next or the previous candidate as a ghost. */
  readonly step: (by: 1 | -1) => void;
  readonly choose: (target: MapTarget | null) => void;
  readonly take: () => void;
  /** Fills in what a target means, with the usual answers to what is asked after it. */
  readonly select: (target: MapTarget) => void;
  readonly turned: () => boolean;
  /** True when the piece in hand can lie either way. */
  readonly canTurn: () => boolean;
  readonly turn: () => void;
  /** The ghost as a finger takes it to another place. */
  readonly carrying: GhostDrag;
  readonly spots: () => boolean;
  readonly showSpots: (shown: boolean) => void;
  /** Sources that a question of drinks is asked to pass. */
  readonly demands: Demands;
  /** Draws these roads, all at once. */
  readonly showDrives: (drives: readonly MapRoute[]) => void;
}

/** Fields that the rules need to say why not, before they are asked. */
const USUAL: Readonly<Record<string, Json>> = { entrance: "SE", good: "burger", garden: "N", duration: 1 };

/** The pointer means the entrance: the corner of the piece that lies on its square. */
const HERE: PickedFields = { entrance: "NW" };

/** Why the piece cannot lie there, in words. */
const reasonFor = (props: TableProps, filling: FormFilling, picked: PickedFields): string => {
  const { seat, state } = props;
  const form = filling.form();
  if (!form || seat === null) return "";
  let complete = picked;
  for (const slot of form.slots) {
    const usual = USUAL[slot.name];
    if (usual === undefined || slot.name in complete) continue;
    if (askedOf(slot, state, seat, complete) !== "no") complete = { ...complete, [slot.name]: usual };
  }
  const refusal = check(props.rules, state, seat, commandOf(form, complete));
  return refusal ? props.words.refusal(refusal) : "";
};

/** True for slots that put a piece on squares, where the pointer shows a refused ghost too. */
const isPiece = (asking: MapQuestion): boolean => asking.slot()?.kind.endsWith("-place") ?? false;

const spotsOf = (props: TableProps, targets: readonly MapTarget[]): Overlay => ({
  kind: "spots",
  style: styleOf(props, props.seat ?? 0),
  // One light a square, also where a piece may lie around it in several ways.
  spots: targets.flatMap(({ squares, anchor }, index) =>
    targets.findIndex((each) => each.squares.join() === squares.join()) === index
      ? [{ id: String(index), squares, anchor }]
      : [],
  ),
});

/** Enter takes the candidate: the map has no button for it. */
const enterTakes = (candidate: () => MapTarget | null, take: () => void): void => {
  const takesEnter = enterWatch();
  const press = (event: KeyboardEvent): void => {
    if (!takesEnter(event) || event.repeat || !candidate()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    take();
  };
  onMount(() => addEventListener("keydown", press, { capture: true }));
  onCleanup(() => removeEventListener("keydown", press, { capture: true }));
};

/** The roads of drives; a source that several of them pass bears one coin, with what they take there together. */
const routesOf = (style: ChainStyle, drives: readonly MapRoute[]): readonly Overlay[] => {
  const all = drives.flatMap(({ takes }) => takes);
  const taken = (at: Square): number =>
    all.reduce((sum, take) => (Equal.equals(take.at, at) ? sum + take.count : sum), 0);
  const first = (take: MapRoute["takes"][number]): boolean => all.find(({ at }) => Equal.equals(at, take.at)) === take;
  if (drives.length === 0) return [];
  const chips = all.filter(first).map(({ at }) => ({ at, text: `+${taken(at)}` }));
  return [{ kind: "routes", style, routes: drives.map(({ squares }) => squares), chips }];
};

/** What is drawn over the map: drives, the places on demand, and the piece in hand. */
const drawing = (
  props: TableProps,
  filling: FormFilling,
  shown: ReturnType<typeof wishes>,
  { again, asking, aim, targets, turned, aimed, spots: isShown, instead, meant }: ReturnType<typeof aiming>,
  demanded: ReturnType<typeof createDemands>,
) => {
  const ghost = (picked: PickedFields, refused: string | null): readonly Overlay[] =>
    ghostOf({ ...aim(false), table: props, tag: filling.form()?.tag ?? "", picked }, refused);
  const hand = (): readonly Overlay[] => {
    const square = shown.under();
    const other = instead();
    if (other) return ghost({ ...meant(), turned: turned(), ...other.fill }, null);
    // What lies there stays while a pointer goes elsewhere; a finger has it in hand.
    const isInHand = again() === null ? !aimed() : shown.carried();
    if (!isInHand || !square || !isPiece(asking())) return ghost(meant(), null);
    const picked = {
      ...atPointer(asking().picked(), square, turned()),
      ...(isByEntrance(asking()) ? HERE : {}),
    };
    return ghost(picked, reasonFor(props, filling, picked));
  };
  return createMemo((): readonly Overlay[] => {
    const route = routesOf(styleOf(props, props.seat ?? 0), shown.drives());
    const spots = isShown() && isOnMap(filling) ? [spotsOf(props, targets())] : [];
    const roads = [...route, ...demanded.overlays()];
    return filling.form() ? [...roads, ...spots, ...hand()] : roads;
  });
};

/** What may be said of a piece wherever it lies. */
const OF_PIECE = ["good", "duration", "garden"];

/** What was said of the piece where it lay, as far as it may be said of it there too. */
const saidOf = (props: TableProps, filling: FormFilling, target: MapTarget): PickedFields => {
  const { seat, state } = props;
  const picked = filling.picked();
  const still = (filling.form()?.slots ?? []).filter(
    (slot) =>
      OF_PIECE.includes(slot.name) &&
      slot.name in picked &&
      seat !== null &&
      slot.shape === "choice" &&
      slot.candidates(state, seat, { ...picked, ...target.fill }).some((each) => each === picked[slot.name]),
  );
  return Object.fromEntries(still.map(({ name }) => [name, picked[name] ?? null]));
};

/** What the map does with the form: it fills in a target, and places anew by its entrance what is staged already. */
const staging = (
  props: TableProps,
  filling: FormFilling,
  shown: ReturnType<typeof wishes>,
  aimed: ReturnType<typeof aiming>,
  demanded: ReturnType<typeof createDemands>,
) => {
  const { targets, again, otherWay } = aimed;
  /** Lays it down there; what is staged elsewhere is taken up before, and keeps what it says and for how long. */
  const select = (target: MapTarget): void =>
    batch(() => {
      const answers = answersWith(props, aimed.aim(false), target.fill);
      const said = saidOf(props, filling, target);
      const staged = again()?.slot()?.name;
      if (staged !== undefined) filling.reopen(staged);
      filling.fill({ ...answers, ...said, ...target.fill }, target.skipped);
    });
  const choose = (target: MapTarget | null): void => void shown.setAt(target ? targets().indexOf(target) : null);
  return {
    select,
    pick: (square: Square): boolean => {
      demanded.pick(square);
      const target = targetAt(targets(), square, shown.variant());
      if (target) select(target);
      else if (isOnMap(filling)) shown.miss(square);
      return target !== null || isOnMap(filling);
    },
    choose,
    turn: (): void => {
      const other = otherWay();
      if (again()) return void (other && select(other));
      if (!isByEntrance(filling)) return void shown.setWish(!shown.wish());
      shown.setVariant(shown.variant() + 1);
      const target = aimed.candidate();
      if (target) choose(turnedAt(targets(), target));
    },
  };
};

/** Makes the map answer the question: it shows what is in hand and takes clicks, as the form's own slots allow. */
export const createPlacing = (props: TableProps, ruleset: Ruleset, filling: FormFilling): MapPlacing => {
  const shown = wishes();
  const { at, setAt, hover, showSpots, showDrives } = shown;
  const aimed = aiming(props, ruleset, filling, shown);
  const { targets, candidate } = aimed;
  const demanded = createDemands(props, ruleset);
  const { select, pick, choose, turn } = staging(props, filling, shown, aimed, demanded);
  const take = (): void => {
    const target = candidate();
    if (target) select(target);
  };
  enterTakes(candidate, take);
  const overlays = drawing(props, filling, shown, aimed, demanded);
  return {
    ...aimed,
    overlays,
    carrying: carryingOf(shown, aimed, { filling, overlays, select, turn }),
    lifted: () => (filling.form()?.tag === "work.moveRestaurant" ? squareOf(filling.picked()["from"]) : null),
    demands: demanded.demands,
    hover,
    pick,
    step: (by) => {
      const [count, now] = [targets().length, at()];
      hover(null);
      if (count > 0) setAt(now === null ? (by > 0 ? 0 : count - 1) : (now + by + count) % count);
    },
    choose,
    take,
    select,
    turn,
    showSpots,
    showDrives,
  };
};
