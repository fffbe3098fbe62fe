import { Layer } from "effect";
import { HttpServer } from "effect/http";
import { HttpApiBuilder } from "effect/http-api";
import { botProtocol } from "./api.ts";
import { botHandlers } from "./handlers/bots.ts";
import { challengeHandlers } from "./handlers/challenges.ts";
import { rulesHandlers } from "./handlers/rules.ts";
import { seatHandlers } from "./handlers/seat.ts";
import { meHandlers, tableHandlers } from "./handlers/tables.ts";
import { tokenLayer, transportLayer } from "./middleware.ts";

export { botProtocol } from "./api.ts";
export { Requester } from "./authorization.ts";
export { protocolDocument } from "./document.ts";
export { protocolPage } from "./page.ts";

const groups = Layer.mergeAll(
  botHandlers,
  meHandlers,
  tableHandlers,
  seatHandlers,
  challengeHandlers,
  rulesHandlers,
).pipe(Layer.provide([tokenLayer, transportLayer]));

/** The protocol's routes over the ports. */
export const protocolRoutes = HttpApiBuilder.layer(botProtocol).pipe(
  Layer.provide(groups),
  Layer.provide(HttpServer.layerServices),
);
