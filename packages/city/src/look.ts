import type { Good } from "@blueplate/engine";
import { CRATE, GOOD_OUTLINES, type Outline } from "./goods/outline.ts";
import type { CampaignPiece, CityCampaign } from "./view.ts";

/** How what a module brings looks, by id: rows of path data, so that they can be sent and kept. What is not named looks common. */
export interface ModuleLook {
  readonly glyphs?: {
    /** Goods: interface, flat map, plaques and town all draw this one. */
    readonly goods?: Readonly<Record<string, Outline>>;
    /** Signs on cards: lines in a box of 20 units, as an SVG path. */
    readonly cards?: Readonly<Record<string, string>>;
    /** Signs of milestones: lines in a box of 20 units, as an SVG path. */
    readonly milestones?: Readonly<Record<string, string>>;
    /** Signs of kinds of campaigns: lines in a box of 20 units, as an SVG path. */
    readonly campaigns?: Readonly<Record<string, string>>;
  };
  readonly pieces?: {
    /** Goods that stand before the open restaurants of a chain as long as it has some. */
    readonly atRestaurants?: readonly string[];
    /** The piece that stands for a kind of campaign in town; a billboard where nothing is said. */
    readonly campaigns?: Readonly<Record<string, CampaignPiece>>;
  };
}

const goods = new Map<string, Outline>(Object.entries(GOOD_OUTLINES));
const cards = new Map<string, string>();
const milestones = new Map<string, string>();
const campaigns = new Map<string, string>();
const campaignPieces = new Map<string, CampaignPiece>(
  (["radio", "airplane", "mailbox", "billboard"] as const).map((kind) => [kind, kind]),
);
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
    put(campaigns, glyphs?.campaigns);
    put(campaignPieces, pieces?.campaigns);
    for (const good of pieces?.atRestaurants ?? []) shown.add(good);
  }
};

/** The drawing of a good; one without a drawing is a crate. */
export const outlineOf = (good: Good): Outline => goods.get(good) ?? CRATE;

/** The sign on a card of a module, or undefined: cards of the base game have none. */
export const cardGlyph = (card: string): string | undefined => cards.get(card);

/** The sign of a milestone of a module, or undefined. */
export const moduleMilestone = (milestone: string): string | undefined => milestones.get(milestone);

/** The sign of a kind of campaign of a module, or undefined: those of the base game are known by their pieces. */
export const campaignGlyph = (kind: string): string | undefined => campaigns.get(kind);

/** The piece that stands for a campaign: beside an edge an airplane, whatever its kind; on squares no airplane. */
export const pieceOfCampaign = ({ kind, site }: Pick<CityCampaign, "kind" | "site">): CampaignPiece => {
  if (!("at" in site)) return "airplane";
  const piece = campaignPieces.get(kind) ?? "billboard";
  return piece === "airplane" ? "billboard" : piece;
};

/** True for a good that stands before the restaurants of whoever has some. */
export const isShownAtRestaurants = (good: Good): boolean => shown.has(good);
