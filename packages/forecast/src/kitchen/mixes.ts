import type { EmployeeId, Good } from "@blueplate/engine";

/** Cooks, once for each time that they cook, and among which goods each of them chooses. */
export type Mix = readonly { readonly cook: EmployeeId; readonly among: readonly Good[] }[];

/** Mixes that are compared at most; a kitchen of the box has one more than it has cooks who choose. */
const MOST_MIXES = 64;

/** The cooks with one of them bound to one good, for each of his goods; whoever does as the one before makes no earlier good. */
const boundAt = (mix: Mix, index: number): readonly Mix[] => {
  const chooser = mix[index];
  if (!chooser) return [mix];
  const before = mix[index - 1];
  const [made] = before?.cook === chooser.cook ? before.among : [];
  return chooser.among
    .slice(made === undefined ? 0 : chooser.among.indexOf(made))
    .map((good) => mix.with(index, { ...chooser, among: [good] }));
};

/**
 * The cooks as they are, each free to choose, and after it every mix of goods that they can make together, one good for each cook.
 * Who of two alike makes which is one mix. Of a kitchen with very many the first ones, so that it is never long.
 */
export const mixesOf = (cooks: Mix): readonly Mix[] => {
  if (cooks.filter(({ among }) => among.length > 1).length < 2) return [cooks];
  const bound = cooks.reduce<readonly Mix[]>(
    (mixes, _, index) => mixes.flatMap((mix) => boundAt(mix, index)).slice(0, MOST_MIXES),
    [cooks],
  );
  return [cooks, ...bound];
};
