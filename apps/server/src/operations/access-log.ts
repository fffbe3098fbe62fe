import type { IncomingMessage, ServerResponse } from "node:http";

/** A request that was answered, as a line of the log tells it: no address, no cookie, no path with its ids. */
export interface AccessLine {
  readonly request: string;
  readonly method: string;
  readonly route: string;
  readonly status: number | null;
  readonly ms: number;
}

/** Tells of every request once it is answered, or of none; `status` is null for whoever went before. */
export const accessLog =
  (isOn: boolean, tell: (line: AccessLine) => void) =>
  (id: string, route: string, { method = "" }: IncomingMessage, response: ServerResponse): void => {
    if (!isOn) return;
    const begun = performance.now();
    response.once("close", () => {
      const status = response.headersSent ? response.statusCode : null;
      tell({ request: id, method, route, status, ms: Math.round(performance.now() - begun) });
    });
  };
