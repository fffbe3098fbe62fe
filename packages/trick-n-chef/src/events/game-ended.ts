import { Schema } from "effect";
import { GameResult } from "../state.ts";
import { fact } from "./fact.ts";

const schema = Schema.TaggedStruct("GameEnded", { ending: GameResult });

/** T10: the game is over. */
export type GameEnded = typeof schema.Type;
export const gameEnded = fact(schema, (state, event) => ({ ...state, step: "over", ending: event.ending }));
