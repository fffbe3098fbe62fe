import { exampleIn } from "@blueplate/tabletop";
import { clientOf } from "../games/index.ts";

/** What a game draws below a paragraph of its rules; null where it draws nothing. */
export const exampleOf = exampleIn(clientOf);
