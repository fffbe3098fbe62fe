import type { SeatFacts, TableFacts, TableLine } from "@blueplate/api";
import { type ListedPerson, listedNames, personName, seatNames, tableNameIn, wonText } from "@blueplate/words";
import { language } from "./language.ts";
import { keptOf, keyOfTable } from "./looked-back.ts";

/** What a table is called on this page. */
export const nameOfTable = (table: Pick<TableFacts, "name" | "origin">): string => tableNameIn(language.words(), table);

/** What those who sit at a table are called on this page, by seat: no two the same. */
export const namesOfSeats = (
  game: string,
  seats: readonly Pick<SeatFacts, "seat" | "player" | "banner" | "bot">[],
): readonly string[] => seatNames(language.words(), game, seats);

/** What somebody is called on this page of whom only the name is known. */
export const nameOfPerson = (player: string): string => personName(language.words(), player);

/** What people are called on this page who never sat together, each by a name or a tag that stays theirs. */
export const namesInList = (people: readonly ListedPerson[]): readonly string[] =>
  listedNames(language.words(), people);

/** What those who sit at a table of a list are called, by seat. */
export const namesAt = ({ game, seats }: TableLine): readonly string[] => namesOfSeats(game, seats);

/** Those who sit at a table of a list, in the order of the seats. */
export const playersOf = (line: TableLine): string => namesAt(line).join(language.words().shell.comma);

/** Who won a game of a list, in a sentence; null before its end, and where the end is hidden from whoever uses this machine. */
export const wonBy = ({ id, game, seats, winners }: TableLine): string | null =>
  winners === null || keptOf(keyOfTable(id))?.hidden === true ? null : wonText(language.words(), game, seats, winners);

/** The facts of a table as the page calls it and those who sit there. */
export const named = <Facts extends Pick<TableFacts, "game" | "seats" | "name" | "origin" | "reserved">>(
  facts: Facts,
): Facts => {
  const { reserved } = facts;
  const names = namesOfSeats(facts.game, facts.seats);
  return {
    ...facts,
    name: nameOfTable(facts),
    seats: facts.seats.map((seat, at) => ({ ...seat, player: names[at] ?? seat.player })),
    reserved: reserved && {
      ...reserved,
      seats: reserved.seats.map((each) => ({ ...each, player: nameOfPerson(each.player) })),
    },
  };
};
