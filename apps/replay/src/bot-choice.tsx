import type { SeatInfo } from "@blueplate/kernel";
import { BotPortrait } from "@blueplate/magnate-table";
import { type RadioChoice, FoldedChoice } from "@blueplate/ui/choice";
import { type JSX, Show } from "solid-js";

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
}) => {
  const face = (option: BotOption | undefined): JSX.Element => (
    <span class="face" data-choice={option?.value} aria-hidden="true">
      <Show when={option?.bot} fallback="+">
        {(bot) => <BotPortrait bot={bot()} banner={props.banner} seat={props.seat} />}
      </Show>
    </span>
  );
  const choices = (): readonly RadioChoice[] =>
    props.options.map((option) => ({
      value: option.value,
      text: option.text,
      face: () => (
        <>
          {face(option)}
          <b class="choice-text">{option.text}</b>
        </>
      ),
    }));
  return (
    <FoldedChoice
      legend={props.legend}
      value={props.value}
      choices={choices()}
      face={face(props.options.find(({ value }) => value === props.value))}
      onChange={props.onChange}
    />
  );
};
