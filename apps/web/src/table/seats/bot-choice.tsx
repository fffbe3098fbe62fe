import type { SeatFacts } from "@blueplate/api";
import { shell } from "@blueplate/tabletop";
import { Button } from "@blueplate/ui";
import { type RadioChoice, ChoiceGroup } from "@blueplate/ui/choice";
import type { SeatChoice } from "../../new-table/chosen-rules.ts";
import { describedChoice } from "../../new-table/draft.ts";
import { SeatFace } from "../../new-table/face.tsx";

const words = () => shell().create;

const choiceOf = (bot: string | null): SeatChoice => (bot === null ? "open" : `bot:${bot}`);
const textOf = (bot: string | null): string => (bot === null ? words().open : words().bot(bot));

interface BotChoiceProps {
  readonly seat: SeatFacts;
  readonly bots: readonly string[];
  readonly onBot: (bot: string | null) => void;
}

/** Opens what a seat can be given to; it says who has it now. */
export const BotChoiceButton = (props: {
  readonly seat: SeatFacts;
  readonly open: boolean;
  readonly onTurn: () => void;
}) => (
  <Button
    aria-expanded={props.open}
    aria-label={`${words().seat(props.seat.seat + 1)}: ${textOf(props.seat.bot)}. ${words().front.change}`}
    onClick={() => props.onTurn()}
  >
    {words().front.change}
  </Button>
);

/** Everybody to whom the host may give a seat: whoever comes, or a bot with its face and what it is like. */
export const BotChoices = (props: BotChoiceProps) => {
  const choices = (): readonly RadioChoice[] =>
    [null, ...props.bots].map((bot) => ({
      value: choiceOf(bot),
      text: textOf(bot),
      help: describedChoice(choiceOf(bot)),
      face: () => (
        <>
          <SeatFace choice={choiceOf(bot)} player="" banner={props.seat.banner} seat={props.seat.seat} />
          <b class="choice-text">{bot === null ? words().front.friend : textOf(bot)}</b>
        </>
      ),
    }));
  return (
    <div class="dress">
      <ChoiceGroup
        legend={words().seat(props.seat.seat + 1)}
        hidden
        kind="lines"
        value={choiceOf(props.seat.bot)}
        choices={choices()}
        onChange={(choice) => props.onBot(choice === "open" ? null : choice.slice("bot:".length))}
      />
    </div>
  );
};
