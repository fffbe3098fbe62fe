import type { Good } from "@blueplate/engine";
import { CRATE, GOOD_OUTLINES, type Outline } from "./goods/outline.ts";

/** How what a module brings looks, by id: rows of path data, so that they can be sent and kept. What is not named looks common. */
export interface ModuleLook {
  readonly glyphs?: {
    /** Goods: interface, flat map, plaques and town all draw this one. */
    readonly goods?: Readonly<Record<string, Outline>>;
    /** Signs on cards: lines in a box of 20 units, as an SVG path. */
    readonly cards?: Readonly<Record<string, string>>;
    /** Signs of milestones: lines in a box of 20 units, as an SVG path. */
    readonly milestones?: Readonly<Record<string, string>>;
  };
  readonly pieces?: {
    /** Goods that stand before the open restaurants of a chain as long as it has some. */
    readonly atRestaurants?: readonly string[];
  };
}

const goods = new Map<string, Outline>(Object.entries(GOOD_OUTLINES));
const cards = new Map<string, string>();
const milestones = new Map<string, string>();
const shown = new Set<string>();

const put = <T>(into: Map<string, T>, rows: Readonly<Record<string, T>> = {}): void => {
  for (const [id, row] of Object.entries(rows)) into.set(id, row);
};

/** Adds the looks of modules to those that everything is drawn from; before a table that needs them is shown. */
export const addLooks = (looks: readonly ModuleLook[]): void => {
  for (const { glyphs, pieces } of looks) {
    put(goods, glyphs?.goods);
    put(cards, glyphs?.cards);
    put(milestones, glyphs?.milestones);
    for (const good of pieces?.atRestaurants ?? []) shown.add(good);
  }
};

/** The drawing of a good; one without a drawing is a crate. */
export const outlineOf = (good: Good): Outline => goods.get(good) ?? CRATE;

/** The sign on a card of a module, or undefined: cards of the base game have none. */
export const cardGlyph = (card: string): string | undefined => cards.get(card);

/** The sign of a milestone of a module, or undefined. */
export const moduleMilestone = (milestone: string): string | undefined => milestones.get(milestone);

/** True for a good that stands before the restaurants of whoever has some. */
export const isShownAtRestaurants = (good: Good): boolean => shown.has(good);
