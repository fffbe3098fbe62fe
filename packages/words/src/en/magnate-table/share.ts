/** What can be handed on of a game that is over: a picture and a film of the evening that decided it. */
export const share = {
  title: "The evening that decided it",
  told: (round: number, who: string, dollars: number) =>
    `Round ${round}: that evening ${who} pulled $${dollars} ahead.`,
  none: "No evening decided this game: nobody won, or no dinner brought the winner a lead.",
  alt: "The town on the evening that decided the game, with what everybody had",
  drawing: "Drawing the town…",
  noTown: "This browser draws no town in three dimensions: the picture shows the flat map, and there is no film.",
  noPicture: "The picture could not be drawn. Close other pages with moving pictures, and try again.",
  savePicture: "Save the picture",
  giveOn: "Hand it on…",
  film: "Make a film (WebM)",
  gif: "Make a film (GIF)",
  filmHelp: "The families drive to dinner, in twenty seconds. A slow machine needs a few minutes to draw it.",
  filming: (done: number, all: number) => `Picture ${done} of ${all}…`,
  stop: "Stop",
  stopped: "Stopped. Nothing was saved.",
  saveFilm: (kind: string) => `Save the film (${kind})`,
  noWebm: "This browser cannot write WebM films; a GIF it can.",
  failed: "The film could not be made. Try the GIF, or another browser.",
} as const;
