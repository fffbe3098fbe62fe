import { HttpApiBuilder } from "effect/http-api";
import { botProtocol } from "../api.ts";
import { RulesLibrary } from "../ports.ts";
import { byBot } from "./answered.ts";

/** Rules as data, and lines on states of nobody's table. */
export const rulesHandlers = HttpApiBuilder.group(botProtocol, "rules", (handlers) =>
  handlers
    .handle("getRules", ({ params: { hash } }) =>
      byBot("read", "look", () => RulesLibrary.use((library) => library.document(hash))),
    )
    .handle("simulate", ({ payload }) =>
      byBot("simulate", "simulate", () => RulesLibrary.use((library) => library.simulate(payload))),
    ),
);
