import type { Face } from "./face.ts";
import { FACES } from "./generated/faces.ts";

/** The faces of modules by id, as far as they have one; of all modules where none are named. */
export const facesOf = async (ids: readonly string[] = Object.keys(FACES)): Promise<readonly Face[]> => {
  const known = ids.flatMap((id) => FACES[id] ?? []);
  return Promise.all(known.map((load) => load()));
};
