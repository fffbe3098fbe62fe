import { leadInPoints } from "./lead.ts";

/** What can be handed on of a game that is over, whatever decided it. */
export const share = {
  noPicture: "The picture could not be drawn. Close other pages with moving pictures, and try again.",
  savePicture: "Save the picture",
  savedAs: (name: string) => `Saved as ${name}.`,
  giveOn: "Hand it on…",
  film: "Make a film (WebM)",
  gif: "Make a film (GIF)",
  filming: (done: number, all: number) => `Picture ${done} of ${all}…`,
  stop: "Stop",
  stopped: "Stopped. Nothing was saved.",
  saveFilm: (kind: string) => `Save the film (${kind})`,
  /** Along a picture that is wider than the window. */
  further: "Further to the right",
  /** On a phone: as large as its letters need it, and back to the whole of it. */
  enlarge: "Enlarge",
  seeWhole: "See it whole",
  /** Instead of a GIF, which nothing stops, and back. */
  showFilm: "Show the film",
  showPicture: "Show the picture",
  noWebm: "This browser cannot write WebM films; a GIF it can.",
  failed: "The film could not be made. Try the GIF, or another browser.",
  /** Of a game of rounds: the round that decided it. */
  round: {
    title: "The round that decided it",
    told: (round: number, who: string, before: number, after: number) =>
      `Round ${round}: ${leadInPoints(who, before, after)}.`,
    none: "No round decided this game: nobody won, or no round brought the winner a lead.",
    alt: "The points of every round, and the trick that brought the winner most in the round that decided the game",
    drawing: "Drawing the table…",
    filmHelp: "The tricks of the round one after the other, in twenty seconds.",
    trick: (trick: number, of: number) => `Trick ${trick} of ${of}`,
  },
} as const;
