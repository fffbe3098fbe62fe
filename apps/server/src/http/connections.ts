import { createServer, type RequestListener, type Server } from "node:http";

/** How long a connection may take, in milliseconds. */
export interface ConnectionRules {
  /** Until the head of a request is there, from the first byte of its connection on. */
  readonly headMs: number;
  /** Until a request has come whole: longer than its body may take, so that the body's own limit answers first. */
  readonly requestMs: number;
  /** Of silence between two requests: longer than the minute that proxies keep one, or they meet a closed door. */
  readonly idleMs: number;
  /** How often the first two are looked at. */
  readonly checkMs: number;
}

export const CONNECTION_RULES: ConnectionRules = { headMs: 20_000, requestMs: 120_000, idleMs: 70_000, checkMs: 5_000 };

/** A server whose connections are closed when they take too long. */
export const timedServer = (rules: ConnectionRules, listener: RequestListener): Server =>
  createServer(
    {
      headersTimeout: rules.headMs,
      requestTimeout: rules.requestMs,
      keepAliveTimeout: rules.idleMs,
      connectionsCheckingInterval: rules.checkMs,
    },
    listener,
  );
