import type { NewTable } from "@blueplate/api";
import { type TableFilter, Tables } from "@blueplate/store";
import { hasNoName, untakenTableName } from "@blueplate/words";
import { Duration, Effect } from "effect";
import { stored } from "../actors/actor-registry.ts";

/** A table that gathers players leaves the lobby's list when nobody has sat down, stood up or changed anything for so long. */
const LISTED_FOR = Duration.days(1);
/** Tables of the list that are looked at before one without a name is called anything: far more than ever gather players at once. */
const LOOKED_AT = 500;

/** The tables in the lobby that gather players. */
export const gatheringAt = (now: number): TableFilter => ({
  _tag: "Listed",
  status: "open",
  since: now - Duration.toMillis(LISTED_FOR),
});

/** What a new table is called: of those that gather players in the lobby no two without a name of their own are called the same. */
export const nameFor = ({ name, listed }: Pick<NewTable, "name" | "listed">, now: number) =>
  Effect.gen(function* () {
    if (!listed || !hasNoName(name)) return name;
    const others = yield* stored(Tables.use((tables) => tables.list(gatheringAt(now), LOOKED_AT)));
    return untakenTableName(
      name,
      others.map((other) => other.name),
    );
  });
