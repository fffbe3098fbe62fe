import { chanceOf, type WilsonInterval, type PlayoutTally } from "@blueplate/bot";
import type { SeatInfo } from "@blueplate/kernel";
import { For } from "solid-js";
import type { EstimateContext } from "./estimate-context.ts";
import { SeatMark } from "./seat-mark.tsx";
import { replayWords } from "../language.ts";

const words = () => replayWords().chance;

/** A share in whole percent. */
export const percent = (share: number): number => Math.round(share * 100);

const Bar = (props: {
  readonly looked: Pick<EstimateContext, "seats" | "sign">;
  readonly seat: SeatInfo;
  readonly index: number;
  readonly share: WilsonInterval;
}) => {
  const left = (): string => `${props.share.low * 100}%`;
  const width = (): string => `${(props.share.high - props.share.low) * 100}%`;
  return (
    <li>
      <span class="chance-name">
        <SeatMark looked={props.looked} seat={props.index} dashed />
        {props.seat.player}
      </span>
      <span class="chance-track" aria-hidden="true">
        <span
          class="chance-fill"
          style={{ width: `${props.share.share * 100}%`, background: props.seat.banner.colour }}
        />
        <span class="chance-whisker" style={{ left: left(), width: width() }} />
      </span>
      <b class="number">{words().share(percent(props.share.share))}</b>
      <span class="number muted">{words().between(percent(props.share.low), percent(props.share.high))}</span>
    </li>
  );
};

/** Everybody's chance as a bar with its interval, and in numbers. */
export const ChanceBars = (props: {
  readonly looked: Pick<EstimateContext, "seats" | "sign">;
  readonly tally: PlayoutTally;
}) => {
  const shares = () => chanceOf(props.tally);
  return (
    <ul class="chance-bars" aria-label={words().title}>
      <For each={props.looked.seats}>
        {(seat, index) => (
          <Bar
            looked={props.looked}
            seat={seat}
            index={index()}
            share={shares()[index()] ?? { share: 0, low: 0, high: 1 }}
          />
        )}
      </For>
    </ul>
  );
};
