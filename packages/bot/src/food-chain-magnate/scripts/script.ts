import type { Good } from "@blueplate/engine";
import { Schema } from "effect";
import { ROLES } from "../role.ts";

const Role = Schema.Literals(ROLES);
const Whole = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 99 }));
const Weight = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1_000 }));

/**
 * How a company is led, as data: what the scripted policy reads. Cards are named by their roles alone, so that a script plays with
 * every ruleset. The steady manager is a script too.
 */
export const Script = Schema.Struct({
  /** Whom to hire, in this order: for the first role in which fewer are owned than this number. */
  hires: Schema.Array(Schema.Tuple([Role, Whole])),
  /** Steps of training that are worth the salary, best first: the role, and the how manyth step inside it; 0 for the way into it. */
  training: Schema.Array(Schema.Tuple([Role, Whole])),
  /** Roles whose cards wait on the beach for their training where there is another one of the kind; a single one of `trainedAtOnce`. */
  trained: Schema.Array(Role),
  trainedAtOnce: Schema.Array(Role),
  /** How useful a card of the role is at work, in place of what its row says: who is put to work when not everybody fits. */
  worths: Schema.Record(Role, Schema.optionalKey(Weight)),
  /** Weight of a good where one is advertised, cooked or fetched; 1 where nothing is said, 0 for never. */
  goods: Schema.Record(Schema.String, Weight),
  /** Hires first what the richest rival has more of. */
  copies: Schema.optionalKey(Schema.Boolean),
});
export type Script = typeof Script.Type;

/** The steady manager's own script. */
export const STEADY: Script = {
  hires: [
    ["recruit", 1],
    ["market", 1],
    ["cook", 1],
    ["train", 1],
    ["cook", 2],
    ["serve", 1],
    ["manage", 1],
    ["market", 2],
    ["drinks", 1],
    ["serve", 2],
    ["manage", 2],
    ["cook", 3],
    ["drinks", 2],
    ["train", 2],
    ["serve", 4],
    ["market", 3],
    ["manage", 3],
    ["cut", 1],
    ["serve", 6],
    ["recruit", 2],
  ],
  training: [
    ["cook", 1],
    ["cook", 2],
    ["market", 1],
    ["manage", 1],
    ["drinks", 1],
    ["market", 2],
  ],
  trained: ["cook", "market", "manage", "drinks"],
  trainedAtOnce: ["cook"],
  worths: {},
  goods: {},
};

/** Weight of a good in a script. */
export const weightOf = ({ goods }: Script, good: Good): number => goods[good] ?? 1;

/** How much below every other a value lies that has no weight. */
const NEVER = -1_000;

/** A value that leans by a weight: the same at 1, out of the question at 0. */
export const weighted = (value: number, weight: number): number => {
  if (weight === 0) return NEVER;
  return weight === 1 ? value : value + (weight - 1) * WORTH_OF_WEIGHT;
};
const WORTH_OF_WEIGHT = 4;
