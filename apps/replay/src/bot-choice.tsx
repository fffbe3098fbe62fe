import type { SeatInfo } from "@blueplate/kernel";
import { BotPortrait } from "@blueplate/magnate-table";
import { FoldedChoice } from "@blueplate/ui/choice";
import { Show } from "solid-js";

/** Who may be chosen: a bot of that id with its drawing, or something else with a sign of its own. */
export interface BotOption {
  readonly value: string;
  readonly text: string;
  /** The bot that is drawn; null for what is none. */
  readonly bot: string | null;
}

/** Which bot, each with its drawing in the colour of the seat. */
export const BotChoice = (props: {
  readonly legend: string;
  readonly value: string;
  readonly options: readonly BotOption[];
  readonly seat: number;
  readonly banner?: SeatInfo["banner"];
  readonly onChange: (value: string) => void;
}) => (
  <FoldedChoice
    legend={props.legend}
    value={props.value}
    choices={props.options.map(({ value, text, bot }) => ({
      value,
      text,
      picture: () => (
        <Show when={bot} fallback="+">
          {(drawn) => <BotPortrait bot={drawn()} banner={props.banner} seat={props.seat} />}
        </Show>
      ),
    }))}
    onChange={props.onChange}
  />
);
