import type { IncomingMessage, ServerResponse } from "node:http";
import type { Administration } from "@blueplate/api";
import { JSON_LIMITS } from "@blueplate/kernel";
import type { Context } from "effect";
import { networkOf } from "../moderation/network.ts";
import { isToken } from "../operations/metrics.ts";
import type { BodyLimits, BodyReader } from "./bodies.ts";
import { addressOf, type RateLimiter } from "./limits.ts";
import { problemOfFault, sendProblem } from "./protocol-problems.ts";
import { answerWith, asWeb, wrongMethod } from "./web-exchange.ts";

/** The routes of whoever runs the server. */
export const ADMIN = "/api/admin/";

/** What actions bring. */
const USUAL: BodyLimits = { bytes: 4 * 1024, json: { ...JSON_LIMITS, values: 20 } };

/** Milliseconds that an answer may be left lying. */
const STALLED_MS = 60_000;

/** What the administration runs with. */
export interface AdminOrigin {
  readonly administration: Context.Context<Administration>;
  readonly token: string;
  readonly spend: RateLimiter;
  readonly trustProxy: boolean;
  readonly read: BodyReader;
}

type Loaded = ReturnType<(typeof import("./admin-handler.ts"))["makeAdminHandler"]>;

/** The administration over http. It is loaded when somebody asks for it first. */
export const makeAdmin = ({ administration, token, spend, trustProxy, read }: AdminOrigin) => {
  let loading: Promise<Loaded> | null = null;
  const load = (): Promise<Loaded> =>
    (loading ??= import("./admin-handler.ts").then(({ makeAdminHandler }) => makeAdminHandler(administration)));
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const { handle, methodsAt } = await load();
    const method = request.method ?? "GET";
    const wrong = wrongMethod(methodsAt(path), method, response);
    if (wrong) return sendProblem(response, wrong);
    const address = networkOf(addressOf(request, trustProxy));
    const onAnswered = (then: () => void) => void response.once("close", then);
    const body = method === "GET" ? { text: "" } : await read(request, USUAL, { address, onAnswered });
    if (body === null || "bytes" in body) return;
    if ("fault" in body) {
      response.setHeader("Connection", "close");
      return sendProblem(response, problemOfFault(body.fault));
    }
    // Right tokens count too: otherwise an answer would say which one it was.
    const admits = async (brought: string) => (await spend("admin", address)) ?? isToken(brought, token);
    return answerWith(await handle(asWeb(request, response, body.text), { admits }), response, STALLED_MS);
  };
};
