import { Effect, Layer, Option, Redacted, SchemaIssue } from "effect";
import { HttpApiMiddleware } from "effect/http-api";
import { BotToken, CallingBot, Transport } from "./authorization.ts";
import { BotAccounts } from "./ports.ts";
import { problemOf } from "./problem-rows.ts";
import { problemOfRow, type ProblemRow } from "./problems.ts";

const UNKNOWN_TOKEN: ProblemRow<401> = {
  status: 401,
  title: "No bot has this token",
  advice:
    "Send `Authorization: Bearer TOKEN` with the token that POST /api/v1/bots has shown; a revoked one does not come back.",
};

const NO_FIT: ProblemRow<400> = {
  status: 400,
  title: "Something in the request does not fit",
  advice: "Correct the field that `field` names; /api/docs shows its schema.",
};

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
          return yield* Effect.fail(problemOfRow("UnknownToken", UNKNOWN_TOKEN, UNKNOWN_TOKEN.title));
        }),
    }),
  ),
);

/** Tells which field of a request does not fit its schema. */
export const transportLayer = HttpApiMiddleware.layerSchemaErrorTransform(Transport, (error) => {
  if (error.kind === "Body" || error.kind === "ResponseHeaders") return Effect.fail(error);
  const first = issues(error.cause.issue).issues[0];
  const field = (first?.path ?? []).map((part) => String(typeof part === "object" ? part.key : part)).join(".");
  const detail = first?.message ?? "does not fit";
  return Effect.fail(problemOfRow("Malformed", NO_FIT, detail.slice(0, 300), { field: field.slice(0, 200) }));
});
