import { type Ruleset, type Event, type State } from "@blueplate/engine";
import {
  bankClock,
  figureComparisons,
  type BankClock,
  FIGURES,
  type PositionFigure,
  type History,
  type ComparedMoments,
} from "@blueplate/forecast";
import type { Seat } from "@blueplate/kernel";
import { milestoneText, Sign, whenText, magnateWords } from "@blueplate/magnate-table";
import { shell } from "@blueplate/tabletop";
import { createMemo, For, Show } from "solid-js";
import type { ChartContext } from "../charts/looking.ts";
import { CardsRow } from "./cards-row.tsx";
import { DifferencePanel } from "./difference.tsx";
import type { ComparedFigure } from "../analysis/rounds.ts";
import { replayWords } from "../../language.ts";

const words = () => replayWords().charts.lines;

/** A line of the game: its name, its history, and its positions and facts. */
export interface ComparedLine {
  readonly name: string;
  readonly history: History;
  readonly state: (at: number) => State;
  /** All facts up to a step. */
  readonly facts: (at: number) => readonly Event[];
}

interface NowProps {
  readonly table: ChartContext["table"];
  readonly ruleset: Ruleset;
  readonly a: ComparedLine;
  readonly b: ComparedLine;
  readonly moments: ComparedMoments;
}

const clockOf = (ruleset: Ruleset, side: ComparedLine, at: number): BankClock =>
  // The states and facts are those that the chosen eyes see: what is closed to them stays closed.
  bankClock(ruleset, side.state(at), side.facts(at), "referee");

/** What a chain has claimed on one line only, by that line. */
const milestonesBeside = ({ a, b, moments }: NowProps, seat: Seat) => {
  const held = ({ history }: ComparedLine, at: number): readonly string[] =>
    (history.chains[seat]?.milestones ?? []).flatMap((each) => (each.at <= at ? [each.milestone] : []));
  const [onA, onB] = [held(a, moments.a), held(b, moments.b)];
  return [
    { name: a.name, only: onA.filter((each) => !onB.includes(each)) },
    { name: b.name, only: onB.filter((each) => !onA.includes(each)) },
  ].filter(({ only }) => only.length > 0);
};

const Milestones = (props: NowProps & { readonly seat: Seat }) => (
  <For each={milestonesBeside(props, props.seat)}>
    {({ name, only }) => (
      <small class="muted">
        {words().onlyOne(name)}: {only.map((id) => milestoneText(id).name).join(shell().comma)}
      </small>
    )}
  </For>
);

const FigureRow = (
  props: NowProps & {
    readonly figure: PositionFigure;
    readonly cells: readonly (ComparedFigure & { readonly seat: Seat })[];
  },
) => (
  <tr>
    <th scope="row">{words().names[props.figure]}</th>
    <For each={props.cells}>
      {(cell) => (
        <td>
          <DifferencePanel figure={props.figure} cell={cell} />
          <Show when={props.figure === "milestones"}>
            <Milestones {...props} seat={cell.seat} />
          </Show>
        </td>
      )}
    </For>
  </tr>
);

const Bank = (props: NowProps) => {
  const clocks = createMemo(() => ({
    a: clockOf(props.ruleset, props.a, props.moments.a),
    b: clockOf(props.ruleset, props.b, props.moments.b),
  }));
  const text = ({ pace, breaks }: BankClock): string => {
    if (breaks.length === 0) return words().over;
    return pace === null
      ? magnateWords().race.noPace
      : breaks
          .map(
            (each) =>
              `${each.endsGame ? magnateWords().race.lastBreak : magnateWords().race.nextBreak}: ${whenText(magnateWords().race, each)}`,
          )
          .join(shell().comma);
  };
  const cell = (): ComparedFigure => {
    const { a, b } = clocks();
    return { a: a.stock, b: b.stock, difference: b.stock - a.stock };
  };
  return (
    <tr>
      <th scope="row">{words().bank}</th>
      <td colSpan={props.a.history.chains.length}>
        <DifferencePanel figure="bank" cell={cell()} />
        <small class="muted">
          {props.a.name}: {text(clocks().a)}
        </small>
        <small class="muted">
          {props.b.name}: {text(clocks().b)}
        </small>
      </td>
    </tr>
  );
};

/** Both lines at the same moment: every chain in every figure, and the bank with its clock. */
export const NowPanel = (props: NowProps) => {
  const all = createMemo(() => figureComparisons(props.a.history, props.b.history, props.moments));
  const cells = (figure: PositionFigure) => all().filter((each) => each.figure === figure);
  return (
    <table
      class="beside"
      style={{ "--chains": props.a.history.chains.length }}
      aria-label={words().nowIs(props.a.name, props.b.name)}
    >
      <thead>
        <tr>
          <th scope="col">{words().figure}</th>
          <For each={props.a.history.chains}>
            {({ seat }) => (
              <th scope="col">
                <Sign table={props.table} seat={seat} /> {props.table.names(seat)}
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={FIGURES}>
          {(figure) => (
            <>
              <FigureRow {...props} figure={figure} cells={cells(figure)} />
              <Show when={figure === "staff"}>
                <CardsRow ruleset={props.ruleset} a={props.a} b={props.b} moments={props.moments} />
              </Show>
            </>
          )}
        </For>
        <Bank {...props} />
      </tbody>
    </table>
  );
};
