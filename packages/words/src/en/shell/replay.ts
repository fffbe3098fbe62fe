/** Looking back. */
export const replay = {
  title: "Looking back",
  file: "Open a log from a file",
  badFile: "This file is no log of a game.",
  badLine: (line: number) => `Line ${line} of the log cannot be read.`,
  unknownGame: (id: string) =>
    id === "" ? "This file is no log of a game." : `This build does not know the game “${id}”.`,
  position: "Position in the game",
  back: "Step back",
  forward: "Step forward",
  roundBack: "Round back",
  roundForward: "Round forward",
  play: "Play",
  pause: "Pause",
  step: (at: number, last: number) => `${at} / ${last}`,
  happened: "What happened",
  nothing: "Nothing that people would notice.",
} as const;
