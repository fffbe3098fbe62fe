import { codecOfForms, codecOf, type Form, type GameConfig, type Outcome, type Rules } from "@blueplate/kernel";
import { Schema } from "effect";
import { answerOrders, type OrdersOfSeat, ordersCodec } from "../conditional-orders/orders.ts";
import { BLANK } from "../evolve/index.ts";
import { type Command, type Event, phaseOf, State, type TileRows } from "../model/index.ts";
import { opening } from "../phases/opening.ts";
import { invalidEvent } from "../phases/valid-event.ts";
import type { FormEntry, Ruleset } from "../ruleset/index.ts";
import { hashOf } from "./hash.ts";
import { memoizeWeak } from "./memoize-weak.ts";
import { beginGame, phaseRow, reducerOf } from "./reducer.ts";

/** The rules of Food Chain Magnate as the kernel plays them, with the ruleset that they were assembled from. */
export interface FoodChainMagnateRules extends Rules<State, Command, Event> {
  readonly ruleset: Ruleset;
}

/** The id of the game. */
export const GAME_ID = "food-chain-magnate";

/** True for rules of Food Chain Magnate: whoever holds some game's rules asks here before asking for the ruleset. */
// cast: only this package assembles rules with this id, and all of them carry their ruleset.
export const isMagnate = (rules: { readonly game: string }): rules is FoodChainMagnateRules => rules.game === GAME_ID;

/** The ruleset of a running game; throws for the rules of another game, which is a programming error. */
export const rulesetOf = (rules: Pick<Rules, "game">): Ruleset => {
  if (!isMagnate(rules)) throw new Error(`${rules.game} has no ruleset of Food Chain Magnate`);
  return rules.ruleset;
};

type Codecs = FoodChainMagnateRules["codecs"];

/** The state of the game at hand: what its modules keep is decoded by their own schemas. */
const stateCodec = ({ states }: Ruleset): Codecs["state"] => {
  const { modules: _, ...fields } = State.fields;
  const kept = Object.entries(states).map(([id, { schema }]) => [id, schema] as const);
  if (kept.length === 0) return codecOf(Schema.Struct(fields));
  const modules = Schema.Struct(Object.fromEntries(kept));
  return codecOf(Schema.Struct({ ...fields, modules }));
};

const codecsOf = memoizeWeak((ruleset: Ruleset): Codecs => ({
  state: stateCodec(ruleset),
  // cast: the tables hold the commands and events of the base game and of its modules.
  command: codecOfForms(ruleset.forms) as unknown as Codecs["command"],
  event: codecOfForms(ruleset.events) as unknown as Codecs["event"],
}));

/** Events that show what was hidden: nothing before them can be taken back. */
const REVEALING: ReadonlySet<string> = new Set(["StructuresRevealed", "BankBroke", "ReservesSeen", "Dismissed"]);

const outcomeOf = ({ stage }: State): Outcome | null =>
  stage._tag === "over" ? { winners: stage.winner === null ? [] : [stage.winner], ranking: stage.ranking } : null;

/** The state before the first event, with what modules keep. */
export const initialStateOf = ({ states }: Pick<Ruleset, "states">): State => {
  const kept = Object.entries(states).map(([id, { initial }]) => [id, initial] as const);
  return kept.length === 0 ? BLANK : { ...BLANK, modules: Object.fromEntries(kept) };
};

/** Every form gets its fields in this order: all are asked in one place, which is quick only where they are alike. */
const BLANK_FORM: ReturnType<FormEntry["form"]> = {
  tag: "",
  slots: [],
  secret: false,
  lastResort: false,
  isAvailable: () => false,
  unavailableReason: () => "",
  refuse: () => null,
  decide: () => [],
};

/** The kernel's rules for a ruleset. `tiles` is a chosen map; without it one is drawn. */
export const assemble = (ruleset: Ruleset, config: GameConfig, tiles?: TileRows): FoodChainMagnateRules => {
  const forms = Object.fromEntries(
    Object.entries(ruleset.forms).map(([tag, entry]) => [tag, { ...BLANK_FORM, ...entry.form(ruleset) }]),
  );
  let hash: string | undefined;
  return {
    ...reducerOf(ruleset),
    ruleset,
    config,
    // Only whoever begins or opens a game asks for it: a table that is looked at does not wait for it.
    get hash() {
      return (hash ??= hashOf(ruleset, config));
    },
    codecs: codecsOf(ruleset),
    // cast: as the codecs.
    forms: forms as unknown as Readonly<Record<string, Form<State, Command, Event>>>,
    initialState: initialStateOf(ruleset),
    begin: (dice) => [opening(ruleset, config.seats, tiles, dice), (state) => beginGame(ruleset, state)],
    validateEvent: (state, event, earlier) => invalidEvent(ruleset, config.seats, tiles, state, event, earlier),
    refuteEvent: (state, event) => ruleset.events[event._tag]?.valid?.(ruleset, state, event) ?? null,
    waitsFor: (state) => phaseRow(ruleset, phaseOf(state.stage))?.waitsFor(state) ?? [],
    mayResubmit: (state) => phaseRow(ruleset, phaseOf(state.stage))?.mayResubmit(state) ?? [],
    outcome: outcomeOf,
    reveals: (event) => REVEALING.has(event._tag) || ruleset.events[event._tag]?.reveals === true,
    conditionalOrders: {
      codec: ordersCodec(config.seats),
      answer: (view, seat, orders: OrdersOfSeat) => answerOrders(ruleset, view, seat, orders),
    },
  };
};
