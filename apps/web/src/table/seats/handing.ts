import { type SeatHandover, shell } from "@blueplate/tabletop";
import { usualBot } from "../../new-table/seat-bots.ts";
import { api } from "../../server/client.ts";
import { failureOf, failureText } from "../../server/failure.ts";

/** Asks the server, and says why it does not do it and when it would. */
const attempt = async (ask: Promise<unknown>): Promise<string | null> => {
  try {
    await ask;
    return null;
  } catch (error) {
    const failure = failureOf(error);
    const later =
      failure.retryAfter === null ? "" : ` ${shell().consent.inMinutes(Math.ceil(failure.retryAfter / 60))}`;
    return `${failureText(failure)}${later}`;
  }
};

/** Who plays for whom at a table of the server; `game` is known once the table is. */
export const serverHanding = (table: string, game: () => string | undefined): SeatHandover => ({
  isShared: false,
  awayAfter: async () => (await api.seats.awayAfter.query()).seconds,
  usualBot: async () => {
    const found = (await api.games.list.query()).find(({ id }) => id === game());
    return found ? usualBot(found) : null;
  },
  handOver: (seat, bot) => attempt(api.seats.handOver.mutate({ table, seat, bot })),
  resign: (bot) => attempt(api.seats.resign.mutate({ table, bot })),
  takeBack: () => attempt(api.seats.takeBack.mutate({ table })),
});
