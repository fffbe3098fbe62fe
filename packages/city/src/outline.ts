/** Drawings that interface, flat map and city share: plain path data, no three.js. */
export { GOOD_OUTLINES, type Layer, type Outline } from "./goods/outline.ts";
export {
  addLooks,
  campaignGlyph,
  cardGlyph,
  isShownAtRestaurants,
  type ModuleLook,
  moduleMilestone,
  outlineOf,
} from "./look.ts";
export { LIGHTS, PLAQUE, TOWN } from "./palette.ts";
export { CHAIN_STYLES, type ChainStyle, HOUR_OF_PHASE } from "./view.ts";
