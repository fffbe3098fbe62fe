import type { WilsonInterval } from "@blueplate/bot";
import type { SeatInfo } from "@blueplate/kernel";
import { For, Show } from "solid-js";
import type { EstimateContext } from "./estimate-context.ts";
import { SeatMark } from "./seat-mark.tsx";
import { replayWords } from "../language.ts";

const words = () => replayWords().chance;

/** A share in whole percent. */
export const percent = (share: number): number => Math.round(share * 100);

/** A chance in words, with its interval where it has one. */
export const chanceText = ({ share, low, high }: WilsonInterval): string => {
  const said = words().share(percent(share));
  return low < high ? `${said} (${words().between(percent(low), percent(high))})` : said;
};

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
      <Show when={props.share.low < props.share.high}>
        <span class="number muted">{words().between(percent(props.share.low), percent(props.share.high))}</span>
      </Show>
    </li>
  );
};

/** Everybody's chance as a bar with its interval, and in numbers. */
export const ChanceBars = (props: {
  readonly looked: Pick<EstimateContext, "seats" | "sign">;
  readonly chances: readonly WilsonInterval[];
}) => (
  <ul class="chance-bars" aria-label={words().title}>
    <For each={props.looked.seats}>
      {(seat, index) => (
        <Bar
          looked={props.looked}
          seat={seat}
          index={index()}
          share={props.chances[index()] ?? { share: 0, low: 0, high: 1 }}
        />
      )}
    </For>
  </ul>
);
