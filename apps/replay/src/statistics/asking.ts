import type { AppRouter, GameStatistics } from "@blueplate/api";
import { createTRPCClient, httpLink } from "@trpc/client";
import { type Accessor, createEffect, createSignal, on, onCleanup } from "solid-js";

const api = createTRPCClient<AppRouter>({ links: [httpLink({ url: "/trpc" })] });

/** Statistics as they come in: null until the first answer. */
export interface StatisticsRequest {
  readonly found: Accessor<GameStatistics | null>;
  readonly failed: Accessor<boolean>;
  readonly again: () => void;
}

/** True where no game was counted, and none is still to be read. */
export const isEmpty = ({ groups, uncounted }: Pick<GameStatistics, "groups" | "uncounted">): boolean =>
  groups.length === 0 && uncounted === 0;

/** The first of these games of which some were finished. */
export const firstFinished = async (
  games: readonly string[],
  ask: (game: string) => Promise<Pick<GameStatistics, "groups" | "uncounted">> = (game) =>
    api.statistics.query({ game }),
): Promise<string | null> => {
  for (const game of games) if (!isEmpty(await ask(game))) return game;
  return null;
};

/** Asks for a game's statistics, and again as long as the server still has games to read. */
export const askFor = (game: Accessor<string>): StatisticsRequest => {
  const [found, setFound] = createSignal<GameStatistics | null>(null);
  const [failed, setFailed] = createSignal(false);
  const [tries, setTries] = createSignal(0);
  createEffect(
    on([game, tries], ([wanted]) => {
      const over = new AbortController();
      onCleanup(() => over.abort());
      setFailed(false);
      setFound(null);
      const ask = async (): Promise<void> => {
        for (let left = 1; left > 0 && !over.signal.aborted;) {
          const answer = await api.statistics.query({ game: wanted }, { signal: over.signal });
          setFound(() => answer);
          left = answer.uncounted;
        }
      };
      ask().catch(() => {
        if (!over.signal.aborted) setFailed(true);
      });
    }),
  );
  return { found, failed, again: () => setTries(tries() + 1) };
};
