import { type BannerSource, BotPortrait } from "@blueplate/magnate-table";
import { Show } from "solid-js";
import type { SeatChoice } from "./chosen-rules.ts";

interface FaceProps extends BannerSource {
  readonly choice: SeatChoice;
  readonly player: string;
}

/** Who sits on a seat: a bot's bust in the coat of its chain, a person's first letter, or a free chair. */
export const SeatFace = (props: FaceProps) => (
  <span class="face" data-choice={props.choice.split(":")[0]} aria-hidden="true">
    <Show
      when={props.choice.startsWith("bot:") ? props.choice.slice("bot:".length) : null}
      fallback={props.choice === "me" ? (Array.from(props.player.trim())[0] ?? "☺") : "+"}
    >
      {(bot) => <BotPortrait bot={bot()} banner={props.banner} seat={props.seat} />}
    </Show>
  </span>
);
