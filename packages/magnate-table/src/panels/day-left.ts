import { type CommandTag } from "@blueplate/engine";
import { dayLeftOf, hiresLeftOf } from "@blueplate/forecast";
import { openForms } from "@blueplate/kernel";
import type { ShellWords } from "@blueplate/words";
import { shell } from "@blueplate/tabletop";
import { stateOf } from "../game.ts";
import { type Panel, rulesOf, seatIn } from "./panel.ts";

const words = () => shell().ask;
type Unused = keyof ShellWords["ask"]["unused"];
/** Each kind of act once: what shares its cards with another one is counted there. */
const COUNTED: readonly (readonly [Unused, readonly CommandTag[]])[] = [
  ["work.hire", ["work.hire"]],
  ["work.train", ["work.train"]],
  ["work.launchCampaign", ["work.launchCampaign"]],
  ["work.produce", ["work.produce"]],
  ["work.fetchDrink", ["work.fetchDrink"]],
  ["work.buyDrinks", ["work.buyDrinks"]],
  ["work.placeHouse", ["work.placeHouse", "work.addGarden"]],
  ["work.openRestaurant", ["work.openRestaurant", "work.moveRestaurant"]],
];

type Day = Pick<Panel, "table" | "ruleset">;

/** What is left of a command, on its button. */
export const leftText = ({ table, ruleset }: Day, tag: string): string | null => {
  const left: Readonly<Record<string, number>> = dayLeftOf(ruleset, stateOf(table), seatIn({ table }));
  const count = left[tag];
  return count === undefined ? null : words().left(count);
};

/** Acts that are left and find something to be done with: by kind, with how often. */
const usefulLeft = ({ table, ruleset }: Day): readonly (readonly [Unused, number])[] => {
  const state = stateOf(table);
  const seat = seatIn({ table });
  const left = dayLeftOf(ruleset, state, seat);
  // A form offers first what the rest can be filled for.
  const open = openForms(rulesOf(table), state, seat).filter(({ slots: [first] }) =>
    first?.shape === "choice" ? first.candidates(state, seat, {}).length > 0 : first !== undefined,
  );
  return COUNTED.flatMap(([name, tags]) => {
    const tag = tags.find((each) => open.some((form) => form.tag === each));
    const count = name === "work.hire" ? hiresLeftOf(ruleset, state, seat).free : (left[tag ?? name] ?? 0);
    return tag !== undefined && count > 0 ? [[name, count] as const] : [];
  });
};

const listed = (day: Day): string => {
  return usefulLeft(day)
    .map(([name, count]) => words().unused[name](count))
    .join(shell().comma);
};

/** What ending the turn leaves undone, and the hires that are kept as a discount. */
export const endText = (day: Day): string | null => {
  const { kept, worth } = hiresLeftOf(day.ruleset, stateOf(day.table), seatIn(day));
  const unused = listed(day);
  const parts = [
    ...(unused === "" ? [] : [words().unusedAll(unused)]),
    ...(kept > 0 && worth > 0 ? [words().hiresKept(kept, worth)] : []),
  ];
  return parts.length === 0 ? null : parts.join(" · ");
};

/** Why ending the turn asks for a second press: something useful is left. */
export const againText = (day: Day): string | null => (usefulLeft(day).length > 0 ? words().pressAgain : null);
