import type { PositionFigure } from "@blueplate/forecast";
import { Show } from "solid-js";
import type { ComparedFigure } from "../analysis/rounds.ts";

const MONEY: ReadonlySet<PositionFigure | "bank"> = new Set(["cash", "income", "salaries", "unitPrice", "bank"]);

/** A number of a figure: dollars where it is money. */
export const figureText = (figure: PositionFigure | "bank", value: number): string => {
  const sign = value < 0 ? "−" : "";
  return `${sign}${MONEY.has(figure) ? "$" : ""}${Math.abs(value)}`;
};

/** A number of a line; a dash where the line has not come so far. */
export const numberOn = (figure: PositionFigure | "bank", value: number | null): string =>
  value === null ? "–" : figureText(figure, value);

const gainText = (figure: PositionFigure | "bank", difference: number): string =>
  difference > 0 ? `▲ +${figureText(figure, difference)}` : `▼ ${figureText(figure, difference)}`;

/** A number on both lines, and by how much the second is above the first: with its sign and an arrow, never colour alone. */
export const DifferencePanel = (props: { readonly figure: PositionFigure | "bank"; readonly cell: ComparedFigure }) => {
  const changed = (): number => props.cell.difference ?? 0;
  return (
    <span class="difference number" data-differs={changed() !== 0}>
      <span>{numberOn(props.figure, props.cell.a)}</span>
      <Show when={props.cell.a !== props.cell.b}>
        <span aria-hidden="true">→</span>
        <span>{numberOn(props.figure, props.cell.b)}</span>
      </Show>
      <Show when={changed() !== 0}>
        <b data-gain={props.figure === "salaries" ? undefined : changed() > 0}>{gainText(props.figure, changed())}</b>
      </Show>
    </span>
  );
};
