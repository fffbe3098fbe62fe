import type { Figure } from "@blueplate/engine";
import { shell } from "@blueplate/tabletop";
import { Show } from "solid-js";
import type { Cell } from "./lines.ts";

const words = () => shell().charts.lines;

const MONEY: ReadonlySet<Figure | "bank"> = new Set(["cash", "income", "salaries", "unitPrice", "bank"]);

/** A number of a figure: dollars where it is money. */
export const figureText = (figure: Figure | "bank", value: number): string => {
  const sign = value < 0 ? "−" : "";
  return `${sign}${MONEY.has(figure) ? "$" : ""}${Math.abs(value)}`;
};

const gainText = (figure: Figure | "bank", difference: number): string =>
  difference > 0 ? `▲ +${figureText(figure, difference)}` : `▼ ${figureText(figure, difference)}`;

/** A number on both lines, and by how much the second is above the first: with its sign and an arrow, never colour alone. */
export const Difference = (props: { readonly figure: Figure | "bank"; readonly cell: Cell }) => {
  const text = (value: number | null): string => (value === null ? words().over : figureText(props.figure, value));
  const changed = (): number => props.cell.difference ?? 0;
  return (
    <span class="difference number" data-differs={changed() !== 0}>
      <span>{text(props.cell.a)}</span>
      <Show when={props.cell.a !== props.cell.b}>
        <span aria-hidden="true">→</span>
        <span>{text(props.cell.b)}</span>
      </Show>
      <Show when={changed() !== 0}>
        <b data-gain={props.figure === "salaries" ? undefined : changed() > 0}>{gainText(props.figure, changed())}</b>
      </Show>
    </span>
  );
};
