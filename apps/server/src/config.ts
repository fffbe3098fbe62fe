import { fileURLToPath } from "node:url";
import { Config, Option, Schema } from "effect";

const besideRoot = (folder: string) => fileURLToPath(new URL(`../../../${folder}`, import.meta.url));

/** Everything that can be set from outside (docs/operating.md). */
export const settings = Config.all({
  port: Config.Port("PORT").pipe(Config.withDefault(3_000)),
  host: Config.String("HOST").pipe(Config.withDefault("0.0.0.0")),
  dataDir: Config.String("DATA_DIR").pipe(Config.withDefault(besideRoot("data"))),
  databaseUrl: Config.option(Config.Redacted("DATABASE_URL")),
  publicUrl: Config.option(Config.URL("PUBLIC_URL")),
  trustProxy: Config.Boolean("TRUST_PROXY").pipe(Config.withDefault(false)),
  /** Milliseconds that a bot waits before each decision. */
  botDelay: Config.schema(
    Schema.FiniteFromString.check(Schema.isBetween({ minimum: 0, maximum: 60_000 })),
    "BOT_DELAY",
  ).pipe(Config.withDefault(800)),
  /** Milliseconds after which a bot is given up. */
  botTimeOut: Config.Int("BOT_TIME_OUT").pipe(Config.withDefault(5_000)),
  /** Multiplies every rate limit; 0 switches them off. */
  rateScale: Config.Number("RATE_SCALE").pipe(Config.withDefault(1)),
  webDir: Config.String("WEB_DIR").pipe(Config.withDefault(besideRoot("apps/web/dist"))),
  replayDir: Config.String("REPLAY_DIR").pipe(Config.withDefault(besideRoot("apps/replay/dist"))),
});

export type Settings = Config.Success<typeof settings>;

/** True when visitors come over https, so that cookies may insist on it. */
export const isSecure = (config: Settings): boolean =>
  Option.exists(config.publicUrl, (url) => url.protocol === "https:");
