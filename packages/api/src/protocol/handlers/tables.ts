import { Effect } from "effect";
import { HttpApiBuilder } from "effect/http-api";
import { Lobby } from "../../ports.ts";
import { botProtocol } from "../api.ts";
import { CallingBot } from "../authorization.ts";
import { byBot, listedTable, tableByBot } from "./answered.ts";

/** Who asks, and what is on offer. */
export const meHandlers = HttpApiBuilder.group(botProtocol, "me", (handlers) =>
  handlers
    .handle("whoAmI", () => Effect.map(CallingBot, (bot) => bot))
    .handle("listGames", () =>
      byBot("read", "look", () =>
        Lobby.use(({ games }) =>
          Effect.succeed(games.map(({ id, presets, editions, bots }) => ({ id, presets, editions, bots }))),
        ),
      ),
    ),
);

/** Finding, opening and starting tables. */
export const tableHandlers = HttpApiBuilder.group(botProtocol, "tables", (handlers) =>
  handlers
    .handle("listTables", ({ query: { which = "open", ...from } }) =>
      byBot("read", "look", ({ id }) => Lobby.use((lobby) => lobby.list(id, { which, ...from }))).pipe(
        Effect.map(({ lines, next }) => ({ tables: lines.map(listedTable), more: next !== null, next })),
      ),
    )
    .handle("openTable", ({ payload }) =>
      tableByBot("play", "table", ({ id }) => Lobby.use((lobby) => lobby.create(id, payload))),
    )
    .handle("getTable", ({ params: { table } }) =>
      tableByBot("read", "look", ({ id }) => Lobby.use((lobby) => lobby.get(id, table))),
    )
    .handle("startTable", ({ params: { table }, payload: { bot } }) =>
      tableByBot("play", "seat", ({ id }) => Lobby.use((lobby) => lobby.start(id, table, bot))),
    ),
);
