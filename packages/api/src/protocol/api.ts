import { HttpApi, OpenApi } from "effect/http-api";
import { Transport } from "./authorization.ts";
import { botsGroup, meGroup } from "./groups/bots.ts";
import { challengesGroup } from "./groups/challenges.ts";
import { rulesGroup } from "./groups/rules.ts";
import { seatGroup } from "./groups/seat.ts";
import { tablesGroup } from "./groups/tables.ts";

// The whole protocol, once: what is served, what is checked and what the documents say all come from here.

/** Everything that a program can ask of the server. */
export const botProtocol = HttpApi.make("blueplate")
  .add(botsGroup, meGroup, tablesGroup, seatGroup, challengesGroup, rulesGroup)
  .prefix("/api/v1")
  .middleware(Transport)
  .annotate(HttpApi.ParseOptions, { onExcessProperty: "error" })
  .annotate(HttpApi.HeadersParseOptions, {})
  .annotate(HttpApi.SuccessParseOptions, {})
  .annotateMerge(
    OpenApi.annotations({
      title: "Blueplate: protocol for bots",
      version: "1",
      description:
        "Programs in any language sit down at tables of this server. Answers that are no success are problems (RFC 9457): `tag` says which, `advice` what to do.",
    }),
  );
