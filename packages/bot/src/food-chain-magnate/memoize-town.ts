import { type House, standAlike, type Town } from "@blueplate/engine";

/** What holds for a town as long as the same houses stand in it. */
interface Known<T> {
  /** As they were asked about last: the next question is mostly about the same list. */
  houses: readonly House[];
  readonly value: T;
}

/** Towns of the same tiles that are remembered: lines of one search build apart. */
const REMEMBERED = 8;

/** A function of the tiles and houses of a town, whatever these ask for. Kept with the tiles, for the last few sets of houses. */
export const memoizeTown = <T>(valueOf: (town: Town) => T): ((town: Town) => T) => {
  const byTiles = new WeakMap<Town["tiles"], readonly Known<T>[]>();
  return (town) => {
    const known = byTiles.get(town.tiles) ?? [];
    const { houses } = town;
    const at = known.findIndex((each) => standAlike(each.houses, houses));
    const found = known[at] ?? { houses, value: valueOf(town) };
    found.houses = houses;
    if (at !== 0) byTiles.set(town.tiles, [found, ...known.filter((each) => each !== found)].slice(0, REMEMBERED));
    return found.value;
  };
};
