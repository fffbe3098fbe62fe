import { knownAt } from "@blueplate/forecast";
import { SelectField } from "@blueplate/ui";
import { type Accessor, createMemo, createSignal, createUniqueId, For, onCleanup, onMount, Show } from "solid-js";
import { axisOf, type Width, WIDTHS } from "../../analysis/axis.ts";
import { type ChartId, CHARTS } from "../analysis/chart.ts";
import "../../charts/charts.css";
import { ChartFigure } from "./figure.tsx";
import type { ChartContext } from "./looking.ts";
import { replayWords } from "../../language.ts";

const words = () => replayWords().charts;

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

/** Wide enough for what a chart says to stand beside its drawing. */
const BESIDE = "(min-width: 1024px)";
/** Pixels of the drawer that the choices above a chart and its edges take, and the least that is left for the drawing. */
const AROUND = 84;
const LEAST = 160;

/** The height that a chart has which stands alone, in pixels: all that the view which holds it leaves, wherever that is. */
const createRoom = (section: () => HTMLElement | undefined): Accessor<number | undefined> => {
  const [room, setRoom] = createSignal<number>();
  onMount(() => {
    const view = section()?.closest(".tab-body");
    if (!view) return;
    const watch = new ResizeObserver(() =>
      setRoom(matchMedia(BESIDE).matches ? Math.max(LEAST, view.clientHeight - AROUND) : undefined),
    );
    watch.observe(view);
    onCleanup(() => watch.disconnect());
  });
  return room;
};

/** A game in charts: money, prices, demand, people and the bank over time, as far as it is shown. */
export const Charts = (props: { readonly looking: ChartContext }) => {
  const [shown, setShown] = createSignal<ChartId | "all">("all");
  const [width, setWidth] = createSignal<Width>("rounds");
  const charted = createMemo(() => knownAt(props.looking.history, props.looking.upTo));
  const axis = createMemo(() => axisOf(charted(), width()));
  const help = createUniqueId();
  let section: HTMLElement | undefined;
  const room = createRoom(() => section);
  return (
    <section class="charts" ref={(element) => (section = element)} aria-label={words().label}>
      <Choices shown={shown()} width={width()} onShow={setShown} onWidth={setWidth} />
      <p class="hidden" id={help}>
        {words().keys}
      </p>
      <div class="chart-grid" data-one={shown() !== "all"}>
        <For each={CHARTS.filter((id) => shown() === "all" || shown() === id)}>
          {(id) => (
            <ChartFigure
              id={id}
              looking={props.looking}
              charted={charted()}
              axis={axis()}
              describedBy={help}
              height={shown() === "all" ? undefined : room()}
            />
          )}
        </For>
      </div>
      <Show when={props.looking.upTo < props.looking.history.steps - 1}>
        <p class="muted">{words().masked}</p>
      </Show>
    </section>
  );
};
