import { createInterface } from "node:readline/promises";

/** Where a person reads and answers. */
export interface Terminal {
  say(line: string): void;
  /** The answer without the space around it, or null at the end of the input. */
  ask(question: string): Promise<string | null>;
  /** Takes what was said out of sight, so that the next person does not read it; does nothing where output is not a screen. */
  wipe(): void;
  close(): void;
}

/** The terminal that the program was started in; works with a pipe, too. */
export const ownTerminal = (): Terminal => {
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  const screen = process.stdout.isTTY;
  return {
    say: (line) => void process.stdout.write(`${line}\n`),
    ask: async (question) => {
      process.stdout.write(`${question} `);
      const { value, done } = await lines.next();
      if (!screen) process.stdout.write("\n");
      return done === true ? null : value.trim();
    },
    wipe: () => {
      if (screen) process.stdout.write("\u001B[2J\u001B[3J\u001B[H");
    },
    close: () => input.close(),
  };
};
