import type { Overlay } from "@blueplate/city";
import { createWriter, flatMap } from "@blueplate/city/flat";
import { kindsOf, type EmployeeId, type OptionId, type Ruleset, rulesetOf, type State } from "@blueplate/engine";
import { pictureOf } from "@blueplate/forecast";
import type { ScenarioHost } from "@blueplate/kernel/scenario";
import { type ExampleProps, foodChainMagnate as words } from "@blueplate/tabletop";
import { Icon } from "@blueplate/ui";
import { Result } from "effect";
import { type Component, createMemo, createUniqueId, For, Match, Show, Switch } from "solid-js";
import "../styles/card.css";
import { EmployeeCard } from "../cards/cards.tsx";
import { stackOf } from "../cards/stacks.ts";
import { BannerSign } from "../sign/banner-sign.tsx";
import { type ExampleLine, lineExample } from "./lines.ts";
import {
  CARD_PARAGRAPHS,
  LINE_PARAGRAPHS,
  type LineParagraph,
  MILESTONE_PARAGRAPH,
  OPTION_PARAGRAPHS,
  TOWN_PARAGRAPHS,
  type TownParagraph,
} from "./paragraphs.ts";
import { MilestoneList } from "./milestone-list.tsx";
import { styleOfSeat, townExample } from "./positions.ts";
import "./rules-example.css";

const drawnTown = (name: string, ruleset: Ruleset, state: State, overlays: readonly Overlay[] = []): string =>
  createWriter(name)(flatMap({ ...pictureOf(ruleset, state, styleOfSeat), hour: null }, overlays, "large"));

/** A town, or the same town before and after something. */
const Town = (props: { readonly host: ScenarioHost; readonly paragraph: TownParagraph; readonly label: string }) => {
  const [first, second] = [createUniqueId(), createUniqueId()];
  const drawn = createMemo((): readonly string[] => {
    const { ruleset, state, overlays, after } = townExample(props.host, props.paragraph);
    return [drawnTown(first, ruleset, state, overlays), ...(after ? [drawnTown(second, ruleset, after)] : [])];
  });
  return (
    <div class="rules-towns" role="img" aria-label={props.label}>
      {/* The drawings are made of escaped facts only. */}
      <For each={drawn()}>{(town) => <div class="rules-town" innerHTML={town} />}</For>
    </div>
  );
};

/** What an option is called, and what it can say. */
const Option = (props: { readonly option: OptionId }) => {
  const text = () => words().options[props.option];
  return (
    <figcaption>
      {text().name}: {Object.values<string>(text().values).join(" / ")}
    </figcaption>
  );
};

const Line = (props: { readonly line: ExampleLine }) => (
  <li data-left-out={props.line.isLeftOut === true}>
    <Show when={props.line.icon}>{(icon) => <Icon name={icon()} />}</Show>
    <Show when={props.line.seat !== undefined && { seat: props.line.seat }}>
      {(sign) => <BannerSign banner={undefined} seat={sign().seat} />}
    </Show>
    <span class="number">{props.line.text}</span>
    <Show when={props.line.share !== undefined && { share: props.line.share }}>
      {(bar) => <i class="rules-bar" style={{ width: `${Math.round(bar().share * 120)}px` }} />}
    </Show>
  </li>
);

/** Lines in their order, below the cards that they speak of. */
const Lines = (props: { readonly host: ScenarioHost; readonly paragraph: LineParagraph }) => {
  const read = createMemo(() => lineExample(props.host, props.paragraph));
  const example = createMemo(() => read()());
  return (
    <>
      <Show when={example().cards}>
        {(cards) => (
          <div class="rules-cards">
            <For each={cards()}>{(stack) => <EmployeeCard stack={stack} />}</For>
          </div>
        )}
      </Show>
      <ol class="rules-lines" data-in-order={example().isInOrder === true}>
        <For each={example().lines}>{(line) => <Line line={line} />}</For>
      </ol>
    </>
  );
};

/** Everybody of the box who can do this, as their cards lie on the table. */
const Cards = (props: { readonly ruleset: Ruleset; readonly ability: string }) => {
  const { ruleset } = props;
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

const Milestones = (props: { readonly ruleset: Ruleset }) => (
  <MilestoneList class="rules-milestones" ids={kindsOf(props.ruleset.content.milestones)} />
);

const townOf = (paragraph: string): TownParagraph | undefined => TOWN_PARAGRAPHS.find((each) => each === paragraph);

const linesOf = (paragraph: string): LineParagraph | undefined => LINE_PARAGRAPHS.find((each) => each === paragraph);

// cast: looked up by any paragraph.
const optionOf = (paragraph: string): OptionId | undefined =>
  (OPTION_PARAGRAPHS as Readonly<Record<string, OptionId>>)[paragraph];

// cast: looked up by any paragraph.
const abilityOf = (paragraph: string): string | undefined =>
  (CARD_PARAGRAPHS as Readonly<Record<string, string>>)[paragraph];

/** The base game, of whose rules the paragraphs speak. */
const baseOf = ({ game }: ScenarioHost): Ruleset =>
  rulesetOf(Result.getOrThrow(game.load({ modules: [], options: {}, seats: 5 })));

/** What a paragraph of the base game looks like on the table: a town drawn from a position, lines, cards, or the milestones. */
export const rulesExampleOf = (host: ScenarioHost): Component<ExampleProps> => {
  const base = baseOf(host);
  return (props) => (
    <figure class="rules-example">
      <Switch>
        <Match when={townOf(props.paragraph)}>
          {(town) => <Town host={host} paragraph={town()} label={props.label} />}
        </Match>
        <Match when={linesOf(props.paragraph)}>{(lines) => <Lines host={host} paragraph={lines()} />}</Match>
        <Match when={abilityOf(props.paragraph)}>{(ability) => <Cards ruleset={base} ability={ability()} />}</Match>
        <Match when={props.paragraph === MILESTONE_PARAGRAPH}>
          <Milestones ruleset={base} />
        </Match>
      </Switch>
      <Show when={optionOf(props.paragraph)}>{(option) => <Option option={option()} />}</Show>
    </figure>
  );
};
