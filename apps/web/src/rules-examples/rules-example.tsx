import { flatMap, svgOf } from "@blueplate/city/flat";
import { kindsOf, type EmployeeId, type Ruleset } from "@blueplate/engine";
import { pictureOf } from "@blueplate/forecast";
import { EmployeeCard, MilestoneGlyph, milestoneText, stackOf } from "@blueplate/magnate-table";
import { loadRules } from "@blueplate/variants";
import { Result } from "effect";
import { createResource, For, Match, Switch } from "solid-js";
import "@blueplate/magnate-table/card.css";
import { CARD_PARAGRAPHS, MILESTONE_PARAGRAPH, TOWN_PARAGRAPHS, type TownParagraph } from "./paragraphs.ts";
import { styleOfSeat, townExample } from "./positions.ts";
import "./rules-example.css";

/** The base game, of whose rules the paragraphs speak. */
const base = (): Ruleset => Result.getOrThrow(loadRules({ modules: [], options: {}, seats: 5 })).ruleset;

const Town = (props: { readonly paragraph: TownParagraph; readonly label: string }) => {
  const [drawn] = createResource(
    () => props.paragraph,
    async (paragraph) => {
      const { ruleset, state, overlays } = await townExample(paragraph);
      return svgOf(flatMap({ ...pictureOf(ruleset, state, styleOfSeat), hour: null }, overlays, "large"));
    },
  );
  // The drawing is made of escaped facts only.
  return <div class="rules-town" role="img" aria-label={props.label} innerHTML={drawn.latest ?? ""} />;
};

/** Everybody of the box who can do this, as their cards lie on the table. */
const Cards = (props: { readonly ability: string }) => {
  const ruleset = base();
  const able = (): readonly EmployeeId[] =>
    kindsOf<EmployeeId>(ruleset.content.employees).filter((employee) =>
      ruleset.content.employees[employee]?.abilities.some(({ _tag }) => _tag === props.ability),
    );
  return (
    <div class="rules-cards">
      <For each={able()}>{(employee) => <EmployeeCard stack={stackOf(ruleset, employee, 1)} />}</For>
    </div>
  );
};

const Milestones = () => (
  <ul class="rules-milestones">
    <For each={kindsOf(base().content.milestones)}>
      {(id) => (
        <li>
          <MilestoneGlyph id={id} />
          <span>{milestoneText(id).name}</span>
        </li>
      )}
    </For>
  </ul>
);

const townOf = (paragraph: string): TownParagraph | undefined => TOWN_PARAGRAPHS.find((each) => each === paragraph);

// cast: looked up by any paragraph.
const abilityOf = (paragraph: string): string | undefined =>
  (CARD_PARAGRAPHS as Readonly<Record<string, string>>)[paragraph];

/** What a paragraph of the base game looks like on the table: a town drawn from a position, cards, or the milestones. */
export const RulesExample = (props: { readonly paragraph: string; readonly label: string }) => (
  <figure class="rules-example">
    <Switch>
      <Match when={townOf(props.paragraph)}>{(town) => <Town paragraph={town()} label={props.label} />}</Match>
      <Match when={abilityOf(props.paragraph)}>{(ability) => <Cards ability={ability()} />}</Match>
      <Match when={props.paragraph === MILESTONE_PARAGRAPH}>
        <Milestones />
      </Match>
    </Switch>
  </figure>
);
