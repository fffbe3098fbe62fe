import { strict, WantedStatistics } from "../inputs.ts";
import { StatisticsPort } from "../ports.ts";
import { answer, open } from "../trpc.ts";

/** Statistics over many games. */
export const gameStatistics = open.input(strict(WantedStatistics)).query(({ ctx, input }) =>
  answer(
    ctx,
    StatisticsPort.use((archive) => archive.statistics(input)),
  ),
);
