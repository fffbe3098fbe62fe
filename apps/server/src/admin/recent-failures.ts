import type { LoggedFailure } from "@blueplate/api";
import { Context, Effect, Layer, Logger, References } from "effect";

/** Failures that are kept, and characters of each. */
const KEPT = 100;
const LENGTH = 2_000;

/** The last failures that the server has logged, the newest first. They stand in memory alone. */
export class RecentFailures extends Context.Service<
  RecentFailures,
  { readonly read: () => readonly LoggedFailure[] }
>()("server/RecentFailures") {}

const requestIn = (value: unknown): string | null =>
  typeof value === "object" && value !== null && "request" in value && typeof value.request === "string"
    ? value.request
    : null;

const wordsOf = (part: unknown): string => (typeof part === "string" ? part : JSON.stringify(part));

/** A list that forgets the oldest, and the logger that fills it. */
const makeRing = () => {
  const ring: LoggedFailure[] = [];
  const logger = Logger.make<unknown, void>(({ message, logLevel, date, fiber }) => {
    if (logLevel !== "Error" && logLevel !== "Fatal") return;
    const parts = Array.isArray(message) ? message : [message];
    const annotated = requestIn(fiber.getRef(References.CurrentLogAnnotations));
    const request = parts.map(requestIn).find((found) => found !== null) ?? annotated;
    ring.unshift({ at: date.getTime(), request, message: parts.map(wordsOf).join(" ").slice(0, LENGTH) });
    ring.length = Math.min(ring.length, KEPT);
  });
  return { ring, logger };
};

/** Keeps what is logged as a failure, besides what else becomes of the log. */
export const recentFailures = Layer.unwrap(
  Effect.sync(() => {
    const { ring, logger } = makeRing();
    return Layer.merge(
      Layer.succeed(RecentFailures, RecentFailures.of({ read: () => [...ring] })),
      Logger.layer([logger], { mergeWithExisting: true }),
    );
  }),
);
