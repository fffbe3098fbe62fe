import { hiddenIn, type LabelSight, MOST_HIDDEN } from "@blueplate/city/label";
import type { Page } from "@playwright/test";
import { readPng } from "./png.ts";
import { type ElementBox, type PageSight, type SeenCanvas, type SeenLabel, type SeenText, seenOn } from "./seen.ts";

/** The smallest letters that people are asked to read, in pixels; half a pixel is what machines round by. */
const SMALLEST = 12;
const ROUNDED = 0.25;
/** Colours that a picture of the town has at least; a ground alone has one, a gradient some dozens. */
const COLOURS = 200;
/** Pixels by which letters may stand beyond what clips them: their boxes are larger than they are. */
const BEYOND = 2;
/** Pixels that two texts or labels have in common, across and down, when they are said to lie over each other. */
const COMMON = 3;
/** The share of a line's box, above and below, in which no letter stands. */
const AIR = 0.22;

/** An arrow is a mark, not a text: it is known by its outline. Stars are counted. */
const READ = /[\p{L}\p{N}★]/u;

const isOver = (one: ElementBox, other: ElementBox): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > COMMON &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > COMMON;

const letters = ({ left, top, right, bottom }: ElementBox): ElementBox => {
  const air = (bottom - top) * AIR;
  return { left, right, top: top + air, bottom: bottom - air };
};

const pairs = function* <T>(all: readonly T[]): Generator<readonly [T, T]> {
  for (const [at, one] of all.entries()) for (const other of all.slice(at + 1)) yield [one, other];
};

/** Texts that nobody can read without going nearer. */
export const smallTexts = (texts: readonly SeenText[]): readonly string[] =>
  texts
    .filter(({ size, text }) => size < SMALLEST - ROUNDED && READ.test(text))
    .map(({ size, text, of }) => `${size.toFixed(1)} px: ${of} "${text}"`);

const isBeyond = (box: ElementBox, room: ElementBox): boolean => {
  const { left, right, top, bottom } = letters(box);
  const across = left < room.left - BEYOND || right > room.right + BEYOND;
  return across || top < room.top - BEYOND || bottom > room.bottom + BEYOND;
};

/** Texts that what is around them cuts, or that stand out over their button, but for a name that is told whole elsewhere. Dots at the end leave out words as well. */
export const cutTexts = (texts: readonly SeenText[]): readonly string[] =>
  texts
    .filter(({ mayEnd }) => !mayEnd)
    .filter(({ box, room, ground }) => isBeyond(box, room) || (ground !== null && isBeyond(box, ground)))
    .map(({ text, of }) => `cut: ${of} "${text}"`);

/** Texts of one layer that lie over each other. */
export const textsOver = (texts: readonly SeenText[]): readonly string[] =>
  [...pairs(texts)]
    .filter(([one, other]) => one.layer === other.layer)
    .filter(
      ([one, other]) => !one.within.includes(other.within[0] ?? -1) && !other.within.includes(one.within[0] ?? -1),
    )
    .filter(([one, other]) => isOver(letters(one.inSight), letters(other.inSight)))
    .map(([one, other]) => `over each other: ${one.of} "${one.text}" and ${other.of} "${other.text}"`);

/** Labels of the flat map that lie over each other or over a campaign; those of a campaign may lie over their own. */
export const labelsOver = (labels: readonly SeenLabel[]): readonly string[] =>
  [...pairs(labels)]
    .filter(([one, other]) => !(one.isCampaign && other.isCampaign))
    .filter(([one, other]) => one.campaign === null || one.campaign !== other.campaign)
    .filter(([one, other]) => isOver(one.box, other.box))
    .map(([one, other]) => `over each other on the map: "${one.name}" and "${other.name}"`);

type TownBox = LabelSight["labels"][number]["box"];
const onScreen = ({ west, north, east, south }: TownBox): ElementBox => ({
  left: west,
  top: north,
  right: east,
  bottom: south,
});

/**
 * Labels of a town in three dimensions that lie over each other or over the sign of an entrance, and pieces of which labels of others
 * hide too much: as the city's own test has it.
 */
export const townLabelsOver = (sight: LabelSight): readonly string[] => {
  const { labels, pieces, signs } = sight;
  const over = (one: TownBox, other: TownBox): boolean => isOver(onScreen(one), onScreen(other));
  return [
    ...[...pairs(labels)].filter(([one, other]) => over(one.box, other.box)),
    ...labels.flatMap((label) =>
      signs.filter((sign) => over(label.box, sign.box)).map((sign) => [label, sign] as const),
    ),
  ]
    .map(([one, other]) => `over each other in town: "${one.name}" and "${other.name}"`)
    .concat(
      pieces
        .map((piece) => ({ ...piece, hidden: hiddenIn(sight, piece) }))
        .filter(({ isHouse, hidden }) => hidden > (isHouse ? MOST_HIDDEN.house : MOST_HIDDEN.seller))
        .map(({ name, hidden }) => `labels of others hide ${Math.round(hidden * 100)} % of ${name}`),
    );
};

/** Canvases on which next to nothing is drawn, by the picture of the page; `scale` is its pixels by a CSS pixel. */
export const emptyCanvases = (canvases: readonly SeenCanvas[], png: Buffer, scale = 1): readonly string[] => {
  if (canvases.length === 0) return [];
  const { width, rgb } = readPng(png);
  return canvases.flatMap(({ of, box }) => {
    const colours = new Set<number>();
    for (let y = Math.ceil(box.top * scale); y < Math.floor(box.bottom * scale); y++) {
      for (let x = Math.ceil(box.left * scale); x < Math.floor(box.right * scale); x++) {
        const at = (y * width + x) * 3;
        colours.add(((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0));
        if (colours.size >= COLOURS) return [];
      }
    }
    return [`${of} shows only ${colours.size} colours`];
  });
};

/** What is wrong with what was read off a page. What moves may pass over other things. */
const flawsIn = ({ waiting, texts, labels, towns }: PageSight, moves: boolean): readonly string[] => [
  ...waiting,
  ...smallTexts(texts),
  ...cutTexts(texts),
  ...(moves ? [] : [...textsOver(texts), ...labelsOver(labels), ...towns.flatMap(townLabelsOver)]),
];

/** Everything on a page that a picture of it must not show, a line each; nothing where it is whole. */
export const flawsOf = async (page: Page, png: Buffer, moves = false): Promise<readonly string[]> => {
  const seen = await seenOn(page);
  return [...new Set([...flawsIn(seen, moves), ...emptyCanvases(seen.canvases, png)])];
};
