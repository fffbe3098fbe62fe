import type { Game } from "@blueplate/kernel";
import type { ScenarioHost } from "@blueplate/kernel/scenario";
import {
  clusterStore,
  type DatabaseInUse,
  type DataFolderInUse,
  folderStore,
  postgresStore,
  ShardOwnership,
  type Store,
  StoreFailure,
  StoreLock,
} from "@blueplate/store";
import { collectWhenIdle } from "@blueplate/store/idle-memory";
import { StreamSilence } from "@blueplate/api";
import { runMain } from "@effect/platform-node/NodeRuntime";
import { Cause, Context, Data, Duration, Effect, Layer, Logger, Option, Redacted } from "effect";
import { moderation } from "./moderation/moderation.ts";
import { recentFailures } from "./admin/recent-failures.ts";
import { routed } from "./cluster/routed.ts";
import { router } from "./cluster/router.ts";
import { botDriver } from "./bots/driver.ts";
import { botRunner } from "./bots/runner.ts";
import { type Settings, settings } from "./config.ts";
import { httpServer } from "./http/server.ts";
import { commandQueueFor } from "./operations/command-queue.ts";
import { traces } from "./operations/traces.ts";
import { botAccounts, openAccounts } from "./protocol/accounts.ts";
import { challengesInMemory } from "./protocol/challenges.ts";
import { rulesLibrary } from "./protocol/library.ts";
import { programSeat } from "./protocol/program-seat.ts";
import { programClocks } from "./protocol/waiting.ts";
import { studyRoom } from "./studies/room.ts";
import { studyRegistry } from "./studies/study-registry.ts";
import { type BotInfo, GameCatalogue } from "./tables/catalogue.ts";
import { consent } from "./tables/consent.ts";
import { tableRegistry } from "./tables/table-registry-layer.ts";
import { lobby } from "./lobby/lobby.ts";
import { play } from "./tables/play.ts";
import { seating } from "./tables/seating.ts";
import { daily } from "./lobby/daily.ts";
import { archive } from "./tables/statistics.ts";
import { watch } from "./tables/watch.ts";

/** A module of games and bots: what it exports and its address, from which workers load it again. */
export interface GameModule {
  readonly games: readonly Game[];
  readonly bots: readonly BotInfo[];
  /** For studies of positions. */
  readonly scenarios?: readonly ScenarioHost[];
  readonly module: string;
}

/** Several servers need a database that they can share, and a secret. */
class NoCluster extends Data.TaggedError("NoCluster")<{ readonly message: string }> {}

type CannotOpen = StoreFailure | DatabaseInUse | DataFolderInUse | NoCluster;

/** The store that the settings name. */
const storeFor = (config: Settings): Layer.Layer<Store, CannotOpen> => {
  const { databaseUrl, clusterUrl, clusterSecret } = config;
  const database = Option.map(databaseUrl, Redacted.value);
  if (Option.isNone(clusterUrl)) {
    return Option.isSome(database) ? postgresStore(database.value) : folderStore(config.dataDir);
  }
  if (Option.isSome(database) && Option.isSome(clusterSecret) && clusterUrl.value.port !== "") {
    return clusterStore(database.value, clusterUrl.value.href);
  }
  const message =
    "CLUSTER_URL names a port (http://10.0.0.1:4000), and needs DATABASE_URL, which all servers share, and CLUSTER_SECRET.";
  return Layer.effectContext(Effect.fail(new NoCluster({ message })));
};

/** So long a server that leaves goes on answering: by then proxies have seen that it is not ready, and send nobody any more. */
const UNREADY_FOR = Duration.millis(1_200);

/** The server is given its part once it answers, and gives it away before it stops answering. */
const clusterMember = Layer.effectDiscard(
  Effect.flatMap(ShardOwnership, ({ self, join, leave }) =>
    Effect.acquireRelease(join, () =>
      self ? Effect.all([leave, Effect.sleep(UNREADY_FOR)], { concurrency: "unbounded", discard: true }) : leave,
    ),
  ),
);

/** Everything but the store, so that tests can bring their own. */
export const application = (config: Settings, module: GameModule) => {
  const agreed = consent(Duration.seconds(config.awayAfter));
  const tables = Layer.mergeAll(
    archive,
    routed.daily(daily),
    routed.lobby(lobby),
    routed.seating(seating),
    routed.play(play),
    routed.consent(agreed),
    watch,
  ).pipe(Layer.provideMerge(router(config)), Layer.provideMerge(tableRegistry));
  const bots = botDriver(config).pipe(Layer.provideMerge(botRunner(config.botTimeOut)));
  const programs = Layer.mergeAll(
    routed.programSeat(programSeat),
    routed.challenges(challengesInMemory),
    rulesLibrary,
  ).pipe(
    Layer.provide(programClocks(Duration.seconds(config.programLateAfter))),
    Layer.provideMerge(config.openProtocol ? openAccounts : botAccounts),
  );
  const studies = routed.studyRoom(studyRoom).pipe(Layer.provideMerge(studyRegistry));
  return clusterMember.pipe(
    Layer.provideMerge(httpServer(config)),
    Layer.provideMerge(studies),
    Layer.provideMerge(bots),
    Layer.provideMerge(programs),
    Layer.provideMerge(Layer.succeed(StreamSilence, config.streamSilence)),
    Layer.provideMerge(tables),
    Layer.provideMerge(moderation),
    Layer.provideMerge(recentFailures),
    Layer.provide(commandQueueFor(config.overloadDelay)),
    Layer.provide(Layer.succeed(GameCatalogue, module)),
    Layer.provide(traces(config)),
  );
};

/** People at a terminal read lines; whatever collects the output gets one JSON object a line. */
const logger = process.stdout.isTTY ? Logger.consolePretty() : Logger.consoleJson;

/** The whole server with the lock of its store. It stops by closing what it opened, last opened first. */
export const server = (config: Settings, module: GameModule, store: typeof storeFor = storeFor) =>
  application(config, module).pipe(Layer.provideMerge(store(config)), Layer.provide(Logger.layer([logger])));

/** What to say when the server cannot start: what went wrong, without a stack. */
const lineOf = (cause: Cause.Cause<unknown>): string => {
  const error = Cause.squash(cause);
  const said = error instanceof Error ? error.message : String(error);
  const line = error instanceof StoreFailure ? `The database cannot be opened: ${error.reason}` : said;
  return line.replaceAll(/\s+/g, " ");
};

/** A server without its lock has nothing to finish: what does not close within this is left. */
const END_WITHIN_MS = 3_000;

const endWith = (line: string): void => {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
};

/** Waits until the lock of the store is lost; then the process ends, in order if that is quick. */
const untilLost = (lock: StoreLock["Service"]) =>
  Effect.catchTag(lock.lost, "LockLost", ({ message }) =>
    Effect.sync(() => {
      endWith(message);
      setTimeout(() => process.exit(1), END_WITHIN_MS).unref();
    }),
  );

/**
 * Runs the server until it is told to stop or loses the lock of its store. What keeps it from starting, or makes it end, is one line on
 * standard error and exit code 1.
 */
export const runServer = (module: GameModule, store?: typeof storeFor): void => {
  const program = Effect.flatMap(settings, (config) =>
    Effect.scoped(
      Effect.flatMap(Layer.build(server(config, module, store)), (services) =>
        untilLost(Context.get(services, StoreLock)),
      ),
    ),
  ).pipe(
    Effect.catchCause((cause) =>
      Cause.hasInterruptsOnly(cause) ? Effect.failCause(cause) : Effect.sync(() => endWith(lineOf(cause))),
    ),
  );
  collectWhenIdle();
  runMain(program, { disableErrorReporting: true, teardown: (_, end) => end(Number(process.exitCode ?? 0)) });
};
