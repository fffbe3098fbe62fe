import { Effect, Layer, Redacted } from "effect";
import { HttpServer } from "effect/http";
import { HttpApiBuilder } from "effect/http-api";
import { answered } from "../protocol/handlers/answered.ts";
import { transportLayer } from "../protocol/middleware.ts";
import { transportProblem } from "../protocol/problem-kinds.ts";
import { problemOf } from "../protocol/problem-rows.ts";
import { adminApi, AdminToken } from "./api.ts";
import { Administration, AdminGate } from "./ports.ts";

export { adminApi } from "./api.ts";
export { AdminGate, type AdminTokenCheck } from "./ports.ts";

/** Lets requests through that bring the operator's token. */
const tokenLayer = Layer.succeed(
  AdminToken,
  AdminToken.of({
    token: (handler, { credential }) =>
      Effect.gen(function* () {
        const gate = yield* AdminGate;
        const admitted = yield* Effect.promise(() => gate.admits(Redacted.value(credential)));
        if (admitted === true) return yield* handler;
        return yield* Effect.fail(admitted === false ? transportProblem("NotTheOperator") : problemOf(admitted));
      }),
  }),
);

const handlers = HttpApiBuilder.group(adminApi, "administration", (group) =>
  group
    .handle("getState", () => Administration.use(({ state }) => state))
    .handle("listTables", ({ query: { search = "" } }) => answered(Administration.use((port) => port.tables(search))))
    .handle("listPeople", ({ query: { search = "" } }) => answered(Administration.use((port) => port.people(search))))
    .handle("listAudit", () => Administration.use(({ audit }) => audit))
    .handle("closeTable", ({ params: { table }, payload: { reason } }) =>
      answered(Administration.use((port) => port.closeTable(table, reason))),
    )
    .handle("ban", ({ payload }) => answered(Administration.use((port) => port.ban(payload))))
    .handle("liftBan", ({ payload }) => answered(Administration.use((port) => port.liftBan(payload))))
    .handle("backUp", () =>
      answered(Administration.use(({ backup }) => backup)).pipe(
        Effect.flatMap((archive) =>
          archive
            ? Effect.succeed(archive)
            : Effect.fail(transportProblem("Impossible", { detail: "Back PostgreSQL up with pg_dump" })),
        ),
      ),
    )
    .handle("setMode", ({ payload }) => answered(Administration.use((port) => port.setMode(payload)))),
).pipe(Layer.provide([tokenLayer, transportLayer]));

/** The routes of the administration over its port. */
export const adminRoutes = HttpApiBuilder.layer(adminApi).pipe(
  Layer.provide(handlers),
  Layer.provide(HttpServer.layerServices),
);
