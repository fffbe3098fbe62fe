import { leadInDollars } from "../lead.ts";

/** What can be handed on of a game that is over: a picture and a film of the evening that decided it. */
export const share = {
  title: "The evening that decided it",
  told: (round: number, who: string, before: number, after: number) =>
    `Round ${round}: ${leadInDollars(who, before, after)}.`,
  /** Over the cash in the picture, which is not that of the end. */
  cashThen: "After that evening",
  none: "No evening decided this game: nobody won, or no dinner brought the winner a lead.",
  alt: "The town on the evening that decided the game, with what everybody had",
  drawing: "Drawing the town…",
  noTown: "This browser draws no town in three dimensions: the picture shows the flat map, and there is no film.",
  filmHelp: "The families drive to dinner, in twenty seconds. A slow machine needs a few minutes to draw it.",
} as const;
