import { randomCommand, type Rules, type Seat, type Tagged } from "@blueplate/kernel";
import { games } from "./toy.ts";

export { games } from "./toy.ts";

type Budget = { readonly chance: (bound: number) => number };

const forever = (): never => {
  for (;;);
};

/** Bots that play, crash, never answer and cheat. */
export const bots = [
  {
    id: "random",
    decide: (view: unknown, seat: Seat, rules: Rules, { chance }: Budget): Tagged | null =>
      randomCommand(rules, view, seat, chance),
  },
  {
    id: "crashing",
    decide: (): Tagged => {
      process.exit(1);
    },
  },
  { id: "endless", decide: forever },
  { id: "cheating", decide: (): Tagged & { readonly amount: number } => ({ _tag: "bid", amount: 99 }) },
].map((bot) => ({ ...bot, game: games[0]?.id ?? "" }));

/** What a server is started with. */
export const toyModule = { games, bots, module: new URL("./toy-module.ts", import.meta.url).href };
