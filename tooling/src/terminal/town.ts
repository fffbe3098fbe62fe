import type { TownPicture } from "@blueplate/forecast";

/** Squares of a tile's edge. */
const TILE = 5;

const GROUND: Readonly<Record<string, string>> = {
  ".": " · ",
  "#": "▒▒▒",
  X: "▓▓▓",
  H: "[ ]",
  b: " b ",
  l: " l ",
  s: " s ",
};

const columnName = (x: number): string =>
  x < 26 ? String.fromCodePoint(65 + x) : `A${String.fromCodePoint(65 + x - 26)}`;

type Sheet = string[][];

const write = (sheet: Sheet, [x, y]: readonly [number, number], text: string): void => {
  const row = sheet[y];
  if (row && x >= 0 && x < row.length) row[x] = text.padStart(2).padEnd(3).slice(0, 3);
};

const fillBox = (
  sheet: Sheet,
  at: readonly [number, number],
  [width, height]: readonly [number, number],
  text: string,
) => {
  for (let dy = 0; dy < height; dy++) {
    for (let dx = 0; dx < width; dx++) write(sheet, [at[0] + dx, at[1] + dy], text);
  }
};

const cornerOf = ([x, y]: readonly [number, number], entrance: string): readonly [number, number] => [
  x + (entrance.includes("E") ? 1 : 0),
  y + (entrance.includes("S") ? 1 : 0),
];

const sheetOf = ({ town, houses, restaurants, campaigns }: TownPicture<string>): Sheet => {
  const sheet = town.squares.map((row) => row.split("").map((print) => GROUND[print] ?? print));
  for (const { at, house } of houses) fillBox(sheet, at, [2, 2], `h${house}`);
  for (const { at, entrance, style, open } of restaurants) {
    fillBox(sheet, at, [2, 2], open ? style : style.toLowerCase());
    write(sheet, cornerOf(at, entrance), `${open ? style : style.toLowerCase()}+`);
  }
  for (const { campaign, site } of campaigns) {
    if ("at" in site) fillBox(sheet, site.at, [site.width, site.height], `!${campaign}`);
  }
  return sheet;
};

/** What stands beside the board, and what the marks mean. */
const legend = ({ campaigns }: TownPicture<string>): readonly string[] => [
  "▒ road  ▓ bridge  h house  b beer  l lemonade  s soft drink  ! campaign  capital: restaurant, + entrance, small: coming soon",
  ...campaigns.flatMap(({ campaign, site }) =>
    "side" in site ? [`!${campaign} flies in from ${site.side}, row or column ${site.offset + 1}`] : [],
  ),
];

/** The town as text: a cell of three characters a square, seams between the tiles, named as on the rim of the board. */
export const townLines = (picture: TownPicture<string>): readonly string[] => {
  const seamed = (cells: readonly string[]): string =>
    cells.map((cell, x) => (x > 0 && x % TILE === 0 ? `│${cell}` : cell)).join("");
  const rows = sheetOf(picture);
  const head = `    ${seamed((rows[0] ?? []).map((_, x) => columnName(x).padStart(2).padEnd(3)))}`;
  const seam = `    ${Array.from({ length: picture.town.columns }, () => "─".repeat(TILE * 3)).join("┼")}`;
  return [
    head,
    ...rows.flatMap((cells, y) => [
      ...(y > 0 && y % TILE === 0 ? [seam] : []),
      `${String(y + 1).padStart(3)} ${seamed(cells)}`,
    ]),
    ...legend(picture),
  ];
};
