import type { Json, Rules, Seat, Tagged } from "@blueplate/kernel";

/** The rules with a choice narrowed down to what passes; what else a form asks is as it was. */
export const narrowed = (
  rules: Rules,
  tag: string,
  passes: Readonly<Record<string, (value: Json, picked: Readonly<Record<string, Json>>) => boolean>>,
): Rules => {
  const form = rules.forms[tag];
  if (!form) return rules;
  const slots = form.slots.map((slot): typeof slot => {
    const may = passes[slot.name];
    if (!may || slot.shape !== "choice") return slot;
    const candidates: typeof slot.candidates = (state, seat, picked) =>
      slot.candidates(state, seat, picked).filter((value) => may(value, picked));
    return { ...slot, candidates };
  });
  return { ...rules, forms: { ...rules.forms, [tag]: { ...form, slots } } };
};

/** The rules without some of their forms. */
export const lacking = (rules: Rules, tags: readonly string[]): Rules => ({
  ...rules,
  forms: Object.fromEntries(Object.entries(rules.forms).filter(([tag]) => !tags.includes(tag))),
});

/** True where the rules, narrowed down as they are, offer the command: a bot asks what is allowed, not what is offered. */
export const isOffered = (rules: Rules, view: unknown, seat: Seat, command: Tagged): boolean => {
  // cast: the fields of a command are JSON by its codec.
  const fields = command as Tagged & Readonly<Record<string, Json>>;
  const slots = rules.forms[command._tag]?.slots ?? null;
  return (
    slots !== null &&
    slots.every((slot) => {
      const value = JSON.stringify(fields[slot.name]);
      return (
        slot.shape !== "choice" ||
        value === undefined ||
        slot.candidates(view, seat, fields).some((each) => JSON.stringify(each) === value)
      );
    })
  );
};
