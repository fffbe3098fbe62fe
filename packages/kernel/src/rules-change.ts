import type { Tagged } from "./json.ts";
import type { RulesChanged, RulesVersion } from "./log.ts";
import type { Table, TableUpdate } from "./table.ts";

/**
 * Writes down that the table goes on by its own rules from here on, where others (`from`) have decided what stands before: the state
 * is what those facts come to. Whoever calls this has the consent of the seats, and knows that the rules can go on.
 */
export const changeRules = <S, C extends Tagged, E extends Tagged>(
  table: Table<S, C, E>,
  from: RulesVersion,
  at: number,
): TableUpdate<S, C, E> => {
  const { rules, entries } = table;
  const to = { hash: rules.hash, modules: rules.config.modules.map(({ id, version }) => ({ id, version })) };
  const entry: RulesChanged = { _tag: "RulesChanged", seq: entries.length, from, to, at };
  return { table: { ...table, entries: [...entries, entry] }, entry, repeated: false };
};
