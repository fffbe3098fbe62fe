import { abilityOf, type Definition, entriesOf, type EmployeeId, type Cards } from "@blueplate/engine";
import { foodChainMagnate as words, shell } from "@blueplate/words";

/** A kind of card with its number, as the dock and the rails show it. */
export interface Stack {
  readonly employee: EmployeeId;
  readonly name: string;
  readonly effect: string;
  readonly family: string;
  readonly salary: boolean;
  readonly count: number;
}

const texts: Readonly<Record<string, { readonly name: string; readonly effect: string }>> = words.employees;

/** A card in words. */
export const stackOf = (definition: Definition, employee: EmployeeId, count: number): Stack => {
  const row = definition.content.employees[employee];
  return {
    employee,
    name: texts[employee]?.name ?? employee,
    effect: texts[employee]?.effect ?? "",
    family: row?.family ?? "service",
    salary: row?.salary ?? false,
    count,
  };
};

/** Cards as stacks, managers first. */
export const stacksOf = (definition: Definition, cards: Cards): readonly Stack[] =>
  entriesOf(cards)
    .map(([employee, count]) => stackOf(definition, employee, count))
    .toSorted(
      (a, b) => Number(b.family === "managers") - Number(a.family === "managers") || a.name.localeCompare(b.name),
    );

/** What the cards at work do, in a few words: hires, trains, cooks, brings. */
export const summaryOf = (definition: Definition, atWork: Cards): readonly string[] => {
  let hires = definition.content.constants.ceoRecruits;
  let trains = 0;
  const cooks = new Map<string, number>();
  for (const [employee, count] of entriesOf(atWork)) {
    hires += count * (abilityOf(definition.content, employee, "recruit")?.actions ?? 0);
    trains += count * (abilityOf(definition.content, employee, "train")?.steps ?? 0);
    for (const [good, made] of entriesOf(abilityOf(definition.content, employee, "cook")?.makes ?? {})) {
      cooks.set(good, (cooks.get(good) ?? 0) + made * count);
    }
  }
  const cooked = [...cooks].map(([good, count]) => shell.town.cooks(count, good));
  return [shell.town.hires(hires), ...(trains > 0 ? [shell.town.trains(trains)] : []), ...cooked];
};
