/** Why a file that somebody wrote cannot be read; said after the field. */
export const faults = {
  missing: "is missing",
  unknownField: "has no place here",
  unknownKind: (kind: string) => `there is no ${kind}`,
  unknownPlayer: (name: string) => `nobody here is called ${name}`,
  noneOf: (values: string) => `one of these is expected: ${values}`,
  noObject: "must be an object",
  noStep: (words: string) => `needs one of ${words}`,
  wrongSeats: (count: number) => `${count} players are expected`,
  unfit: "does not fit here",
} as const;
