import { knownAt } from "@blueplate/engine";
import { shell } from "@blueplate/tabletop";
import { SelectField } from "@blueplate/ui";
import { createMemo, createSignal, createUniqueId, For, Show } from "solid-js";
import { axisOf, type Width, WIDTHS } from "./axis.ts";
import { type ChartId, CHARTS } from "./chart.ts";
import "./charts.css";
import { Figure } from "./figure.tsx";
import type { Looking } from "./looking.ts";

const words = () => shell().charts;

const Choices = (props: {
  readonly shown: ChartId | "all";
  readonly width: Width;
  readonly onShow: (id: ChartId | "all") => void;
  readonly onWidth: (width: Width) => void;
}) => (
  <div class="row chart-choices">
    <SelectField
      label={words().show}
      value={props.shown}
      options={[{ value: "all", text: words().all }, ...CHARTS.map((id) => ({ value: id, text: words().names[id] }))]}
      onChange={(value) => props.onShow(CHARTS.find((id) => id === value) ?? "all")}
    />
    <SelectField
      label={words().width}
      value={props.width}
      options={WIDTHS.map((width) => ({ value: width, text: words().widths[width] }))}
      onChange={(value) => props.onWidth(WIDTHS.find((width) => width === value) ?? "rounds")}
    />
  </div>
);

/** A game in charts: money, prices, demand, people and the bank over time, as far as it is shown. */
export const Charts = (props: { readonly looking: Looking }) => {
  const [shown, setShown] = createSignal<ChartId | "all">("all");
  const [width, setWidth] = createSignal<Width>("rounds");
  const charted = createMemo(() => knownAt(props.looking.history, props.looking.upTo));
  const axis = createMemo(() => axisOf(charted(), width()));
  const help = createUniqueId();
  return (
    <section class="charts" aria-label={words().label}>
      <Choices shown={shown()} width={width()} onShow={setShown} onWidth={setWidth} />
      <p class="hidden" id={help}>
        {words().keys}
      </p>
      <div class="chart-grid" data-one={shown() !== "all"}>
        <For each={CHARTS.filter((id) => shown() === "all" || shown() === id)}>
          {(id) => <Figure id={id} looking={props.looking} charted={charted()} axis={axis()} describedBy={help} />}
        </For>
      </div>
      <Show when={props.looking.upTo < props.looking.history.steps - 1}>
        <p class="muted">{words().masked}</p>
      </Show>
    </section>
  );
};
