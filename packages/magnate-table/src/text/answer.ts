import { bank, chain, chains, milestones } from "./companies.ts";
import type { AnswerContext } from "./context.ts";
import { house, houses, tomorrow } from "./houses.ts";
import { meantBy } from "./closest-word.ts";
import { spots } from "./spots.ts";
import { campaigns, reach } from "./town.ts";

type Command = Exclude<keyof AnswerContext["words"]["commands"], "win">;

const help = ({ words }: AnswerContext): readonly string[] =>
  words.examples.map(([command, does]) => `${command}: ${does}`);

const ANSWERS: Readonly<Record<Command, (asked: AnswerContext, rest: readonly string[]) => readonly string[]>> = {
  help,
  houses,
  house,
  spots,
  reach,
  chains,
  chain,
  tomorrow,
  milestones,
  bank,
  campaigns,
};

// cast: the keys of the table are these commands.
const COMMANDS = Object.keys(ANSWERS) as readonly Command[];

/** Answers a line of text with lines of text, from what the asker may see. Whatever is not understood is said so. */
export const answer = (asked: AnswerContext, line: string): readonly string[] => {
  const [word = "", ...rest] = line.trim().split(/\s+/);
  const wanted = word.toLowerCase();
  const command = COMMANDS.find((each) => asked.words.commands[each].some((name) => name === wanted));
  if (command) return ANSWERS[command](asked, rest);
  const meant = meantBy(
    wanted,
    COMMANDS.flatMap((each) => asked.words.commands[each]),
  );
  return [asked.words.unknown(line.trim()), ...(meant === null ? [] : [asked.words.meant(meant)])];
};
