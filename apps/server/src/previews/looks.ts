import { addLooks, type Outline, outlineOf } from "@blueplate/city/outline";
import type { OutlineMark } from "@blueplate/kernel";
import { facesOf } from "@blueplate/variants/faces";

/**
 * The drawings of what a mark names, as the town has them: those of the game and of the modules it was played with. Fetched with this file for the
 * first picture that has marks.
 */
export const drawingsFor = async (
  modules: readonly string[],
): Promise<(mark: Pick<OutlineMark, "values">) => readonly Outline[]> => {
  addLooks(await facesOf(modules));
  // cast: a mark names what it is by the ids of its game; what has no drawing under its id is a crate.
  const drawingOf = (value: string): Outline => outlineOf(value as Parameters<typeof outlineOf>[0]);
  return ({ values }) => values.map(drawingOf);
};
