import type { Rules } from "@blueplate/kernel";
import { type ExampleProps, wordsOf } from "@blueplate/tabletop";
import { CardExample } from "@blueplate/tabletop/cards";
import { trickNChef } from "@blueplate/trick-n-chef";
import { Result } from "effect";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import { Dynamic } from "solid-js/web";
import { positionOf } from "./position.ts";
import { type ExampleRow, POSITIONS } from "./positions.ts";
import { POSITION_PARAGRAPHS, type PositionParagraph, PIECE_PARAGRAPHS, type PieceParagraph } from "./paragraphs.ts";
import { PIECES } from "./pieces.tsx";
import { sceneOf } from "./scene.tsx";
import "./rules-example.css";

const words = () => wordsOf(trickNChef.id);

/** What an option is called, and what it says in these rules. */
const Option = (props: { readonly option: string; readonly rules: Rules }) => {
  const text = () => words().option(props.option);
  const value = (): string => {
    const chosen = props.rules.config.options[props.option];
    return (typeof chosen === "string" ? text().values[chosen] : undefined) ?? "";
  };
  return (
    <p>
      {text().name}: {value()}
    </p>
  );
};

const PositionView = (props: { readonly row: ExampleRow; readonly label: string }) => {
  const position = createMemo(() => positionOf(props.row));
  const scene = () => sceneOf(position().rules, position().state, position().seat);
  return (
    <figure class="card-figure">
      <Show when={props.row.option}>{(option) => <Option option={option()} rules={position().rules} />}</Show>
      <CardExample {...scene()} parts={props.row.parts} events={position().shown} label={props.label} />
    </figure>
  );
};

/** The usual rules, by which the cards of the box have their stars. */
const usual = (): Rules => Result.getOrThrow(trickNChef.load({ modules: [], options: {}, seats: 4 }));

const PiecesView = (props: { readonly paragraph: PieceParagraph; readonly label: string }) => {
  const rules = usual();
  return (
    <figure class="card-figure">
      <div class="card-example" role="img" aria-label={props.label}>
        <Dynamic component={PIECES[props.paragraph]} {...sceneOf(rules, rules.initialState, null)} />
      </div>
    </figure>
  );
};

const piecesOf = (paragraph: string): PieceParagraph | undefined => PIECE_PARAGRAPHS.find((each) => each === paragraph);

const positionsOf = (paragraph: string): PositionParagraph | undefined =>
  POSITION_PARAGRAPHS.find((each) => each === paragraph);

/** What a paragraph looks like on the table of cards: pieces of the box, or positions of scenario files. */
export const RulesExample = (props: ExampleProps) => (
  <Switch>
    <Match when={piecesOf(props.paragraph)}>
      {(paragraph) => <PiecesView paragraph={paragraph()} label={props.label} />}
    </Match>
    <Match when={positionsOf(props.paragraph)}>
      {(paragraph) => (
        <div class="card-figures">
          <For each={POSITIONS[paragraph()]}>{(row) => <PositionView row={row} label={props.label} />}</For>
        </div>
      )}
    </Match>
  </Switch>
);
