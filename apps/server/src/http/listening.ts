import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Data, Effect } from "effect";
import type { Settings } from "../config.ts";
import type { OpenStreams } from "../moderation/open-streams.ts";

/** How long a stop waits for requests that are being answered. */
const STOP_WITHIN_MS = 5_000;

/** The address cannot be listened on. */
export class CannotListen extends Data.TaggedError("CannotListen")<{ readonly message: string }> {}

/** Listens on the address of the settings, and answers the port. */
export const listen = (server: Server, { port, host }: Settings) =>
  Effect.callback<number, CannotListen>((resume) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const why = error.code === "EADDRINUSE" ? "is already in use" : `cannot be listened on (${error.code})`;
      const message = `Port ${port} on ${host} ${why}. Stop the other program, or choose another port with PORT.`;
      resume(Effect.fail(new CannotListen({ message })));
    });
    server.listen(port, host, () => {
      // cast: a server that listens on a port has an address of this kind.
      resume(Effect.succeed((server.address() as AddressInfo).port));
    });
  });

/** Stops taking requests, cuts the subscriptions (browsers come back by themselves) and lets the others finish. */
export const close = (server: Server, streams: OpenStreams) =>
  Effect.callback<void>((resume) => {
    const idle = setInterval(() => server.closeIdleConnections(), 20);
    const late = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(late);
      resume(Effect.void);
    });
    streams.cut(() => true);
  });
