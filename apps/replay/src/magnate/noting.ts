import type { City } from "@blueplate/city";
import { type Definition, type Lens, LENSES } from "@blueplate/engine";
import type { Camera } from "@blueplate/study";
import type { TableProps } from "@blueplate/tabletop";
import { createEffect, createSignal, onCleanup } from "solid-js";
import { noteKeys, notesTab } from "../notes/tab.tsx";
import { lookInAddress, type Look, type Viewing } from "../notes/view.ts";
import type { Session } from "../session/session.ts";
import { createDrawing } from "./drawing/drawing.ts";
import { thingNames } from "./drawing/names.ts";

const lensFrom = (name: string | null): Lens | undefined => LENSES.find((each) => each === name);

/** How the town is looked at: as the address says at first. A camera that is asked for before the town stands waits for it. */
const createViewing = () => {
  const first = lookInAddress();
  const [lens, setLens] = createSignal<Lens>(lensFrom(first.lens) ?? "now");
  const [city, setCity] = createSignal<City | null>(null);
  const [wish, setWish] = createSignal<Camera | null>(first.camera);
  createEffect(() => {
    const camera = wish();
    const mounted = city();
    if (!camera || !mounted) return;
    mounted.setCamera(camera);
    setWish(null);
  });
  const viewing: Viewing = {
    look: (): Look => ({ camera: city()?.camera() ?? null, lens: lens() }),
    setLook: ({ camera, lens: name }) => {
      setWish(camera);
      setLens(lensFrom(name) ?? lens());
    },
  };
  return { lens, setLens, city, onCity: (mounted: City | null) => void setCity(() => mounted), viewing };
};

/** Everything with which one notes and draws on this game. */
export const createNoting = (session: Session, table: TableProps, definition: Definition) => {
  const view = createViewing();
  session.setViewing(view.viewing);
  onCleanup(() => session.setViewing(null));
  const nameOf = thingNames(session);
  noteKeys(session);
  return {
    ...view,
    nameOf,
    drawing: createDrawing(session, table, definition, view.city),
    tab: notesTab({ session, viewing: view.viewing, nameOf }),
  };
};
