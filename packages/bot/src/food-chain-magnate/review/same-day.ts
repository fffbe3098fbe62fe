import type { Json, Tagged } from "@blueplate/kernel";

/** A value as far as it says something: the cards of a list in no order, for a company has none; squares and routes as they are. */
const saidIn = (value: Json): Json =>
  Array.isArray(value) && value.every((each) => typeof each === "string") ? value.toSorted() : value;

/** A command without how it was written down: an option that is left out is one that is not taken. */
const deedOf = (command: Tagged): string =>
  JSON.stringify(
    // cast: the fields of a command are JSON by its codec.
    Object.entries(command as unknown as Readonly<Record<string, Json | undefined>>)
      .filter(([, value]) => value !== undefined && value !== null && value !== false)
      .map(([name, value]) => [name, saidIn(value ?? null)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Whether two days come to the same: the same acts, each as often, in whatever order the rules let them be done. */
export const isSameDay = (one: readonly Tagged[], other: readonly Tagged[]): boolean => {
  const [deeds, others] = [one, other].map((commands) => commands.map(deedOf).toSorted());
  return JSON.stringify(deeds) === JSON.stringify(others);
};
