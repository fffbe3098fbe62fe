import { language, pageWords, shell } from "@blueplate/tabletop";
import type { ShellWords, Words } from "@blueplate/words";
import { REPLAY_WORDS, type ReplayWords } from "@blueplate/words/replay";

/** The words of the replay, as they are read now. */
export const replayWords = pageWords(REPLAY_WORDS);

/** The words of every page and those of the replay. */
export type ReplayShell = ShellWords & ReplayWords;

/** All words that the replay says itself, as they are read now. */
export const replayShell = (): ReplayShell => ({ ...shell(), ...replayWords() });

/** Everything that people read in the replay, in one language. */
export interface ReplayTexts extends Words {
  readonly shell: ReplayShell;
}

/** Everything that people read in the replay, as it is read now. */
export const replayTexts = (): ReplayTexts => ({ ...language.words(), shell: replayShell() });
