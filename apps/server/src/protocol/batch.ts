import { type CommandBatch, KeyReused, MalformedInput, type PlayedBatch, Refused } from "@blueplate/api";
import {
  entryOf,
  type Json,
  nextDice,
  type Refusal,
  refusal,
  type Seat,
  submit,
  type Table,
  type TableUpdate,
  type Tagged,
} from "@blueplate/kernel";
import { Clock, Effect, Equal, Result } from "effect";
import { notOthersId, playedByPerson, runningTable } from "../tables/admission.ts";
import { recordAll } from "../tables/record.ts";
import type { TableRegistry } from "../tables/table-registry.ts";
import type { TableActor } from "../tables/table-actor.ts";

type Batch = Pick<CommandBatch, "id" | "seen" | "commands">;
type Update = TableUpdate<unknown, Tagged, Tagged>;

/** Something would have to be decided after dice or a secret that nobody has seen. */
interface AfterChance extends Refusal {
  readonly _tag: "AfterChance";
}

/** What each command of a batch is called in the log. */
const idsOf = ({ id, commands }: Batch): readonly string[] => commands.map((_, index) => `${id}-${index}`);

const decoded = (table: Table, input: Json, index: number): Result.Result<Tagged, MalformedInput> =>
  Result.mapError(table.rules.codecs.command.decode(input), ({ field, message }) => {
    const path = `commands[${index}]`;
    return new MalformedInput({ field: field === "" ? path : `${path}.${field}`, message, index });
  });

/** The answer to a batch that came before; null where none of it did. It has to be the same to the letter. */
const earlierAnswer = (table: Table, batch: Batch): Result.Result<PlayedBatch | null, KeyReused | MalformedInput> => {
  const ids = idsOf(batch);
  const found = [...ids, `${batch.id}-${ids.length}`].map((id) => entryOf(table, id));
  if (found.every((entry) => entry === undefined)) return Result.succeed(null);
  const entries: number[] = [];
  for (const [index, input] of batch.commands.entries()) {
    const command = decoded(table, input, index);
    if (Result.isFailure(command)) return Result.fail(command.failure);
    const entry = found[index];
    const isSame =
      entry?._tag === "Played" &&
      Equal.equals(entry.command.content, table.rules.codecs.command.encode(command.success));
    if (!isSame || found.at(-1))
      return Result.fail(new KeyReused({ message: "The id came before with other commands" }));
    entries.push(entry.seq);
  }
  return Result.succeed({ entries, seq: table.entries.length - 1, repeated: true });
};

/** One command after those before it. Nothing is tried after chance or a secret: its refusal would tell what has come. */
const stepOf = (
  from: Table,
  seat: Seat,
  batch: Batch,
  index: number,
  now: number,
): Result.Result<Update, MalformedInput | Refused> => {
  const last = from.entries.at(-1);
  if (index > 0 && last?._tag === "Played" && last.final) {
    return Result.fail(new Refused({ refusal: refusal<AfterChance>({ _tag: "AfterChance", rule: "" }), index }));
  }
  const command = decoded(from, batch.commands[index] ?? null, index);
  if (Result.isFailure(command)) return Result.fail(command.failure);
  const seen = index === 0 ? batch.seen : from.entries.length - 1;
  const request = { seat, commandId: `${batch.id}-${index}`, seen, command: command.success };
  return Result.mapError(submit(from, request, now, nextDice(from)), (why) => new Refused({ refusal: why, index }));
};

const stepsOf = (
  table: Table,
  seat: Seat,
  batch: Batch,
  now: number,
): Result.Result<readonly Update[], MalformedInput | Refused> => {
  const steps: Update[] = [];
  for (const index of batch.commands.keys()) {
    const step = stepOf(steps.at(-1)?.table ?? table, seat, batch, index, now);
    if (Result.isFailure(step)) return Result.fail(step.failure);
    steps.push(step.success);
  }
  return Result.succeed(steps);
};

/** Plays the commands of a batch one after the other and stores them together; none of them where one is refused. */
export const playBatch = (registry: TableRegistry["Service"], actor: TableActor, seat: Seat, batch: Batch) =>
  Effect.gen(function* () {
    const table = yield* Effect.fromResult(runningTable(actor));
    for (const id of idsOf(batch)) yield* Effect.fromResult(notOthersId(table, seat, id));
    const earlier = yield* Effect.fromResult(earlierAnswer(table, batch));
    if (earlier) return earlier;
    yield* Effect.fromResult(playedByPerson(actor, seat));
    if (batch.seen >= table.entries.length || batch.seen < -1) {
      return yield* Effect.fail(new MalformedInput({ field: "seen", message: "no entry has this number yet" }));
    }
    const steps = yield* Effect.fromResult(stepsOf(table, seat, batch, yield* Clock.currentTimeMillis));
    yield* recordAll(registry, actor, steps);
    const entries = steps.map(({ entry }) => entry.seq);
    return { entries, seq: actor.log.length - 1, repeated: false } satisfies PlayedBatch;
  });
