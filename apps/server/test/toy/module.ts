import type { Bot } from "@blueplate/bot";
import { firstCommand } from "@blueplate/kernel";
import { games } from "./toy.ts";

export { games } from "./toy.ts";

const cheat = { _tag: "bid", amount: 99 };

const bot = (id: string, decide: Bot["decide"]): Bot => ({ id, game: "toy", decide });

/** Bots that play, crash, never answer and cheat. */
export const bots: readonly Bot[] = [
  bot("honest", ({ view, seat }, rules) => {
    const command = firstCommand(rules, view, seat);
    if (!command) throw new Error("nothing to choose from");
    return { command };
  }),
  bot("peeking", ({ view, seat }) => {
    const others = JSON.stringify(view).match(/code-\d+/g) ?? [];
    if (others.length !== 1) throw new Error(`sees ${others.length} codes`);
    return { command: { ...cheat, amount: seat + 1 } };
  }),
  bot("throwing", () => {
    throw new Error("out of ideas");
  }),
  bot("crashing", () => process.exit(1)),
  bot("endless", () => {
    for (;;);
  }),
  bot("cheating", () => ({ command: cheat })),
];

/** What a server is started with. */
export const toyModule = { games, bots, module: new URL("./module.ts", import.meta.url).href };
