import type { TileRows } from "../src/model/index.ts";

/** Rows of tile codes, as the protocol writes a map. */
export const tilesOf = (...rows: readonly string[]): TileRows => rows.map((row) => row.split(" "));

/** The four boards of the rules' scenarios. */
export const MAPS = {
  FX1: tilesOf("A0 B0 T0", "R0 G0 O0", "H0 S0 I0"),
  FX2: tilesOf("E0 K0 C0", "J0 F0 M0", "D0 N0 Q0"),
  FX3: tilesOf("I0 D90 K0", "R0 O0 L0", "N0 Q0 T0"),
  FX4: tilesOf("C0 A0 B0", "O0 F0 G0", "H0 I0 N0"),
} as const;
export type MapName = keyof typeof MAPS;

/** The same boards as the rules print them. */
export const PRINTED: Readonly<Record<MapName, string>> = {
  FX1: `
    ..#....#HH..#..
    ..#....#HH.l#..
    ###############
    HH#....#....#..
    HH#....#....#..
    ..#..HH#...b#..
    .s#..HH#....#..
    #######X#######
    ..#....#....#..
    ..#....#....#..
    ..#....#s...#..
    ..#....#....#..
    ###############
    .HH..b.#.....HH
    .HH....#.....HH`,
  FX2: `
    ###..##########
    #b...#.HH##.HH#
    #.HH##.HH##.HH#
    ..HH#.....#...#
    ..###.....#####
    ..###HH#....###
    .HH.#HH#.....l#
    #HH.#######...#
    #.........#s...
    ###.......###..
    #####..#....#..
    #HH.#.b#....#..
    #HH.###########
    ...........s...
    ...............`,
  FX3: `
    ..#....########
    ..#....HH##.HH#
    #####..HH##.HH#
    ...HH....#.....
    ...HH..###.....
    ..#...b#....#..
    .s#....#....#..
    ###############
    ..#....#.....l.
    ..#....#.......
    ..#....#....#..
    .b#....#...l#..
    ###############
    ......s.....#..
    ............#..`,
  FX4: `
    #####..#....#HH
    #.HH#..#....#HH
    #.HH###########
    #...#HH#....#..
    #####HH#....#..
    .b#..HH#..HH#..
    ..#..HH#..HH#..
    ############X##
    ..#.........#..
    ..#.........#..
    ..#....#....#..
    ..#....#...b#..
    ###############
    .HH.....HH.....
    .HH.....HH.....`,
};
