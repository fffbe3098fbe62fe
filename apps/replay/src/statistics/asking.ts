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

/** Asks for a game's statistics, and again as long as the server still has games to read. */
export const askFor = (game: string): StatisticsRequest => {
  const [found, setFound] = createSignal<GameStatistics | null>(null);
  const [failed, setFailed] = createSignal(false);
  const [tries, setTries] = createSignal(0);
  createEffect(
    on(tries, () => {
      const over = new AbortController();
      onCleanup(() => over.abort());
      setFailed(false);
      const ask = async (): Promise<void> => {
        for (let left = 1; left > 0 && !over.signal.aborted;) {
          const answer = await api.statistics.query({ game }, { signal: over.signal });
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
