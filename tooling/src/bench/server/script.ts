import { beginTable, endOf, type GameConfig, type Json, playOn, randomDecider } from "@blueplate/kernel";
import { Result } from "effect";
import { foodChainMagnate, loadRules } from "@blueplate/variants";

/** A decision that a person will send, of the entry with this number. */
export interface ScriptedCommand {
  readonly seq: number;
  readonly seat: number;
  readonly command: Json;
}

/** A game that was played before: a table with its seed and setup takes the same commands. */
export interface GameScript {
  readonly game: string;
  readonly seed: string;
  readonly config: GameConfig;
  readonly commands: readonly ScriptedCommand[];
}

/** The first decisions of a random game of the standard rules; whose deal and dice follow from the seed, so that a server decides alike. */
export const scriptOf = (seats: number, most: number, seed = "load"): GameScript => {
  const config: GameConfig = { modules: [], options: {}, seats };
  const rules = Result.getOrThrow(loadRules(config));
  const commands: ScriptedCommand[] = [];
  endOf(playOn(beginTable(rules, seed, 0), randomDecider(seed), { most }), ({ seat, command, entry }) => {
    // cast: an encoded command is JSON by the codec's contract.
    commands.push({ seq: entry.seq, seat, command: rules.codecs.command.encode(command) as Json });
  });
  return { game: foodChainMagnate.id, seed, config, commands };
};
