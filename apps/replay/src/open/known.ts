import { shell } from "@blueplate/tabletop";
import { gameNamed, type Loaded } from "./games.ts";
import { replayWords } from "../language.ts";

/** The game with this id; throws with a sentence when this build does not know it, or none is named. */
export const gameOf = async (id: string): Promise<Loaded> => {
  const loaded = gameNamed(id);
  if (!loaded) throw new Error(id === "" ? replayWords().replay.badFile : shell().unknownGame(id));
  return loaded;
};
