import { createMemo, For } from "solid-js";

/** A line over the game, such as the cash of a chain: what it is from a step on. */
export interface ValueCurve {
  readonly name: string;
  readonly colour: string;
  /** The pattern that tells it apart without its colour. */
  readonly dash: string;
  readonly data: readonly { readonly at: number; readonly value: number }[];
}

const HEIGHT = 100;

/** Steps as a path: the value stays until it changes. */
const pathOf = ({ data }: ValueCurve, x: (at: number) => number, most: number, last: number): string => {
  const y = (value: number): string => (HEIGHT - (value / most) * (HEIGHT - 6) - 2).toFixed(1);
  const [first, ...rest] = data;
  if (!first) return "";
  const to = (at: number): string => (x(at) * 1000).toFixed(1);
  return `M${to(0)} ${y(first.value)}${rest.map(({ at, value }) => `H${to(at)}V${y(value)}`).join("")}H${to(last)}`;
};

/** Lines over the game, each in the colour and the pattern of whose it is. */
export const ValueCurves = (props: {
  readonly courses: readonly ValueCurve[];
  readonly x: (at: number) => number;
  readonly last: number;
}) => {
  const most = createMemo(() => Math.max(1, ...props.courses.flatMap(({ data }) => data.map(({ value }) => value))));
  return (
    <svg class="courses" viewBox={`0 0 1000 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <For each={props.courses}>
        {(course) => (
          <>
            <path
              class="halo"
              d={pathOf(course, props.x, most(), props.last)}
              stroke-dasharray={course.dash}
              vector-effect="non-scaling-stroke"
            />
            <path
              d={pathOf(course, props.x, most(), props.last)}
              stroke={course.colour}
              stroke-dasharray={course.dash}
              vector-effect="non-scaling-stroke"
            />
          </>
        )}
      </For>
    </svg>
  );
};
