import type { GameFacts } from "@blueplate/api";
import { insist } from "@blueplate/ui";
import { createEffect, createResource, onCleanup } from "solid-js";
import { api, enter } from "./client.ts";
import { failureOf, type ServerFailure } from "./failure.ts";

/** The games that the server offers, or why they do not come. */
interface OfferedGames {
  readonly games: () => readonly GameFacts[] | undefined;
  readonly problem: () => ServerFailure | null;
  readonly again: () => void;
}

/** Asks the server what games it offers; where it cannot be reached, again until it answers. */
export const createGames = (): OfferedGames => {
  const [asked, { refetch }] = createResource(async () => {
    await enter();
    return api.games.list.query();
  });
  const problem = (): ServerFailure | null => (asked.error ? failureOf(asked.error) : null);
  const again = (): void => void refetch();
  // What a limit has refused comes by a press, when its time is over.
  createEffect(() => {
    if (problem()?.retryAfter === null) onCleanup(insist(again));
  });
  return { games: () => (asked.error ? undefined : asked.latest), problem, again };
};
