import type { Entry } from "@blueplate/kernel";
import type { NameOf } from "@blueplate/words";
import { dashOf, lowDesk, narrow, shell } from "@blueplate/tabletop";
import { createMemo, For } from "solid-js";
import { magnateWords } from "../language.ts";
import { createRoom } from "../structure/room.ts";
import { cashByRound } from "./cash-by-round.ts";

// As wide as the chart stands on a desk, so that its words keep their size.
const WIDTH = 340;
/**
 * On a phone it stands whole below the ranking, with its legend and what is worth looking back at, and grows into the room that is left;
 * on a low desk it stands with what is worth looking back at below it.
 */
const HEIGHTS = { desk: 190, low: 112, phone: 86 } as const;
const EDGE = 44;
/** Room for the rounds below the axis. */
const FOOT = 26;
/** As many rounds as an axis names before their names touch. */
const NAMED = 8;

/** What the lines show, to whoever does not see them: the cash of everybody after each round. */
const CashTold = (props: { readonly rounds: readonly (readonly number[])[]; readonly names: NameOf }) => (
  <dl class="hidden">
    <For each={props.rounds.slice(1)}>
      {(cash, at) => (
        <>
          <dt>{shell().tabletop.round(at() + 1)}</dt>
          <dd>{cash.map((each, seat) => `${props.names(seat)} $${each}`).join(shell().comma)}</dd>
        </>
      )}
    </For>
  </dl>
);

interface CashCurveProps {
  readonly entries: readonly Entry[];
  readonly seats: readonly { readonly banner: { readonly colour: string } }[];
  readonly names: NameOf;
}

/** Whose line is which. */
const Legend = (props: Pick<CashCurveProps, "seats" | "names">) => (
  <ul class="row">
    <For each={props.seats}>
      {(seat, index) => (
        <li class="chip">
          <svg width="28" height="8" aria-hidden="true">
            <line
              x1="0"
              y1="4"
              x2="28"
              y2="4"
              stroke={seat.banner.colour}
              stroke-width="3"
              stroke-dasharray={dashOf(index())}
            />
          </svg>
          {props.names(index())}
        </li>
      )}
    </For>
  </ul>
);

/** The course of cash, a line a chain. Own drawing: one chart of straight lines does not carry a chart library. */
export const CashCurve = (props: CashCurveProps) => {
  const isPhone = narrow();
  const isLow = lowDesk();
  let drawing: SVGSVGElement | undefined;
  const room = createRoom(() => drawing);
  const grown = (): number => Math.round((room().height * WIDTH) / Math.max(1, room().width));
  const height = (): number => (isPhone() ? Math.max(HEIGHTS.phone, grown()) : HEIGHTS[isLow() ? "low" : "desk"]);
  const rounds = createMemo(() => cashByRound(props.entries, props.seats.length));
  const most = (): number => Math.max(10, ...rounds().flat());
  const x = (round: number): number => EDGE + (round * (WIDTH - 2 * EDGE)) / Math.max(1, rounds().length - 1);
  const y = (cash: number): number => height() - FOOT - (cash * (height() - FOOT - 14)) / most();
  const named = (): readonly number[] => {
    const every = Math.ceil(rounds().length / NAMED);
    return rounds().flatMap((_, at) => (at > 0 && at % every === 0 ? [at] : []));
  };
  const line = (seat: number): string =>
    rounds()
      .map((cash, round) => `${x(round)},${y(cash[seat] ?? 0)}`)
      .join(" ");
  return (
    <figure class="cash-curve">
      <figcaption>{magnateWords().town.courseOfCash}</figcaption>
      <CashTold rounds={rounds()} names={props.names} />
      <svg ref={(svg) => (drawing = svg)} viewBox={`0 0 ${WIDTH} ${height()}`} aria-hidden="true">
        <line x1={EDGE} y1={y(0)} x2={WIDTH - EDGE} y2={y(0)} stroke="currentColor" />
        <text x={4} y={y(most()) + 4}>
          ${most()}
        </text>
        <text x={4} y={y(0)}>
          $0
        </text>
        <For each={named()}>
          {(round) => (
            <>
              <line x1={x(round)} y1={y(0)} x2={x(round)} y2={y(0) + 5} stroke="currentColor" />
              <text x={x(round)} y={height() - 4} text-anchor="middle">
                {magnateWords().ask.rounds(round, 1)}
              </text>
            </>
          )}
        </For>
        <For each={props.seats}>
          {(seat, index) => (
            <>
              <polyline class="halo" points={line(index())} fill="none" stroke-dasharray={dashOf(index())} />
              <polyline
                points={line(index())}
                fill="none"
                stroke={seat.banner.colour}
                stroke-width="2.5"
                stroke-dasharray={dashOf(index())}
              />
            </>
          )}
        </For>
      </svg>
      <Legend {...props} />
    </figure>
  );
};
