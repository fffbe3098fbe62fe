import { HttpApi, type HttpApiGroup } from "effect/http-api";
import { Cause, Effect } from "effect";

/** What stands for an id in an address: its router takes what is longer, or written with percent signs that say nothing, for a fault. */
const ID_PART = "[^/%]{1,100}";

/** Which methods the addresses of a described API take. */
export const methodsOf = <Id extends string, Groups extends HttpApiGroup.Constraint>(
  api: HttpApi.HttpApi<Id, Groups>,
): ((path: string) => readonly string[]) => {
  const routes: { method: string; path: RegExp }[] = [];
  HttpApi.reflect(api, {
    onGroup: () => undefined,
    onEndpoint: ({ endpoint }) => {
      const pattern = endpoint.path.replaceAll(/:\w+/g, ID_PART).replaceAll(".", "\\.");
      routes.push({ method: endpoint.method, path: new RegExp(`^${pattern}$`) });
    },
  });
  return (path) => routes.filter((route) => route.path.test(path)).map(({ method }) => method);
};

/** What is no answer of an API stands in the server's log. */
export const loggingDefects = <A, E, R>(answer: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.tapCause(answer, (cause) =>
    Cause.hasDies(cause) ? Effect.logError("A request failed", { cause: Cause.pretty(cause) }) : Effect.void,
  );
