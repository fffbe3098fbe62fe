import { type EmployeeId, type Ruleset, kindsOf } from "@blueplate/engine";
import { foodChainMagnate, Glossary, type GlossaryEntry, type TableProps } from "@blueplate/tabletop";
import { stackOf } from "./cards/stacks.ts";
import { meaningOf } from "./glossary.ts";
import { magnateWords } from "./language.ts";
import { heldBy } from "./milestones.tsx";
import { Portrait } from "./portraits/portrait.tsx";

interface Of {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
}

/** Who is on a card, in the colour of what he does. */
const pictureOf = (ruleset: Ruleset, employee: EmployeeId) => {
  const { family } = stackOf(ruleset, employee, 1);
  return (
    <span data-family={family}>
      <Portrait employee={employee} family={family} />
    </span>
  );
};

/** What a term means in the language of the page; a milestone says who holds it. */
const meaningHere = ({ table, ruleset }: Of, name: string): GlossaryEntry | null => {
  const words = { glossary: magnateWords().glossary, foodChainMagnate: foodChainMagnate() };
  const meaning = meaningOf({ ruleset, words }, name);
  const employee = kindsOf(ruleset.content.employees).find((id) => name === `employee:${id}`);
  if (meaning && employee) return { ...meaning, picture: () => pictureOf(ruleset, employee) };
  const milestone = kindsOf(ruleset.content.milestones).find((id) => name === `milestone:${id}`);
  return meaning && milestone ? { ...meaning, now: heldBy(table, milestone) } : meaning;
};

/** The glossary of this game. Stands once on a page. */
export const GameTerms = (props: Of) => (
  <Glossary game={props.table.rules.game} meaning={(name) => meaningHere(props, name)} />
);
