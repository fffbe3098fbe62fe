import type { TableLine } from "@blueplate/api";
import { nameOfTable, playersOf, shell } from "@blueplate/tabletop";
import { freeSeats } from "../rematch/next-seat.ts";

const words = () => shell().lobby;

/** What the link to a table does, as it is now. */
export const actionOf = (line: TableLine): string => {
  if (line.status === "finished") return words().replay;
  if (line.mySeat !== null) return words().back;
  if (line.status !== "open") return words().watch;
  return freeSeats(line) > 0 ? words().join : words().lookIn;
};

/** What the link to a table does, at which one; games that are over are told apart by who played them. */
export const linkName = (line: TableLine): string => {
  const name = nameOfTable(line);
  const names = line.status === "finished" ? [name, playersOf(line)] : [name];
  return `${actionOf(line)}: ${names.join(shell().comma)}`;
};

/** Where a table is played, watched or looked back at. */
export const linkOf = (line: TableLine): string =>
  line.status === "finished" ? `/replay/?table=${line.id}` : `/table/${line.id}`;
