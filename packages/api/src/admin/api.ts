import { Schema } from "effect";
import {
  HttpApi,
  HttpApiEndpoint,
  HttpApiGroup,
  HttpApiMiddleware,
  HttpApiSchema,
  HttpApiSecurity,
  OpenApi,
} from "effect/http-api";
import { id } from "../inputs.ts";
import { Transport } from "../protocol/authorization.ts";
import { PROBLEM } from "../protocol/problems.ts";
import {
  AdminPerson,
  AdminTable,
  AuditLine,
  ActionReason,
  NewBan,
  ServerState,
  Sought,
  WantedMode,
} from "./schemas.ts";

/** Requests with the token of whoever runs the server: `Authorization: Bearer TOKEN`. */
export class AdminToken extends HttpApiMiddleware.Service<AdminToken>()("api/AdminToken", {
  security: { token: HttpApiSecurity.bearer },
  error: [PROBLEM[401], PROBLEM[429]],
}) {}

const says = (summary: string, description: string) => OpenApi.annotations({ summary, description });

const administration = HttpApiGroup.make("administration")
  .add(
    HttpApiEndpoint.get("getState", "/state", { success: ServerState }).annotateMerge(
      says("The server", "Its queues, whether it takes changes, bans that hold, and the last failures of its log."),
    ),
    HttpApiEndpoint.get("listTables", "/tables", {
      query: Sought,
      success: Schema.Array(AdminTable),
      error: [PROBLEM[503]],
    }).annotateMerge(says("Tables", "Those that were changed last, or the one with an id or name.")),
    HttpApiEndpoint.get("listPeople", "/people", {
      query: Sought,
      success: Schema.Array(AdminPerson),
      error: [PROBLEM[503]],
    }).annotateMerge(says("People", "Those who were here last, or those with an id or name.")),
    HttpApiEndpoint.get("listAudit", "/audit", { success: Schema.Array(AuditLine) }).annotateMerge(
      says("What operators have done", "The newest first."),
    ),
    HttpApiEndpoint.post("closeTable", "/tables/:table/close", {
      params: { table: id },
      payload: ActionReason,
      success: AuditLine,
      error: [PROBLEM[404], PROBLEM[503]],
    }).annotateMerge(says("Close a table for good", "In any state, with its log. Whoever follows it is told.")),
    HttpApiEndpoint.post("ban", "/bans", {
      payload: NewBan,
      success: AuditLine,
      error: [PROBLEM[400], PROBLEM[503]],
    }).annotateMerge(says("Ban a guest or a network", "At once: their streams end, and every request is refused.")),
    HttpApiEndpoint.post("liftBan", "/bans/lift", {
      payload: NewBan,
      success: AuditLine,
      error: [PROBLEM[400], PROBLEM[503]],
    }).annotateMerge(says("Lift a ban", "At once.")),
    HttpApiEndpoint.get("backUp", "/backup", {
      success: Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType: "application/gzip" })),
      error: [PROBLEM[409], PROBLEM[503]],
    }).annotateMerge(
      says("Back up the embedded database", "As of one moment. PostgreSQL has tools of its own for it: 409."),
    ),
    HttpApiEndpoint.post("setMode", "/mode", {
      payload: WantedMode,
      success: AuditLine,
      error: [PROBLEM[503]],
    }).annotateMerge(says("Take no changes, or take them again", "It outlives a restart.")),
  )
  .middleware(AdminToken)
  .annotateMerge(OpenApi.annotations({ title: "Administration" }));

/** Everything that whoever runs the server can ask of it. */
export const adminApi = HttpApi.make("blueplate-admin")
  .add(administration)
  .prefix("/api/admin")
  .middleware(Transport)
  .annotate(HttpApi.ParseOptions, { onExcessProperty: "error" })
  .annotate(HttpApi.HeadersParseOptions, {})
  .annotate(HttpApi.SuccessParseOptions, {})
  .annotateMerge(OpenApi.annotations({ title: "Blueplate: administration", version: "1" }));
