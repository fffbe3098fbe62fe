import type { SimulatedLine, WantedSimulation } from "@blueplate/api";
import { type Dice, diceFor, type Json, play, type Rules, seatOf } from "@blueplate/kernel";
import { Result } from "effect";

/** A simulation as its worker is asked for it: rules are known by what loads them. */
export interface SimulationQuestion extends Pick<WantedSimulation, "state" | "line" | "seed" | "turn"> {
  readonly id: number;
  readonly game: string;
  readonly config: Rules["config"];
}

/** What a line came to, or why it cannot be said: `field` where the question does not fit. */
export type SimulationReply =
  | { readonly id: number; readonly line: SimulatedLine }
  | { readonly id: number; readonly error: string; readonly field?: string };

// cast: what codecs encode, refusals and outcomes are JSON by their contracts.
const asJson = (value: unknown): Json => value as Json;

/** Plays the commands of a line one after the other on a state, up to the first that is refused. */
export const simulated = (
  rules: Rules,
  { id, state: given, line, seed = "", turn = 0 }: SimulationQuestion,
): SimulationReply => {
  const decoded = rules.codecs.state.decode(given);
  if (Result.isFailure(decoded)) return { id, error: decoded.failure.message, field: `state.${decoded.failure.field}` };
  let state = decoded.success;
  const events: Json[][] = [];
  let refused: SimulatedLine["refused"] = null;
  for (const [index, { seat, command }] of line.entries()) {
    const wanted = rules.codecs.command.decode(command);
    const field = `line[${index}].command`;
    if (Result.isFailure(wanted))
      return { id, error: wanted.failure.message, field: `${field}.${wanted.failure.field}` };
    const dice: Dice = diceFor(seed, turn + index);
    const played = play(rules, state, seatOf(seat), wanted.success, dice);
    if (Result.isFailure(played)) {
      refused = { index, refusal: asJson(played.failure) };
      break;
    }
    state = played.success.state;
    events.push(played.success.events.map((event) => asJson(rules.codecs.event.encode(event))));
  }
  const after = asJson(rules.codecs.state.encode(state));
  const outcome = asJson(rules.outcome(state));
  return { id, line: { state: after, events, refused, waitsFor: rules.waitsFor(state), outcome } };
};
