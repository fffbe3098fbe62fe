import { leadOf } from "@blueplate/kernel";
import type { TableProps } from "../../props.ts";
import { shareWords } from "../../share/language.ts";
import type { DecidingRound } from "./deciding-round.ts";

/** What the round brought its winner, in a sentence. */
export const toldOf = (table: Pick<TableProps, "names">, { round, winner, before, after }: DecidingRound): string =>
  shareWords().round.told(round, table.names(winner), leadOf(before, winner), leadOf(after, winner));
