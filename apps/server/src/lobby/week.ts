import type { WeeklyGame } from "@blueplate/api";
import type { Game, Outcome } from "@blueplate/kernel";
import { SeatStore, type TableRecord, Tables } from "@blueplate/store";
import { Clock, Duration, Effect } from "effect";
import { stored } from "../actors/actor-registry.ts";
import { setupIn } from "../tables/catalogue.ts";
import { lineFor } from "../tables/facts.ts";
import type { TableRegistry } from "../tables/table-registry.ts";
import type { Glances } from "./glances.ts";

/** How far back the game of the week may have ended. */
const WEEK = Duration.days(7);
/** How long it stays once it was looked for: everybody who opens the lobby asks for it. */
const KEPT = Duration.minutes(5);
/** Games of a week that are compared, the last ones. */
const COMPARED = 1_000;

/** How close the end of a game was: what parted the first two, and that as a share of what the first had. */
interface CloseEnd {
  readonly margin: number;
  readonly share: number;
  readonly best: number;
}

/** Null where there was no second, or nobody who won had anything. */
const endOf = ({ winners, ranking }: Outcome): CloseEnd | null => {
  const [first, second] = ranking.map(({ score }) => score).toSorted((one, other) => other - one);
  if (winners.length === 0 || first === undefined || second === undefined || first <= 0) return null;
  return { margin: first - second, share: (first - second) / first, best: first };
};

/** What of a table it is chosen by. */
type EndedGame = Pick<TableRecord, "id" | "outcome" | "updatedAt">;

/**
 * The game of the week among those that ended in it: the one with the closest end, by what parted the first two as a share of what
 * the first had, so that games with much money and games with little are alike. Of equal ones that with the higher score, then the
 * one that ended last. Null where no game had a second.
 */
export const closestOf = <T extends EndedGame>(
  games: readonly T[],
): { readonly game: T; readonly margin: number } | null => {
  const ends = games.flatMap((game) => {
    const end = game.outcome && endOf(game.outcome);
    return end ? [{ game, ...end }] : [];
  });
  const [closest] = ends.toSorted(
    (one, other) => one.share - other.share || other.best - one.best || other.game.updatedAt - one.game.updatedAt,
  );
  return closest ? { game: closest.game, margin: closest.margin } : null;
};

type LookedFor = ReturnType<typeof closestOf<TableRecord>>;

/**
 * Looks for the game of the week among the listed ones, and keeps what it found for a while. That there was none is kept only until a
 * game ends: the lobby shows that game among those that are over at once, and would contradict itself beside it.
 */
export const createWeek = (
  registry: Pick<TableRegistry["Service"], "listen" | "loaded">,
  games: readonly Game[],
  glances: Glances,
) => {
  let ended = 0;
  let kept: { readonly at: number; readonly found: LookedFor; readonly ended: number } | null = null;
  registry.listen((table) => {
    // Of a table that is not here another server decides, and says only that it changed.
    if ((registry.loaded().get(table)?.record.status ?? "finished") === "finished") ended += 1;
  });
  const look = (now: number) =>
    Effect.gen(function* () {
      const isFresh = kept !== null && now - kept.at < Duration.toMillis(KEPT);
      if (kept && isFresh && (kept.found !== null || kept.ended === ended)) return kept.found;
      const before = ended;
      const filter = { _tag: "Listed", status: "finished", since: now - Duration.toMillis(WEEK) } as const;
      const found = closestOf(yield* stored(Tables.use((tables) => tables.list(filter, COMPARED))));
      kept = { at: now, found, ended: before };
      return found;
    });
  return (visitor: string | null) =>
    Effect.gen(function* () {
      const found = yield* look(yield* Clock.currentTimeMillis);
      if (!found) return null;
      const { game, margin } = found;
      const seats = yield* stored(SeatStore.use((service) => service.of(game.id)));
      const glance = (yield* glances.of([game])).get(game.id) ?? null;
      const setup = { ...setupIn(games, game), opening: null };
      const line = lineFor(game, seats, visitor, false, setup, glance);
      return { line, margin } satisfies WeeklyGame;
    });
};
