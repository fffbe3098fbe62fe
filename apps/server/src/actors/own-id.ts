import type { IdFilter } from "@blueplate/store";
import { newId } from "../secrets.ts";

/** Ids that are drawn until one is of a shard that this server owns: of three servers, two in three draws are not. */
const DRAWS = 2_000;

/** An id for something new of which this server decides; any, where it decides of nothing, and then the store refuses it. */
export const ownId = (isOwned: IdFilter): string => {
  for (let draw = 0; draw < DRAWS; draw++) {
    const id = newId();
    if (isOwned(id)) return id;
  }
  return newId();
};
