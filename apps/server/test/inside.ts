import { memoryStore, type Store } from "@blueplate/store";
import { ConfigProvider, Effect, Exit, Layer, Logger, Scope, Context } from "effect";
import { settings } from "../src/config.ts";
import { HttpServer } from "../src/http/server.ts";
import { LoopDelay, type LoopDelayMeter } from "../src/operations/overload.ts";
import { application, type GameModule } from "../src/serve.ts";
import { type Browser, browserAt } from "./clients.ts";
import { toyModule } from "./toy/module.ts";

/** A server in this process on a free port, with everything real but the store unless one is brought. */
export interface Inside {
  readonly url: string;
  readonly port: number;
  /** Every line it logged. */
  readonly log: string[];
  browser(jar?: string): Browser;
  stop(): Promise<void>;
}

/** Starts the application. `env` sets what the environment would set; `delay` says how late the event loop is, in place of a measurement. */
export const startInside = async (
  env: Readonly<Record<string, string>> = {},
  store: Layer.Layer<Store, unknown> = memoryStore,
  module: GameModule = toyModule,
  delay: LoopDelayMeter | null = null,
): Promise<Inside> => {
  const log: string[] = [];
  const lines = Logger.layer([Logger.map(Logger.formatJson, (line) => void log.push(line))]);
  const provider = ConfigProvider.fromEnvRecord({
    PORT: "0",
    HOST: "127.0.0.1",
    BOT_DELAY: "0",
    BOT_PAUSE: "0",
    RATE_SCALE: "0",
    // What else the machine does is no load of the server's.
    OVERLOAD_DELAY: "0",
    ...env,
  });
  const config = await Effect.runPromise(Effect.provide(settings, ConfigProvider.layer(provider)));
  const scope = await Effect.runPromise(Scope.make());
  const measured = delay ? Layer.succeed(LoopDelay, delay) : Layer.empty;
  const layer = application(config, module).pipe(Layer.provide(store), Layer.provide(lines), Layer.provide(measured));
  const built = await Effect.runPromise(Layer.buildWithScope(layer, scope));
  const { port } = Context.get(built, HttpServer);
  const url = `http://127.0.0.1:${port}`;
  const browsers: Browser[] = [];
  return {
    url,
    port,
    log,
    browser: (jar) => {
      const browser = browserAt(url, jar);
      browsers.push(browser);
      return browser;
    },
    stop: async () => {
      for (const browser of browsers) browser.close();
      await Effect.runPromise(Scope.close(scope, Exit.void));
    },
  };
};

const banner = { name: "Chain", colour: "red" };

/** A person's and a bot's seat, and a free one, as the form for a new table says them. */
export const me = { kind: "me", player: "Ann", banner } as const;
export const free = { kind: "open" } as const;
export const robot = (bot: string) => ({ kind: "bot", bot, player: "Robot", banner }) as const;

/** A new table of the toy. */
export const toyTable = (seats: readonly (typeof me | typeof free | ReturnType<typeof robot>)[], rounds = "3") => ({
  name: "Friday",
  game: "toy",
  ruleset: "standard",
  options: { rounds },
  listed: false,
  seats,
});
