import type { Tagged } from "../json.ts";
import type { Malformed } from "../refusal.ts";
import type { Rules } from "../rules.ts";
import type { ScenarioPosition, ScenarioHost } from "../scenario/index.ts";
import { Result } from "effect";

/** Facts told before one that it is checked against at least, where there were so many: far more than belong to one sale or bill. */
const REMEMBERED = 60;

/** Facts that led to a state: the first so many of a list that grows while a game goes straight on. */
interface FactsBefore<E> {
  readonly list: E[];
  readonly count: number;
}

const factsIn = <E>({ list, count }: FactsBefore<E>): readonly E[] =>
  list.length === count ? list : list.slice(0, count);

/** The same with one more: in the same list unless it went on otherwise from there, or has become long. */
const withFact = <E>(before: FactsBefore<E>, event: E): FactsBefore<E> => {
  const goesOn = before.list.length === before.count && before.count < 10 * REMEMBERED;
  const list = goesOn ? before.list : before.list.slice(Math.max(0, before.count - REMEMBERED), before.count);
  list.push(event);
  return { list, count: list.length };
};

/** Why a fact cannot follow, told so that it can be found in a log. */
export const invalidText = (event: Tagged, fault: Malformed): string =>
  `${event._tag}.${fault.field} is not valid: ${fault.message}`;

/** The rules that checked ones were made of. */
const originals = new WeakMap<object, unknown>();

/** The rules without their checks: for who folds once more what has been checked as it was told. */
export const uncheckedRules = <R extends object>(rules: R): R =>
  // cast: written down below, of the same type.
  (originals.get(rules) as R | undefined) ?? rules;

/**
 * The same rules, but that every fact is checked by their own `validateEvent` and `refuteEvent` before it is folded in: an invalid one throws.
 * For tests and tools; a table that is played does not pay for it. Facts that follow from each other's states are remembered, so
 * that what was told before is known, too.
 */
export const checkedRules = <S, C extends Tagged, E extends Tagged, R extends Rules<S, C, E>>(
  rules: R & Rules<S, C, E>,
): R => {
  const factsByState = new WeakMap<object, FactsBefore<E>>();
  const before = (state: S): FactsBefore<E> =>
    (typeof state === "object" && state !== null ? factsByState.get(state) : undefined) ?? { list: [], count: 0 };
  const evolve = (state: S, event: E): S => {
    const earlier = before(state);
    const fault = rules.validateEvent?.(state, event, factsIn(earlier)) ?? rules.refuteEvent?.(state, event);
    if (fault) throw new Error(invalidText(event, fault));
    const next = rules.evolve(state, event);
    if (typeof next === "object" && next !== null) factsByState.set(next, withFact(earlier, event));
    return next;
  };
  // Copied as they are: what rules work out only when somebody asks for it, they still do.
  const copy = Object.getOwnPropertyDescriptors(rules);
  const checked: R = Object.create(Object.prototype, { ...copy, evolve: { ...copy.evolve, value: evolve } });
  originals.set(checked, rules);
  return checked;
};

/** The same host of scenario files, but that every fact of its positions is checked. */
export const checkedHost = <S, C extends Tagged, E extends Tagged>(
  host: ScenarioHost<S, C, E>,
): ScenarioHost<S, C, E> => {
  const checked = (position: ScenarioPosition<S, C, E>): ScenarioPosition<S, C, E> => ({
    ...position,
    rules: checkedRules(position.rules),
  });
  return { ...host, open: (head, file) => Result.map(host.open(head, file), checked) };
};
