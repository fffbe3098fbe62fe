import { type Ruleset } from "@blueplate/engine";
import { sameMoment } from "@blueplate/forecast";
import { Empty } from "@blueplate/ui";
import { createMemo, Show } from "solid-js";
import type { ChartContext } from "../charts/looking.ts";
import "./compare.css";
import { NowPanel, type ComparedLine } from "./now.tsx";
import { Rounds } from "./rounds.tsx";
import { replayWords } from "../../language.ts";

const words = () => replayWords().charts.lines;

interface CompareProps {
  readonly table: ChartContext["table"];
  readonly ruleset: Ruleset;
  /** The line that is the measure, and the one that is looked at; null while there is no other line. */
  readonly a: ComparedLine | null;
  readonly b: ComparedLine;
  /** The number of steps that both share. */
  readonly common: number;
  /** The step of `b` that is shown. */
  readonly at: number;
  readonly goA: (at: number) => void;
  readonly goB: (at: number) => void;
}

const Both = (props: CompareProps & { readonly a: ComparedLine }) => {
  const moments = createMemo(() => ({
    a: sameMoment(props.b.history, props.a.history, props.common, props.at),
    b: props.at,
  }));
  return (
    <>
      <p>{words().nowIs(props.a.name, props.b.name)}</p>
      <Show when={props.at < props.common}>
        <p class="muted">{words().same}</p>
      </Show>
      <div class="beside-now scroll" tabIndex={0}>
        <NowPanel table={props.table} ruleset={props.ruleset} a={props.a} b={props.b} moments={moments()} />
      </div>
      <Rounds
        table={props.table}
        a={props.a}
        b={props.b}
        common={props.common}
        at={props.at}
        goA={props.goA}
        goB={props.goB}
      />
    </>
  );
};

/** Two lines of a game side by side: at the same moment, and round by round. */
export const Compare = (props: CompareProps) => (
  <section class="compare" aria-label={words().title}>
    <Show when={props.a} fallback={<Empty>{words().none}</Empty>}>
      {(a) => <Both {...props} a={a()} />}
    </Show>
  </section>
);
