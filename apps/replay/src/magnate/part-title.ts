import type { History } from "@blueplate/forecast";
import { phaseNamed, plain, turnLine } from "@blueplate/words";
import type { ReplayTexts } from "../language.ts";

type Names = (seat: number) => string;
type Turn = History["turns"][number];
type Said = Pick<ReplayTexts, "shell" | "foodChainMagnate">;

/** A turn of the line in one sentence, or the name of its phase when there is nothing to tell. */
export const turnTitle = ({ foodChainMagnate: words }: Said, turn: Turn, names: Names): string => {
  const sentence = turnLine(words, turn, names);
  if (sentence) return plain(sentence);
  const name = phaseNamed(words.phases, turn.phase);
  // What comes before the first round has none.
  return turn.phase.startsWith("setup-") ? name : `${words.line.round(turn.round)} ${name}`;
};

/** True for a part in which nothing happened that is worth a line; that the game is over always is. */
export const isQuiet = ({ actions, phase }: Turn): boolean => actions.length === 0 && phase !== "over";

/** What a part of the line tells beside what the chains did in it: the bank breaks at dinner, and who wins at the end. */
const besides = ({ shell }: Said, { moments }: History, turn: Turn, names: Names): readonly string[] =>
  moments.flatMap((moment) => {
    if (moment.at < turn.from || moment.at > turn.to) return [];
    if (moment.kind === "bank-break" && turn.phase === "dinnertime") return [shell.replay.flagBank(moment.breaks)];
    if (moment.kind === "end" && turn.phase === "over" && moment.winner !== null)
      return [shell.table.winner(names(moment.winner))];
    return [];
  });

/** A part of the line in one sentence, with what the bank and the end add to it. */
export const partTitle = (words: Said, history: History, turn: Turn, names: Names): string =>
  [turnTitle(words, turn, names), ...besides(words, history, turn, names)].join(words.foodChainMagnate.line.semicolon);
