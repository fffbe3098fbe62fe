import { Effect, Layer, Option, Redacted, SchemaIssue } from "effect";
import { HttpApiMiddleware } from "effect/http-api";
import { BotToken, CallingBot, Transport } from "./authorization.ts";
import { BotAccounts } from "./ports.ts";
import { problemOf } from "./problem-rows.ts";
import { transportProblem } from "./problem-kinds.ts";

const issues = SchemaIssue.makeFormatterStandardSchemaV1();

/** Lets requests through whose token is a bot's. */
export const tokenLayer = Layer.effect(
  BotToken,
  Effect.map(BotAccounts, (accounts) =>
    BotToken.of({
      token: (handler, { credential }) =>
        Effect.gen(function* () {
          const token = Redacted.value(credential);
          const found = token === "" ? Option.none() : yield* Effect.mapError(accounts.byToken(token), problemOf);
          if (Option.isSome(found)) return yield* Effect.provideService(handler, CallingBot, found.value);
          return yield* Effect.fail(transportProblem("UnknownToken"));
        }),
    }),
  ),
);

/** Tells which field of a request does not fit its schema; what is not the request's fault stays as it is. */
export const transportLayer = HttpApiMiddleware.layerSchemaErrorTransform(Transport, (error) => {
  if (error.kind === "Body" || error.kind === "ResponseHeaders") return Effect.fail(error);
  const first = issues(error.cause.issue).issues[0];
  const field = (first?.path ?? []).map((part) => String(typeof part === "object" ? part.key : part)).join(".");
  const detail = (first?.message ?? "does not fit").slice(0, 300);
  return Effect.fail(transportProblem("Malformed", { detail, field: field.slice(0, 200) }));
});
