import type { Overlay } from "../overlay/overlay.ts";
import type { CityView } from "../view.ts";
import { busy } from "./busy.ts";
import { drawn, ghost, pings, reach, range, refused, route, routes, spots } from "./overlays.ts";
import { full } from "./full.ts";
import { hero } from "./hero.ts";
import { small } from "./small.ts";
import { lens } from "./lens.ts";

/** A city to look at, with what lies over it. */
export interface Example {
  readonly view: CityView;
  readonly overlays?: readonly Overlay[];
}

/** Every example by name: the page, the screenshots and the tests read this list. */
export const GALLERY: Readonly<Record<string, Example>> = {
  busy: { view: busy },
  full: { view: full },
  hero: { view: hero },
  small: { view: small },
  lens: { view: lens },
  range: { view: busy, overlays: range },
  reach: { view: busy, overlays: reach },
  ghost: { view: busy, overlays: ghost },
  refused: { view: busy, overlays: refused },
  drawn: { view: busy, overlays: drawn },
  route: { view: busy, overlays: route },
  pings: { view: busy, overlays: pings },
  routes: { view: busy, overlays: routes },
  spots: { view: busy, overlays: spots },
};
