import { NotStored, type StudyRoom } from "@blueplate/api";
import { type Ownership, ShardOwnership } from "@blueplate/store";
import { Cause, Context, Duration, Effect, Exit, Layer, Option, Redacted } from "effect";
import type { Settings } from "../config.ts";
import { TableRegistry } from "../tables/table-registry.ts";
import { type DoorRoutes, openDoor } from "./door.ts";
import { OwnedElsewhere } from "../actors/owned-elsewhere.ts";
import { makePeers, type Peers } from "./peers.ts";
import { PRESENCE, sharePresence } from "./presence.ts";
import { counterToCome, type UseCounter } from "./shared-uses.ts";
import { STUDY_STREAM, studyStreams } from "./study-streams.ts";
import { answerOf, failureIn, type RemoteAnswer, type RemoteCall } from "./remote-call.ts";

/** How long a request waits for an owner of what it asks for: longer than a dead one keeps its part. */
const OWNED_WITHIN_MS = 10_000;
const ASK_AGAIN = Duration.millis(50);

/** Calls that change nothing, or carry an id by which a second one is known: they are sent again when nobody knows what came of them. */
const REPEATABLE: ReadonlySet<string> = new Set([
  "PlayPort.submit",
  "PlayPort.undo",
  "StudyRoom.edit",
  "StudyRoom.get",
  "StudyRoom.write",
  "ProgramSeat.state",
  "ProgramSeat.forms",
  "ProgramSeat.next",
]);

/** What decides who is asked for a call, known before it is tried here: the id of a table or study, or null for anybody. */
export type CallTarget = (method: string, args: readonly unknown[]) => string | null;

/** Sends what this server does not decide to the one that does. */
export class ClusterRouter extends Context.Service<
  ClusterRouter,
  {
    /**
     * A port whose calls find their owner. Each is tried here, and sent on where what it is about has another owner; `target` names
     * those that are sent on untried.
     */
    readonly route: <S extends object>(port: string, local: S, target?: CallTarget) => S;
    /** The studies with streams from their owners. */
    readonly routeStudies: (local: StudyRoom["Service"], target: CallTarget) => StudyRoom["Service"];
    /** What is used here of what is limited is counted by the others too, and the other way round. */
    readonly shareUses: (counter: UseCounter) => void;
  }
>()("server/ClusterRouter") {}

type Method = (...args: readonly unknown[]) => Effect.Effect<unknown, unknown>;
type LocalPorts = Map<string, Readonly<Record<string, unknown>>>;

/** A method of a port of this server; null where what stands there is none. */
const methodOf = (ports: LocalPorts, { port, method }: Pick<RemoteCall, "port" | "method">): Method | null => {
  const local = ports.get(port);
  const found = local && Object.hasOwn(local, method) ? local[method] : undefined;
  // cast: every function of a port answers an effect but `watch`, which is not asked for here.
  return typeof found === "function" ? (found as Method) : null;
};

/** Does here what another server asks. `context` brings what the log of this one is written with. */
const answering = (
  ports: LocalPorts,
  { isOwned }: Ownership,
  noticeOf: (id: string) => string | null,
  context: Context.Context<never>,
) => {
  return async (call: RemoteCall): Promise<RemoteAnswer> => {
    const method = methodOf(ports, call);
    if (!method) return { _tag: "Broken", message: `no ${call.port}.${call.method}` };
    if (!isOwned(call.id)) return { _tag: "Moved" };
    const exit = await Effect.runPromiseExitWith(context)(method(...call.args));
    const notice = noticeOf(call.id);
    if (Exit.isSuccess(exit)) return { _tag: "Value", value: exit.value, notice };
    const failure = Cause.squash(exit.cause);
    return failure instanceof OwnedElsewhere ? { _tag: "Moved" } : answerOf(failure, notice);
  };
};

const unknownWhetherDone = () =>
  new NotStored({ message: "The server that decides here has gone; look whether it was done, and try again" });

/** Sends a call to whoever decides for its id, and waits while nobody does. */
const sending = (ownership: Ownership, peers: Peers, onNotice: (notice: string) => void) => {
  const send = (
    call: RemoteCall,
    local: Effect.Effect<unknown, unknown>,
    until: number,
  ): Effect.Effect<unknown, unknown> =>
    Effect.gen(function* () {
      if (ownership.isOwned(call.id)) return yield* local;
      const owner = ownership.ownerOf(call.id);
      const answer = owner ? yield* Effect.promise(() => peers.call(owner, call)) : ({ _tag: "Moved" } as const);
      if ("notice" in answer && answer.notice !== null) onNotice(answer.notice);
      switch (answer._tag) {
        case "Value":
          return answer.value;
        case "Failed":
          return yield* Effect.fail(failureIn(answer.failure));
        case "Broken":
          return yield* Effect.die(new Error(answer.message));
        case "Lost":
          if (!REPEATABLE.has(`${call.port}.${call.method}`)) return yield* Effect.fail(unknownWhetherDone());
          break;
        case "Moved":
        case "Unreached":
          break;
      }
      if (performance.now() > until) return yield* Effect.fail(new OwnedElsewhere(call.id));
      yield* Effect.andThen(Effect.sleep(ASK_AGAIN), ownership.refresh);
      return yield* send(call, local, until);
    });
  return send;
};

/** Ports whose calls find their owner: `ports` keeps those of this server, for the others that ask. */
const routing = (ports: LocalPorts, { isOwned }: Ownership, send: ReturnType<typeof sending>) => {
  const wrapped =
    (port: string, method: string, call: Method, target: CallTarget): Method =>
    (...args) => {
      const until = performance.now() + OWNED_WITHIN_MS;
      const local: Effect.Effect<unknown, unknown> = Effect.catchIf(
        Effect.suspend(() => call(...args)),
        (failure) => failure instanceof OwnedElsewhere,
        ({ id }) => send({ port, method, id, args }, local, until),
      );
      return Effect.suspend(() => {
        const id = target(method, args);
        return id === null || isOwned(id) ? local : send({ port, method, id, args }, local, until);
      });
    };
  const route: ClusterRouter["Service"]["route"] = (port, local, target = () => null) => {
    ports.set(port, Object.fromEntries(Object.entries(local)));
    const entries = Object.entries(local).map(([name, value]) => {
      const method = name === "watch" ? null : methodOf(ports, { port, method: name });
      return [name, method ? wrapped(port, name, method, target) : value];
    });
    // cast: the same names with the same types, only that some ask another server.
    return Object.fromEntries(entries) as typeof local;
  };
  return route;
};

const answerCalls =
  (answer: (call: RemoteCall) => Promise<RemoteAnswer>): DoorRoutes[string] =>
  async (body, response) => {
    // cast: whoever knows the secret is a server of this cluster.
    const said = JSON.stringify(await answer(body as RemoteCall));
    response.writeHead(200, { "Content-Type": "application/json" }).end(said);
  };

/** The router of a server that is one of several. */
const clusterRouter = (ownership: Ownership, url: URL, secret: string) =>
  Effect.gen(function* () {
    const registry = yield* TableRegistry;
    const ports: LocalPorts = new Map();
    const peers = makePeers(secret);
    const answer = answering(ports, ownership, registry.noticeOf, yield* Effect.context());
    const streams = studyStreams(ownership, peers);
    const { relay, handIn } = counterToCome();
    const hearPresence = yield* sharePresence(ownership, peers, registry.remote, relay);
    let studies: StudyRoom["Service"] | null = null;
    ownership.onMoved(() => peers.keepOnly(ownership.peers()));
    yield* openDoor(url, secret, {
      "/call": answerCalls(answer),
      [PRESENCE]: async (body, response) => {
        // cast: as above.
        hearPresence(body as Parameters<typeof hearPresence>[0]);
        response.writeHead(200).end();
      },
      [STUDY_STREAM]: async (body, response, gone) => {
        // cast: as above.
        if (studies) await streams.answer(studies, body as Parameters<typeof streams.answer>[1], response, gone);
        else response.writeHead(503).end();
      },
    });
    const route = routing(ports, ownership, sending(ownership, peers, registry.onNotice));
    return ClusterRouter.of({
      route,
      shareUses: handIn,
      routeStudies: (local, target) => {
        studies = local;
        return { ...route("StudyRoom", local, target), watch: streams.watch(local) };
      },
    });
  });

/** Sends nothing anywhere. */
const alone = ClusterRouter.of({
  route: (_, local) => local,
  routeStudies: (local) => local,
  shareUses: () => undefined,
});

/** Routes to the other servers where there are any. */
export const router = ({ clusterUrl, clusterSecret }: Settings) =>
  Layer.effect(
    ClusterRouter,
    Effect.gen(function* () {
      const ownership = yield* ShardOwnership;
      if (!ownership.self || Option.isNone(clusterUrl) || Option.isNone(clusterSecret)) return alone;
      return yield* clusterRouter(ownership, clusterUrl.value, Redacted.value(clusterSecret.value));
    }),
  );
