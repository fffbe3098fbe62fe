import type { ShellWords } from "../../../language.ts";

/** Wskazanie czegoś wszystkim przy stole. */
export const ping: ShellWords["ping"] = {
  tool: "Wskaż wszystkim: następne miejsce wybrane na mapie",
  points: (what) => `wskazuje: ${what}`,
  house: (house) => `dom ${house}`,
  campaign: (campaign) => `kampania ${campaign}`,
  square: (square) => `pole ${square}`,
  chain: (name) => `sieć gracza ${name}`,
};
