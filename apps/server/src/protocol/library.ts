import {
  MalformedInput,
  NoSuchRules,
  NotSimulated,
  RulesLibrary,
  type RulesDocument,
  TooMany,
  type WantedSimulation,
} from "@blueplate/api";
import { type Codec, configFor, type Game, type Json, type Refusal, type Rules, type Tagged } from "@blueplate/kernel";
import { Effect, Layer, Result, Schema } from "effect";
import { GameCatalogue } from "../tables/catalogue.ts";
import { TableRegistry } from "../tables/table-registry.ts";
import { makeSimulator } from "./simulator.ts";

/** Rules that are known by their hash: those of presets, and of so many tables that were played last. */
const KNOWN_AT_MOST = 300;

/** The rules of every preset, with every number of seats. */
const presetRules = (games: readonly Game[]): readonly Rules[] =>
  games.flatMap((game) =>
    game.presets.flatMap(({ id, seats }) =>
      Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more).flatMap((count) => {
        const loaded = Result.flatMap(
          configFor(game, { ruleset: id, seats: count }),
          (config): Result.Result<Rules, Refusal> => game.load(config),
        );
        return Result.isSuccess(loaded) ? [loaded.success] : [];
      }),
    ),
  );

// cast: a JSON Schema is JSON.
const schemaOf = (schema: Schema.Top | undefined): Json =>
  schema ? (Schema.toJsonSchemaDocument(schema) as unknown as Json) : null;

const casesOf = ({ cases = {} }: Codec<Tagged>): RulesDocument["schemas"]["commands"] =>
  Object.fromEntries(Object.entries(cases).map(([tag, { schema }]) => [tag, schemaOf(schema)]));

const documentOf = (games: readonly Game[], rules: Rules): RulesDocument => {
  const { hash, game, config, codecs } = rules;
  return {
    hash,
    game,
    // cast: a configuration is kept as JSON.
    config: config as unknown as Json,
    content: games.find(({ id }) => id === game)?.content?.(rules) ?? null,
    schemas: { commands: casesOf(codecs.command), events: casesOf(codecs.event), state: schemaOf(codecs.state.schema) },
  };
};

const makeLibrary = Effect.gen(function* () {
  const { games, module } = yield* GameCatalogue;
  const registry = yield* TableRegistry;
  const simulate = yield* makeSimulator(module);
  const fork = Effect.runForkWith(yield* Effect.context());
  const inPlay = new Map<string, Rules>();
  let presets: ReadonlyMap<string, Rules> | null = null;
  registry.listen((table) => {
    const noted = Effect.map(registry.open(table), (actor) => {
      const rules = actor.table?.rules;
      if (!rules || inPlay.has(rules.hash)) return;
      inPlay.set(rules.hash, rules);
      for (const hash of [...inPlay.keys()].slice(0, Math.max(0, inPlay.size - KNOWN_AT_MOST))) inPlay.delete(hash);
    });
    fork(Effect.ignore(noted));
  });
  const rulesOf = (hash: string): Effect.Effect<Rules, NoSuchRules> => {
    presets ??= new Map(presetRules(games).map((rules) => [rules.hash, rules]));
    const rules = inPlay.get(hash) ?? presets.get(hash);
    return rules ? Effect.succeed(rules) : Effect.fail(new NoSuchRules({ hash }));
  };
  const line = ({ hash, ...wish }: WantedSimulation) =>
    Effect.gen(function* () {
      const { game, config } = yield* rulesOf(hash);
      const reply = yield* simulate({ ...wish, game, config });
      if (reply === "busy") return yield* Effect.fail(new TooMany({ what: "simulate", retryAfter: 1 }));
      if ("line" in reply) return reply.line;
      const { error, field } = reply;
      if (field !== undefined) return yield* Effect.fail(new MalformedInput({ field, message: error }));
      return yield* Effect.fail(new NotSimulated({ message: error }));
    });
  return RulesLibrary.of({
    document: (hash) => Effect.map(rulesOf(hash), (rules) => documentOf(games, rules)),
    simulate: line,
  });
});

/** Rules by their hash, over the games on offer and the tables in play. */
export const rulesLibrary = Layer.effect(RulesLibrary, makeLibrary);
