import type { ShellWords } from "../../language.ts";

/** Why a file that somebody wrote cannot be read; said after the field. */
export const faults: ShellWords["faults"] = {
  missing: "brakuje",
  unknownField: "nie ma tu miejsca",
  unknownKind: (kind) => `nie ma czegoś takiego: ${kind}`,
  unknownPlayer: (name) => `nikt się tu tak nie nazywa: ${name}`,
  noneOf: (values) => `oczekiwana jedna z wartości: ${values}`,
  noObject: "musi być obiektem",
  noStep: (words) => `potrzebne jest jedno z: ${words}`,
  wrongSeats: (count) => `oczekiwana liczba graczy: ${count}`,
  unfit: "nie pasuje tutaj",
};
