import type { Rng } from "../random-command.ts";
import type { Json } from "../json.ts";

const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const pick = <T>(items: readonly T[], rng: Rng): T | undefined => items[rng(items.length)];

const nearList = (list: readonly Json[], pool: readonly Json[], rng: Rng): Json => {
  const index = rng(list.length);
  const kind = list.length === 0 ? 0 : rng(4);
  const other =
    pick(
      pool.flatMap((value) => (isList(value) ? value : [])),
      rng,
    ) ?? pick(list, rng);
  if (kind === 0 && other !== undefined) return [...list, other];
  if (kind === 1) return list.toSpliced(index, 1);
  if (kind === 2 && other !== undefined) return list.with(index, other);
  return list.length === 0 ? list : list.with(index, nearValue(list[index] ?? null, [], rng));
};

/** A value beside `value`: a neighbouring number, another value seen in its place, a list one element off. */
const nearValue = (value: Json, pool: readonly Json[], rng: Rng): Json => {
  if (isList(value) && rng(4) > 0) return nearList(value, pool, rng);
  if (typeof value === "number" && rng(2) === 0) return value + (rng(2) === 0 ? 1 : -1);
  const seen = pick(pool, rng);
  return seen === undefined ? value : seen;
};

/** Values seen so far by field, from which neighbours are made. */
export type ValuePools = Map<string, Json[]>;

/** Values kept a field. */
const POOL = 40;

/** Remembers the fields of a command for later neighbours. */
export const remember = (pools: ValuePools, command: Json, rng: Rng): void => {
  if (!isRecord(command)) return;
  for (const [name, value] of Object.entries(command)) {
    const pool = pools.get(name) ?? [];
    if (pool.length < POOL) pool.push(value);
    else pool[rng(POOL)] = value;
    pools.set(name, pool);
  }
};

/** A command just beside `command`: one field changed, left out or taken from another command. */
export const near = (command: Json, pools: ValuePools, rng: Rng): Json => {
  if (!isRecord(command)) return command;
  const names = [...new Set([...Object.keys(command), ...pools.keys()])].filter((name) => name !== "_tag");
  const name = pick(names, rng);
  if (name === undefined) return command;
  const { [name]: value, ...rest } = command;
  if (value === undefined) return { ...command, [name]: pick(pools.get(name) ?? [], rng) ?? null };
  return rng(12) === 0 ? rest : { ...command, [name]: nearValue(value, pools.get(name) ?? [], rng) };
};
