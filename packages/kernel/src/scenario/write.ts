import { Equal, Result } from "effect";
import { diceFor } from "../dice.ts";
import { hasClosed } from "../envelope.ts";
import type { GameConfig, Rules } from "../rules.ts";
import type { Json, Tagged } from "../json.ts";
import { runToDecision } from "../play.ts";
import type { Refusal } from "../refusal.ts";
import type { Seat } from "../seat.ts";
import { setupOf } from "../setup.ts";
import { readScenario } from "./format.ts";
import type { ScenarioPosition, ScenarioHead, ScenarioHost } from "./host.ts";
import { commonParts, playerAt } from "./parts.ts";
import { walkScenario } from "./run.ts";

/** A position that no scenario file tells: with secrets that are not known, or nowhere reached from one that a file tells. */
export interface UnwritablePosition extends Refusal {
  readonly _tag: "Untold";
  readonly because: "secrets" | "no-file";
}

/** A moment of a line: who decided what, and the state that came of it; the set-up has neither. */
export interface ScenarioPly {
  readonly seat: Seat | null;
  readonly command: Tagged | null;
  readonly state: unknown;
}

/** A line that leads to the position to be written, its last moment. */
export interface ScenarioLine {
  readonly rules: Rules;
  readonly plies: readonly ScenarioPly[];
}

/** A scenario file as JSON, with the number of steps in its `when`. */
export interface WrittenScenario {
  readonly file: Json;
  readonly steps: number;
}

/** Names by seat that a file can use: none empty, none twice, none that the format needs for itself. */
export const playersNamed = (names: readonly string[]): readonly string[] => {
  const taken = new Set(["centre", "__proto__"]);
  return names.map((name, seat) => {
    const plain = name.trim() || String.fromCodePoint(65 + (seat % 26));
    let free = plain;
    for (let more = 2; taken.has(free); more++) free = `${plain} ${more}`;
    taken.add(free);
    return free;
  });
};

/** The ruleset of a file: the id of a preset alone where that says all of it. */
export const rulesetIn = (host: Pick<ScenarioHost, "game">, config: GameConfig): Json => {
  const { ruleset: id, modules, edition, options } = setupOf(host.game, config);
  return modules === undefined && edition === undefined && options === undefined
    ? id
    : {
        id,
        ...(modules === undefined ? {} : { modules }),
        ...(edition === undefined ? {} : { edition }),
        options: options ?? {},
      };
};

const untold = (because: UnwritablePosition["because"]): UnwritablePosition => ({ _tag: "Untold", rule: "", because });

/** The position as it rests: what nobody has to decide is taken. */
const rested = ({ rules, state }: ScenarioPosition): unknown =>
  runToDecision(rules, state, [], diceFor("scenario", 0)).state;

/** True when the position is that state, or comes to it by itself; what no file tells is not compared. */
const comesTo = (host: ScenarioHost, position: ScenarioPosition, state: unknown): boolean => {
  const wanted = host.expressibleState(state);
  return (
    Equal.equals(host.expressibleState(position.state), wanted) ||
    Equal.equals(host.expressibleState(rested(position)), wanted)
  );
};

const stepsOf = (head: ScenarioHead, rules: Rules, moments: readonly ScenarioPly[]): readonly Json[] | null => {
  const steps: Json[] = [];
  for (const { seat, command } of moments) {
    if (seat === null || command === null) return null;
    // cast: an encoded command is JSON by the codec's contract.
    steps.push({ by: playerAt(head, seat), do: rules.codecs.command.encode(command) as Json });
  }
  return steps;
};

/** The parts of `then` by which a written file is recognised when it runs. */
const thenOf = (host: ScenarioHost, head: ScenarioHead, position: ScenarioPosition): Json => {
  const parts = { ...host.parts(head), ...commonParts(head, null) };
  const named = ["waitsFor", "over", ...host.telling];
  return Object.fromEntries(named.flatMap((name) => (parts[name] ? [[name, parts[name].look(position, null)]] : [])));
};

/** The file that begins at the moment `from` and steps to the last one; null where that does not lead there. */
const fileFrom = (
  host: ScenarioHost,
  head: ScenarioHead,
  { rules, plies }: ScenarioLine,
  from: number,
): WrittenScenario | null => {
  const first = plies[from];
  const last = plies.at(-1);
  const steps = stepsOf(head, rules, plies.slice(from + 1));
  const fields = first && host.write(head, { rules, state: first.state });
  if (!fields || !last || !steps) return null;
  const { scenario, title, rules: paragraphs, config, players } = head;
  const outline = { scenario, title, rules: paragraphs, game: rules.game, ruleset: rulesetIn(host, config), players };
  // cast: what a host writes is JSON by its contract.
  const whole = { ...outline, ...(fields as { readonly [field: string]: Json }), when: steps };
  // oxlint-disable-next-line unicorn/no-thenable -- the word of the file format
  const read = readScenario(host, { ...whole, then: {} });
  const walked = Result.isSuccess(read) ? walkScenario(host, read.success) : null;
  if (!walked || Result.isFailure(walked) || !comesTo(host, walked.success.position, last.state)) return null;
  // oxlint-disable-next-line unicorn/no-thenable -- the word of the file format
  return { file: { ...whole, then: thenOf(host, head, walked.success.position) }, steps: steps.length };
};

/**
 * The scenario file of the last moment of a line: the latest position before it that a file can tell (the start of its
 * phase), and the commands played since (protocol §4). Whoever opens it and takes its steps is at an equal position: that is
 * tried before it is given out. Refused where the line does not show every secret, or no file leads there.
 */
export const scenarioOf = (
  host: ScenarioHost,
  head: ScenarioHead,
  way: ScenarioLine,
): Result.Result<WrittenScenario, UnwritablePosition> => {
  for (let from = way.plies.length - 1; from >= 0; from--) {
    const moment = way.plies[from];
    if (!moment || hasClosed(moment.state)) return Result.fail(untold("secrets"));
    const written = fileFrom(host, head, way, from);
    if (written) return Result.succeed(written);
  }
  return Result.fail(untold("no-file"));
};
