import { Schema } from "effect";

/** The rules that some tables are played by, as data. */
export const RulesDocument = Schema.Struct({
  hash: Schema.String,
  game: Schema.String,
  /** What `load` of the game in the engine's package takes. */
  config: Schema.Json,
  /** Cards, tiles, constants: what the game says of itself. */
  content: Schema.Json,
  /** The JSON Schema (draft 2020-12) of each command by its tag, of each event by its tag, and of states. */
  schemas: Schema.Struct({
    commands: Schema.Record(Schema.String, Schema.Json),
    events: Schema.Record(Schema.String, Schema.Json),
    state: Schema.Json,
  }),
}).annotate({ identifier: "Rules" });
export type RulesDocument = typeof RulesDocument.Type;

/** Commands of one simulated line. */
export const LINE_AT_MOST = 200;

/** A line that is played on a state: `turn` counts the decisions before it, for dice. */
export const WantedSimulation = Schema.Struct({
  hash: Schema.String.check(Schema.isMaxLength(128)),
  state: Schema.Json,
  line: Schema.Array(Schema.Struct({ seat: Schema.Natural, command: Schema.Json })).check(
    Schema.isMinLength(1),
    Schema.isMaxLength(LINE_AT_MOST),
  ),
  /** Dice that are thrown: the same seed and turn give the same draws. */
  seed: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(64))),
  turn: Schema.optionalKey(Schema.Natural),
});
export type WantedSimulation = typeof WantedSimulation.Type;

/** How far a line led: `refused` says which command the rules do not allow, and why; the state is that before it. */
export const SimulatedLine = Schema.Struct({
  state: Schema.Json,
  /** The events of each command that was played. */
  events: Schema.Array(Schema.Array(Schema.Json)),
  refused: Schema.NullOr(Schema.Struct({ index: Schema.Natural, refusal: Schema.Json })),
  waitsFor: Schema.Array(Schema.Natural),
  outcome: Schema.NullOr(Schema.Json),
}).annotate({ identifier: "SimulatedLine" });
export type SimulatedLine = typeof SimulatedLine.Type;
