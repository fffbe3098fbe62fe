import { bank, chain, chains, milestones } from "./companies.ts";
import type { AnswerContext } from "./context.ts";
import { house, houses, tomorrow } from "./houses.ts";
import { meantBy } from "./closest-word.ts";
import { spots } from "./spots.ts";
import { campaigns, reach } from "./town.ts";

/** What is asked of the position; why others did what they did is found elsewhere. */
type Command = Exclude<keyof AnswerContext["words"]["commands"], "win" | "why">;

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

const commandOf = (line: string): string => line.trim().split(/\s+/)[0]?.toLowerCase() ?? "";

/** True for a line that asks why bots did what they did. */
export const asksWhy = ({ commands }: AnswerContext["words"], line: string): boolean =>
  commands.why.some((name) => name === commandOf(line));

/** Answers a line of text with lines of text, from what the asker may see. Whatever is not understood is said so. */
export const answer = (asked: AnswerContext, line: string): readonly string[] => {
  const [, ...rest] = line.trim().split(/\s+/);
  const wanted = commandOf(line);
  const command = COMMANDS.find((each) => asked.words.commands[each].some((name) => name === wanted));
  if (command) return ANSWERS[command](asked, rest);
  const meant = meantBy(
    wanted,
    [...COMMANDS, "why" as const].flatMap((each) => asked.words.commands[each]),
  );
  return [asked.words.unknown(line.trim()), ...(meant === null ? [] : [asked.words.meant(meant)])];
};
