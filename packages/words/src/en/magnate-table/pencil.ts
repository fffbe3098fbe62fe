const steps = (count: number): string => (count === 1 ? "1 step" : `${count} steps`);

/** A working day in pencil, and the steps of a turn. */
export const pencil = {
  headline: "In pencil",
  band: "Pencil: nothing is sent",
  help: "You try your working day on the table as it stands. It stays on this device.",
  take: "Try my day in pencil",
  lay: "Put the pencil down",
  over: "The day in pencil is over. When it is your turn, ink it.",
  asked: "The table waits for you.",
  mine: (count: number) => `Your day in pencil: ${steps(count)}`,
  look: "Look at it",
  rubOut: "Rub everything out",
  drop: (step: string) => `Rub out only: ${step}`,
  ink: "Ink it",
  inkHelp: "Plays the pencilled steps one by one; stops where one is no longer possible or comes out differently.",
  refused: (step: number, why: string) => `Stopped at step ${step}: ${why}`,
  changed: (step: number, now: string) =>
    `Stopped at step ${step}, which comes out differently now: ${now} Ink again if that is fine.`,
  nothingComes: "nothing comes of it.",
  marks: { changed: "comes out differently now", refused: "no longer possible", waits: "not reached" },
  was: (told: string) => `it was: ${told}`,
  turn: (count: number) => `This turn: ${steps(count)}`,
  backTo: (step: string) => `Back to before: ${step}`,
  restart: "Restart the turn",
} as const;
