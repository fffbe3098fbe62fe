import type { CityView, Overlay, Square } from "@blueplate/city";
import { type Ruleset, rulesetOf } from "@blueplate/engine";
import type { Lens } from "@blueplate/forecast";
import {
  cityView,
  createChartStage,
  createPencil,
  createStructureDraft,
  createPinging,
  createPlacing,
  createReports,
  createThings,
  forecastLines,
  isOnMap,
  type ChartStage,
  type PencilledPlan,
  type PingControl,
  type MapPlacing,
  stateOf,
  withGhosts,
  withUsual,
} from "@blueplate/magnate-table";
import { createFilling, type FormFilling, type TableProps } from "@blueplate/tabletop";
import { createEffect, createMemo } from "solid-js";
import { createFrame } from "./frame.ts";

/** A town from which the restaurant that somebody holds is lifted. */
const withoutLifted = (view: CityView, from: Square | null): CityView =>
  from ? { ...view, restaurants: view.restaurants.filter(({ at }) => at.join() !== from.join()) } : view;

/**
 * The town as it is drawn through the lens: the forecast under what is lit, and nothing of it while a piece is placed; what stands
 * only in pencil as ghosts.
 */
const createMap = (
  props: TableProps,
  pencil: PencilledPlan,
  ruleset: Ruleset,
  lens: () => Lens,
  lights: () => readonly Overlay[],
  placed: () => boolean,
  lifted: () => Square | null,
) => {
  const { shown } = pencil;
  const forecast = createMemo(() => forecastLines(shown, ruleset, stateOf(shown), lens()));
  const viewOf = (table: TableProps): CityView => cityView(table, ruleset, stateOf(table), lens());
  const town = createMemo(() =>
    pencil.open() ? withGhosts(viewOf(props), viewOf(shown)) : { view: viewOf(props), ghosts: [] },
  );
  return {
    view: createMemo(() => withoutLifted(town().view, lifted())),
    overlays: createMemo((): readonly Overlay[] => [...town().ghosts, ...(placed() ? [] : forecast()), ...lights()]),
  };
};

/** What the pointer does in town: it points while the hand is up, answers the question where that listens, or else opens a card. */
const pointerOf = ({
  pinging,
  placing,
  placed,
  things,
}: Pick<Workplace, "pinging" | "placing" | "placed" | "things">) => ({
  hover: (square: Square | null): void => {
    placing.hover(pinging.armed() ? null : square);
    // Over the map the pointer holds a piece; only what is named beside it is lit meanwhile.
    things.hover(placed() ? null : square);
  },
  pick: (square: Square): void => {
    if (!pinging.take(square) && !placing.pick(square)) things.pick(square);
  },
  beside: (square: Square): void => {
    if (!pinging.take(square) && !placed()) things.pick(square);
  },
});

/** What the parts of a table share. */
export interface Workplace {
  readonly ruleset: Ruleset;
  readonly pencil: PencilledPlan;
  /** What is asked, at the table or in pencil, as far as it is filled in. */
  readonly filling: FormFilling;
  readonly frame: ReturnType<typeof createFrame>;
  /** Where a structure is drawn up. */
  readonly stage: ChartStage;
  readonly placing: MapPlacing;
  /** True while something is placed on the map. */
  readonly placed: () => boolean;
  readonly things: ReturnType<typeof createThings>;
  readonly pinging: PingControl;
  readonly pointer: ReturnType<typeof pointerOf>;
  /** Looks at the town as it is drawn: for whatever draws it, as that is not drawn with the rest. */
  readonly createMap: () => ReturnType<typeof createMap>;
  /** What is told of rounds that are over. */
  readonly reports: ReturnType<typeof createReports>;
}

/** Puts together what the parts of a table share. */
export const createWorkplace = (props: TableProps): Workplace => {
  const ruleset = rulesetOf(props.rules);
  const pencil = createPencil(props, ruleset);
  const { asked, shown } = pencil;
  const filling = withUsual(createFilling(asked), asked, ruleset);
  const frame = createFrame({ p: pencil.toggle });
  const stage = createChartStage(createStructureDraft(asked, ruleset, filling));
  const placing = createPlacing(asked, ruleset, filling);
  const placed = createMemo(() => isOnMap(filling) || placing.carrying.isCarried());
  const isAsked = createMemo(() => asked.rules.waitsFor(asked.state).some((seat) => seat === asked.seat));
  frame.makeWay(placed, placing.isStaged);
  frame.followTurn(isAsked, placed);
  const things = createThings(shown, ruleset, {
    city: () => frame.show("city"),
    open: frame.open,
    card: frame.openCard,
  });
  const pinging = createPinging(props, ruleset, things.pulse);
  // Whoever points holds no piece over the map.
  createEffect(() => {
    if (pinging.armed()) placing.hover(null);
  });
  const pointer = pointerOf({ pinging, placing, placed, things });
  const reports = createReports(props, { hidden: placed, shown: things.place, reading: frame.tab });
  return {
    ruleset,
    pencil,
    filling,
    frame,
    stage,
    placing,
    placed,
    things,
    pinging,
    pointer,
    createMap: () => createMap(props, pencil, ruleset, frame.lens, things.lights, placed, placing.lifted),
    reports,
  };
};
