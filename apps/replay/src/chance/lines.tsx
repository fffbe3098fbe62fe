import { chanceOf, type Estimate } from "@blueplate/bot";
import type { SeatInfo } from "@blueplate/kernel";
import { shell } from "@blueplate/tabletop";
import { isDark } from "@blueplate/ui";
import { createEffect, on, onCleanup, onMount } from "solid-js";
import Plot from "uplot";
import "uplot/dist/uPlot.min.css";

interface LinesProps {
  readonly seats: readonly SeatInfo[];
  readonly rounds: readonly (Estimate & { readonly round: number })[];
  readonly at: number;
  readonly go: (at: number) => void;
}

const HEIGHT = 240;

/** A line of its own for every seat, so that colour is not all that tells them apart. */
const DASHES = [[], [8, 4], [2, 4], [10, 4, 2, 4], [16, 5]] as const;

const colourOf = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Three rows a seat: the upper end of the interval, the lower, and the share between them. */
const rowsOf = ({ rounds, seats }: LinesProps): Plot.AlignedData => {
  const shares = rounds.map(({ tally }) => (tally.playouts === 0 ? [] : chanceOf(tally)));
  return [
    rounds.map((_, index) => index),
    ...seats.flatMap((_, seat) => [
      shares.map((each) => each[seat]?.high ?? null),
      shares.map((each) => each[seat]?.low ?? null),
      shares.map((each) => each[seat]?.share ?? null),
    ]),
  ];
};

/** Where the step that is shown lies among the beginnings of rounds. */
const placeOf = ({ rounds, at }: LinesProps): number => {
  const index = rounds.findLastIndex((round) => round.at <= at);
  const [here, next] = [rounds[index], rounds[index + 1]];
  return here && next ? index + (at - here.at) / (next.at - here.at) : index;
};

const markPresent = (plot: Plot, props: LinesProps): void => {
  const x = plot.valToPos(placeOf(props), "x", true);
  const { top, height } = plot.bbox;
  plot.ctx.save();
  plot.ctx.strokeStyle = colourOf("--ink");
  plot.ctx.lineWidth = devicePixelRatio * 2;
  plot.ctx.strokeRect(x, top, 0, height);
  plot.ctx.restore();
};

const seriesOf = (seats: readonly SeatInfo[]): Plot.Series[] => [
  {},
  ...seats.flatMap(({ player, banner }, seat): Plot.Series[] => [
    { show: true, stroke: "transparent", points: { show: false } },
    { show: true, stroke: "transparent", points: { show: false } },
    {
      label: player,
      stroke: banner.colour,
      width: 2.5,
      dash: [...(DASHES[seat % DASHES.length] ?? [])],
      points: { show: true, size: 6 },
    },
  ]),
];

const axisOf = (values: (splits: number[]) => string[]): Plot.Axis => ({
  stroke: () => colourOf("--muted"),
  grid: { stroke: () => colourOf("--line"), width: 1 },
  ticks: { show: false },
  font: "12px Rubik, sans-serif",
  values: (_, splits) => values(splits),
});

const optionsOf = (props: LinesProps, width: number): Plot.Options => ({
  width,
  height: HEIGHT,
  legend: { show: false },
  cursor: { drag: { x: false, y: false }, y: false },
  scales: { x: { time: false, range: (_, low, high) => [low - 0.3, high + 0.3] }, y: { range: [0, 1] } },
  series: seriesOf(props.seats),
  bands: props.seats.map(({ banner }, seat) => ({
    series: [seat * 3 + 1, seat * 3 + 2],
    fill: `color-mix(in srgb, ${banner.colour} 22%, transparent)`,
  })),
  axes: [
    {
      ...axisOf((splits) => splits.map((split) => `${props.rounds[split]?.round ?? ""}`)),
      incrs: [1, 2, 5, 10],
      size: 28,
    },
    axisOf((splits) => splits.map((split) => shell().chance.share(Math.round(split * 100)))),
  ],
  hooks: { draw: [(plot) => markPresent(plot, props)] },
});

/** Chances from round to round with their intervals as bands; a click leads to the beginning of a round. */
export const Lines = (props: LinesProps) => {
  let box: HTMLDivElement | undefined;
  onMount(() => {
    if (!box) return;
    const plot = new Plot(optionsOf(props, box.clientWidth || 320), rowsOf(props), box);
    const sizes = new ResizeObserver(([entry]) => {
      const width = Math.floor(entry?.contentRect.width ?? 0);
      if (width > 0) plot.setSize({ width, height: HEIGHT });
    });
    sizes.observe(box);
    plot.over.addEventListener("click", () => {
      const round = props.rounds[plot.cursor.idx ?? -1];
      if (round) props.go(round.at);
    });
    createEffect(() => plot.setData(rowsOf(props)));
    createEffect(on([() => props.at, isDark, shell], () => plot.redraw(false), { defer: true }));
    onCleanup(() => {
      sizes.disconnect();
      plot.destroy();
    });
  });
  return <div class="chance-lines" role="img" aria-label={shell().chance.chart} ref={(element) => (box = element)} />;
};
