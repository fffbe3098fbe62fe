import type { BasePhase, Command, State } from "@blueplate/engine";
import { firstCommand, type Rules } from "@blueplate/kernel";
import type { Bot } from "../bot.ts";
import { cleanup, payday } from "./evening.ts";
import { placeFirst } from "./places.ts";
import { type Script, STEADY } from "./scripts/script.ts";
import { restructure } from "./structure.ts";
import { type SlotChooser, fill, type DecisionContext, hereOf } from "./table.ts";
import { work } from "./work.ts";
import type { Worths } from "./module-worth.ts";

/** The card in the middle of those that there are. */
const middle: SlotChooser = (offers) => offers[Math.floor(offers.length / 2)] ?? null;

/** What is done in each phase that asks. */
const PHASES: { readonly [P in BasePhase]?: (here: DecisionContext) => Command | null } = {
  "setup-restaurants": placeFirst,
  "setup-reserve": (here) => fill(here, "setup.chooseReserve", {}, { reserve: middle }),
  restructuring: restructure,
  "order-of-business": (here) => fill(here, "order.choosePosition"),
  working: work,
  payday,
  cleanup,
};

const ofPhase = (here: DecisionContext): Command | null => {
  const { stage } = here.state;
  return stage._tag === "module-phase" ? null : (PHASES[stage._tag]?.(here) ?? null);
};

/**
 * A steady manager: cooks what it advertises, advertises where it is nearest, trains when it can pay, and never gambles. It
 * looks at the present position only. Cards it knows by their rows, and those of modules by what `worths` say. With another
 * `script` it is another manager of its kind.
 */
export const steadyWith = (worths: Worths, script: Script = STEADY): Bot => ({
  id: "steady",
  game: "food-chain-magnate",
  opensOnlyItsOwn: true,
  decide: ({ view, seat }, rules, budget) => {
    // cast: the bot is asked only at tables of its own game.
    const here = hereOf(view as State, seat, rules as Rules<State, Command>, budget, worths, script);
    const command = ofPhase(here) ?? firstCommand(here.rules, here.state, seat);
    if (!command) throw new Error(`seat ${seat} has nothing to choose from`);
    return { command };
  },
});
