import type { TableProps } from "@blueplate/tabletop";
import { isPerson } from "@blueplate/tabletop/people";

/** True where the viewer plays and nobody but bots sits beside: a bot that is asked what it would do takes nothing from anybody. */
export const sitsWithBotsAlone = ({ facts, seat }: Pick<TableProps, "facts" | "seat">): boolean =>
  seat !== null && facts.seats.every((each) => each.seat === seat || !isPerson(each));
