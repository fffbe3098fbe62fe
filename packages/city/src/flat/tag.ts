import { emsOf } from "../label/letters.ts";
import { CHAINS, type ChipColours, PLAQUE, TOWN } from "../palette.ts";
import type { ChainStyle, CityCampaign, CityHouse, CityNote, CampaignRoundsLeft } from "../view.ts";
import { type Rectangle, boxAt, grown, overlap } from "../placing/rectangle.ts";
import { frameOf } from "./campaign.ts";
import { lettered, letteredIn } from "./lettered.ts";
import { type FlatNode, type Labels, LETTERS, node, rect, UNIT, words } from "./node.ts";
import { block } from "./path.ts";
import type { LabelForm, LabelPlace, Tag } from "../placing/placing.ts";
import { type FrameAnchor, type Extent, placesAbout } from "./places.ts";
import { sign } from "./sign.ts";

/** What a tag says: the sign of a chain, a text in one line or more, or both. */
interface TagCaption {
  readonly style?: ChainStyle;
  readonly lines?: readonly string[];
  /**
   * In a pill: by which sum a chain wins a house, after an equals sign, or it would be read as the chain's campaign; and how far
   * it is, or it would be read as the number of a house.
   */
  readonly isRound?: boolean;
}

/** One way to write a tag of the map. */
export interface MapForm extends LabelForm {
  readonly places: readonly LabelPlace[];
  readonly caption: TagCaption;
}

/** The colours of a tag: of its ground, its edge, its sign and its letters. */
interface Ink {
  readonly ground: string;
  readonly edge: string;
  readonly sign: string;
  readonly letters: string;
  /** The edge is broken: it may still change. */
  readonly dashed?: boolean;
  /** The ground of the sign, where it has one of its own. */
  readonly cap?: string;
}

/** A tag of the map: a note of a house, or the number of a campaign, or what is left of it. */
export interface MapTag extends Tag<MapForm> {
  readonly ink: Ink;
  /** It is said even where it finds no room. */
  readonly isUrgent?: true;
}

/** Who sells tonight comes first, then how long something lasts, then what it is called. */
const WORTH = { chip: 9, note: 5, left: 3, number: 1 };

/** Heights of the face: a sign beside letters, the gap between both, and a line. */
const [SIDE, BESIDE, LINE] = [0.85, 0.08, 0.98];

/** Units of the ground before what is said, and behind it. */
const edgeOf = ({ isRound = false }: TagCaption): number => (isRound ? 3.5 : 2);

const extentOf = (caption: TagCaption, size: number): Extent => {
  const { style, lines = [] } = caption;
  const signed = style ? size * SIDE : 0;
  const between = style && lines.length > 0 ? size * BESIDE : 0;
  const written = Math.max(0, ...lines.map(emsOf)) * size;
  return {
    width: (signed + between + written + edgeOf(caption) * 2) / UNIT,
    height: (size * LINE * Math.max(1, lines.length)) / UNIT,
  };
};

/** How long a line of a chip may be, in heights of the face: a sentence in one line would leave a phone's map. */
const WIDEST = 13;

/** A text in lines that are short enough for a chip, broken after words and after the commas of scripts without spaces. */
const inLines = (text: string): readonly string[] => {
  const lines: string[] = [];
  for (const piece of text.split(/(?<=[ 、，])/u)) {
    const longer = `${lines.at(-1) ?? ""}${piece}`;
    if (lines.length > 0 && emsOf(longer.trimEnd()) <= WIDEST) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines.map((line) => line.trimEnd());
};

/** A note: filled in the colours of the chain, or only framed in them while it may still change. */
const noteInk = ({ style, sure }: CityNote): Ink => {
  const { body, text } = CHAINS[style];
  return sure
    ? { ground: body, edge: TOWN.ink, sign: text, letters: text }
    : { ground: PLAQUE.paper, edge: body, sign: body, letters: TOWN.ink, dashed: true };
};

/** The foot of a house, below the first row of what it wants, and its roof beside the number. */
const insideOf = ({ at: [x, y] }: CityHouse, { width, height }: Extent): readonly LabelPlace[] => [
  { box: boxAt(x + 1.9 - width, y + 1.89 - height, width, height), cost: 0 },
  { box: boxAt(x + 1.9 - width, y + 0.1, width, height), cost: 0 },
];

/** Where tags lie if they may: the number at the first corner of a frame, what is left at the last, a note at the foot. */
const NORTH_WEST: FrameAnchor = [-1, -1];
const SOUTH_EAST: FrameAnchor = [1, 1];
const SOUTH: FrameAnchor = [0, 1];
const NORTH: FrameAnchor = [0, -1];

/** What it is worth, as a cost of the place, that a sum stands beside the winner's sign. */
const SUM = 1.6;

/** Who serves a house: within it, or at its edges; the sign alone where there is no room for the sum, or it would lie over a road. Nothing where nobody does. */
export const notesOf = lettered((house: CityHouse, labels): readonly MapTag[] => {
  const { at, note } = house;
  if (!note) return [];
  const { style, text } = note;
  const alone: TagCaption = { style, isRound: true };
  // On a whole board on a phone the sum stands in the rows beside the map.
  const captions = labels === "largest" ? [alone] : [{ ...alone, lines: [`=${text}`] }, alone];
  const forms = captions.map((caption): MapForm => {
    const extent = extentOf(caption, LETTERS[labels]);
    const places = [...insideOf(house, extent), ...placesAbout(boxAt(at[0], at[1], 2, 2), extent, SOUTH)];
    if (caption.lines) return { caption, places };
    return { caption, places: places.map(({ box, cost }) => ({ box, cost: cost + SUM })), saysEnough: true };
  });
  return [{ of: house, worth: WORTH.note, ink: noteInk(note), forms }];
});

/** A campaign on no more squares shows on a whole board on a phone whose it is, and its number when it is tapped. */
const FEW = 3;

const leftText = (left: CampaignRoundsLeft): string => (left === "endless" ? "∞" : String(left));

/** The tags of a campaign. */
interface CampaignTags {
  /** Its number behind the sign of its owner: the shape says whose it is where the colour does not. */
  readonly number: MapTag;
  /** The rounds it has left. */
  readonly left: MapTag;
}

/** The number of a campaign and what is left of it, in or about its frame. */
export const tagsOf = letteredIn((town, campaign: CityCampaign, labels): CampaignTags => {
  const { style } = campaign;
  const frame = frameOf(town, campaign);
  const { body, text } = CHAINS[style];
  const ink: Ink = { ground: PLAQUE.paper, edge: body, sign: text, letters: TOWN.ink, cap: body };
  const form = (caption: TagCaption, usual: FrameAnchor): MapForm => ({
    caption,
    places: placesAbout(frame, extentOf(caption, LETTERS[labels]), usual),
  });
  const lines = [String(campaign.campaign)];
  const isSmall = (frame.east - frame.west) * (frame.south - frame.north) <= FEW;
  const numbered = labels === "largest" && isSmall ? [{ style }] : [{ style, lines }, { lines }, { style }];
  return {
    number: {
      of: campaign,
      worth: WORTH.number,
      ink,
      // Where both have no room the number stands alone: a tap on the campaign says whose it is.
      forms: numbered.map((caption) => form(caption, NORTH_WEST)),
    },
    left: { of: campaign, worth: WORTH.left, ink, forms: [form({ lines: [leftText(campaign.left)] }, SOUTH_EAST)] },
  };
});

/** The ways to write a chip: a distance and a rival's behind the stroke in two lines where one has no room. */
const captionsOf = (text: string, isRound: boolean): readonly TagCaption[] => {
  const parts = isRound ? text.split(/(?=\/)/u) : [];
  return [{ lines: inLines(text), isRound }, ...(parts.length > 1 ? [{ lines: parts, isRound }] : [])];
};

/** A short text said for a moment, in or about a frame. */
export const chipOf = (
  of: object,
  frame: Rectangle,
  text: string,
  { body, text: letters }: ChipColours,
  labels: Labels,
  isRound = false,
): MapTag => ({
  of,
  worth: WORTH.chip,
  ink: { ground: body, edge: isRound ? letters : body, sign: letters, letters },
  forms: captionsOf(text, isRound).map((caption) => ({
    caption,
    places: placesAbout(frame, extentOf(caption, LETTERS[labels]), NORTH),
  })),
});

/** Squares between what is refused and the chip that says why. */
const APART = 0.1;

/** The same beside its frame, which stays to be seen. */
export const chipBeside = (
  of: object,
  frame: Rectangle,
  text: string,
  colours: ChipColours,
  labels: Labels,
): MapTag => {
  const chip = chipOf(of, grown(frame, APART), text, colours, labels);
  const beside = chip.forms.map(({ caption, places }): MapForm => ({
    caption,
    places: places.filter(({ box }) => !overlap(box, frame)),
  }));
  return { ...chip, forms: beside, isUrgent: true };
};

/** The lines of a tag, one below the other, their middles at a point across. */
const lineNodes = (lines: readonly string[], x: number, { north }: Rectangle, size: number, ink: string): FlatNode[] =>
  lines.map((text, index) => words(x, north + ((index + 0.5) * size * LINE) / UNIT, size, ink, text));

/** A tag as it lies. */
export const tagNodes = (
  { ink }: MapTag,
  { caption }: MapForm,
  box: Rectangle,
  labels: Labels,
): readonly FlatNode[] => {
  const { style, lines = [], isRound = false } = caption;
  const size = LETTERS[labels];
  const [wide, high] = [box.east - box.west, box.south - box.north];
  const ground = rect(box.west, box.north, wide, high, {
    fill: ink.ground,
    stroke: ink.edge,
    rx: isRound ? (high * UNIT) / 2 / Math.max(1, lines.length) : 2,
    ...(ink.dashed ? { "stroke-width": 1.6, "stroke-dasharray": "3 2" } : {}),
  });
  const [from, to] = [box.west + edgeOf(caption) / UNIT, box.east - edgeOf(caption) / UNIT];
  const written = (Math.max(0, ...lines.map(emsOf)) * size) / UNIT;
  const capped = style && ink.cap !== undefined ? from + (size * (SIDE + BESIDE / 2)) / UNIT - box.west : 0;
  return [
    ground,
    ...(capped > 0
      ? [node("path", { d: block(box.west, box.north, Math.min(capped, wide), high), fill: ink.cap ?? ink.ground })]
      : []),
    ...(style
      ? [sign(style, from + (size * SIDE) / 2 / UNIT, (box.north + box.south) / 2, size * SIDE, ink.sign)]
      : []),
    ...lineNodes(lines, to - written / 2, box, size, ink.letters),
  ];
};
