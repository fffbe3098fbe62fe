import { shell } from "@blueplate/tabletop";
import { gameNamed, type Loaded } from "./games.ts";

/** The game with this id; throws with a sentence when this build does not know it, or none is named. */
export const gameOf = async (id: string): Promise<Loaded> => {
  const loaded = gameNamed(id);
  if (!loaded) throw new Error(id === "" ? shell().replay.badFile : shell().replay.unknownGame(id));
  return loaded;
};
