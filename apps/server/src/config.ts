import { fileURLToPath } from "node:url";
import { Config, Option, Schema } from "effect";

const besideRoot = (folder: string) => fileURLToPath(new URL(`../../../${folder}`, import.meta.url));

/** A whole number within bounds. */
const whole = (name: string, minimum: number, maximum: number) =>
  Config.schema(Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum, maximum })), name);

/** Everything that can be set from outside (docs/operating.md). */
export const settings = Config.all({
  /** 0 takes any free port. */
  port: whole("PORT", 0, 65_535).pipe(Config.withDefault(3_000)),
  host: Config.String("HOST").pipe(Config.withDefault("0.0.0.0")),
  dataDir: Config.String("DATA_DIR").pipe(Config.withDefault(besideRoot("data"))),
  databaseUrl: Config.option(Config.Redacted("DATABASE_URL")),
  publicUrl: Config.option(Config.URL("PUBLIC_URL")),
  trustProxy: Config.Boolean("TRUST_PROXY").pipe(Config.withDefault(false)),
  /** Milliseconds that a bot waits before each decision. */
  botDelay: whole("BOT_DELAY", 0, 60_000).pipe(Config.withDefault(800)),
  /** Milliseconds that bots wait after a person's decision, so that it can be taken back. */
  botPause: whole("BOT_PAUSE", 0, 60_000).pipe(Config.withDefault(2_000)),
  /** Seconds that a person has to be waited for before the others may hand the seat to a bot. */
  awayAfter: whole("AWAY_AFTER", 0, 604_800).pipe(Config.withDefault(600)),
  /** Seconds that a program from outside may take for a decision until a built-in bot plays for it. */
  programLateAfter: whole("PROGRAM_LATE_AFTER", 1, 604_800).pipe(Config.withDefault(120)),
  /** Milliseconds of silence after which a stream of events says that it is alive. */
  streamSilence: whole("STREAM_SILENCE", 50, 60_000).pipe(Config.withDefault(10_000)),
  /** True where any token is good, and makes a bot of its name: for development alone. */
  openProtocol: Config.Boolean("OPEN_PROTOCOL").pipe(Config.withDefault(false)),
  /** Milliseconds after which a bot is given up. */
  botTimeOut: whole("BOT_TIME_OUT", 10, 600_000).pipe(Config.withDefault(5_000)),
  /** Multiplies every rate limit; 0 switches them off. */
  rateScale: Config.Number("RATE_SCALE").pipe(Config.withDefault(1)),
  /** Streams of events that one guest may hold, and everybody of one network: eight tabs for each of eighty devices, twice. */
  streamsOfGuest: whole("STREAMS_OF_GUEST", 1, 100_000).pipe(Config.withDefault(32)),
  streamsOfNetwork: whole("STREAMS_OF_NETWORK", 1, 100_000).pipe(Config.withDefault(1_280)),
  /** Milliseconds that turns of the event loop may be late, in the mean of two seconds, until new work is refused; 0 refuses none. */
  overloadDelay: whole("OVERLOAD_DELAY", 0, 60_000).pipe(Config.withDefault(250)),
  /** What somebody brings who reads the metrics; without it nobody may. */
  metricsToken: Config.option(Config.Redacted("METRICS_TOKEN")),
  /** What somebody brings who runs the server; without it nobody may, and there is no such page. */
  adminToken: Config.option(Config.schema(Schema.Redacted(Schema.String.check(Schema.isMinLength(16))), "ADMIN_TOKEN")),
  /** The collector that spans are sent to, without `/v1/traces`, and headers for it; without it there are none. */
  otlpEndpoint: Config.option(Config.URL("OTEL_EXPORTER_OTLP_ENDPOINT")),
  otlpHeaders: Config.option(Config.Redacted("OTEL_EXPORTER_OTLP_HEADERS")),
  /** One line in the log for every request. */
  accessLog: Config.Boolean("ACCESS_LOG").pipe(Config.withDefault(false)),
  webDir: Config.String("WEB_DIR").pipe(Config.withDefault(besideRoot("apps/web/dist"))),
  replayDir: Config.String("REPLAY_DIR").pipe(Config.withDefault(besideRoot("apps/replay/dist"))),
});

export type Settings = Config.Success<typeof settings>;

/** True when visitors come over https, so that cookies may insist on it. */
export const isSecure = (config: Settings): boolean =>
  Option.exists(config.publicUrl, (url) => url.protocol === "https:");
