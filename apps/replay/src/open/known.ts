import { shell } from "@blueplate/tabletop";
import { gameNamed, type Loaded } from "./games.ts";

/** The game with this id; throws with a sentence when this build does not know it. */
export const gameOf = async (id: string): Promise<Loaded> => {
  const loaded = gameNamed(id);
  if (!loaded) throw new Error(shell().replay.unknownGame(id));
  return loaded;
};
