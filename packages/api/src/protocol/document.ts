import { OpenApi } from "effect/http-api";
import { botProtocol } from "./api.ts";

/** The OpenAPI document of the protocol, made from what is served. */
export const protocolDocument = (): OpenApi.OpenAPISpec => OpenApi.fromApi(botProtocol);
