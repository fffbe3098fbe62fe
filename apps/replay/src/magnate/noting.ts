import type { City } from "@blueplate/city";
import { type Ruleset } from "@blueplate/engine";
import { type Lens, LENSES, markedAt, squaresInTown, squaresOfEntity, entitiesInTown } from "@blueplate/forecast";
import { stateOf } from "@blueplate/magnate-table";
import type { Camera, EntityRef } from "@blueplate/study";
import type { TableProps } from "@blueplate/tabletop";
import { createEffect, createSignal, onCleanup } from "solid-js";
import { noteKeys, notesTab } from "../notes/tab.tsx";
import { lookInAddress } from "../notes/view.ts";
import type { MomentView, LookControl } from "../session/viewing.ts";
import type { Session } from "../session/session.ts";
import { createDrawing } from "../drawing/drawing.ts";
import type { EntitySquares } from "../drawing/shapes.ts";
import { squareUnder } from "./square-under.ts";
import { thingNames } from "./thing-names.ts";

const lensFrom = (name: string | null): Lens | undefined => LENSES.find((each) => each === name);

/** Pointing at the things of the table. */
interface Pointing {
  readonly lit: () => EntityRef | null;
  readonly point: (thing: EntityRef | null) => void;
}

/** How the town is looked at: as the address says at first. A camera that is asked for before the town stands waits for it. */
const createViewing = () => {
  const first = lookInAddress();
  const [lens, setLens] = createSignal<Lens>(lensFrom(first.lens) ?? "now");
  const [city, setCity] = createSignal<City | null>(null);
  const [wish, setWish] = createSignal<Camera | null>(first.camera);
  const [pointing, setPointing] = createSignal<Pointing | null>(null);
  createEffect(() => {
    const camera = wish();
    const mounted = city();
    if (!camera || !mounted) return;
    mounted.setCamera(camera);
    setWish(null);
  });
  const viewing: LookControl = {
    look: (): MomentView => ({ camera: city()?.camera() ?? null, lens: lens() }),
    setLook: ({ camera, lens: name }) => {
      setWish(camera);
      setLens(lensFrom(name) ?? lens());
    },
    pointed: () => pointing()?.lit() ?? null,
    point: (thing) => pointing()?.point(thing),
  };
  const onCity = (mounted: City | null): void => void setCity(() => mounted);
  return { lens, setLens, city, onCity, viewing, setPointing: (now: Pointing) => void setPointing(() => now) };
};

/** Squares of one restaurant: those of a chain with several come one after the other. */
const RESTAURANT = 4;

const placesIn =
  (table: TableProps, ruleset: Ruleset): EntitySquares =>
  (thing) => {
    const squares = squaresOfEntity(ruleset, stateOf(table), thing);
    if (thing.kind !== "seat") return [squares];
    return Array.from({ length: squares.length / RESTAURANT }, (_, n) =>
      squares.slice(n * RESTAURANT, (n + 1) * RESTAURANT),
    );
  };

/** The kinds of cards, which lie in no one place. */
const cardsOf = ({ content }: Ruleset): readonly EntityRef[] =>
  Object.keys(content.employees).map((id) => ({ kind: "employee", id }));

/** Everything with which one notes and draws on this game. */
export const createNoting = (session: Session, table: TableProps, ruleset: Ruleset) => {
  const view = createViewing();
  session.setViewing(view.viewing);
  onCleanup(() => session.setViewing(null));
  const nameOf = thingNames(session);
  noteKeys(session);
  return {
    ...view,
    nameOf,
    drawing: createDrawing(session, {
      things: () => [...entitiesInTown(stateOf(table)), ...cardsOf(ruleset), ...squaresInTown(ruleset, stateOf(table))],
      squareUnder: (under, at) => squareUnder(view.city(), under, at),
      places: placesIn(table, ruleset),
      thingOf: (square) => markedAt(ruleset, stateOf(table), square),
    }),
    tab: notesTab({ session, viewing: view.viewing, nameOf }),
  };
};
