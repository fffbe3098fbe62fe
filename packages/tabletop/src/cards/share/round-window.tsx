import { shareWords } from "../../share/language.ts";
import { ShareWindow } from "../../share/window.tsx";
import { type SharedGame, sharedRound } from "./shared-round.ts";

/** What can be handed on of a game of cards that is over: a picture and a film of the round that decided it, and the link to it. */
export const RoundWindow = (
  props: SharedGame & { readonly link: ((at: number) => string) | null; readonly onClose: () => void },
) => {
  const { table, rows, drawings, sign } = props;
  return (
    <ShareWindow
      title={shareWords().round.title}
      none={shareWords().round.none}
      moment={sharedRound({ table, rows, drawings, sign })}
      link={props.link}
      onClose={props.onClose}
    />
  );
};
