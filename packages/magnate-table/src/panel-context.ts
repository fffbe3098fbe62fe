import { type Command, type FoodChainMagnateRules, isMagnate, type Ruleset, type State } from "@blueplate/engine";
import { foresee, type ActForecast } from "@blueplate/forecast";
import { type Json, type Seat, seatOf } from "@blueplate/kernel";
import type { GoodWords } from "@blueplate/words";
import { type FormFilling, foodChainMagnate as texts, type TableProps } from "@blueplate/tabletop";
import { stateOf } from "./game.ts";
import type { MapPlacing } from "./placing/placing.ts";

/** What every panel of the question is drawn from. */
export interface PanelContext {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly filling: FormFilling;
  readonly placing: MapPlacing;
  /** Claims the question's one main button for the panel, for as long as the effect that asks for it lives. */
  readonly holdMain: () => void;
}

/** The seat that is asked. */
export const seatIn = ({ table }: Pick<PanelContext, "table">): Seat => seatOf(table.seat ?? 0);

/** The rules of this game. */
export const rulesOf = ({ rules }: Pick<TableProps, "rules">): FoodChainMagnateRules => {
  if (!isMagnate(rules)) throw new Error(`a table of ${rules.game} among panels of Food Chain Magnate`);
  return rules;
};

/** What a command of this seat would come to on `state`, or null when the rules refuse it. */
export const foreseen = (
  panel: Pick<PanelContext, "table">,
  command: { readonly _tag: string },
  state: State = stateOf(panel.table),
): ActForecast | null =>
  // cast: the commands of the panels are filled from the slots of this game's forms.
  foresee(rulesOf(panel.table), state, seatIn(panel), command as Command);

/** What the command filled in would come to; null while slots are open, or where the rules refuse it. */
export const foreseenNow = (panel: PanelContext): ActForecast | null => {
  const filled = panel.filling.command();
  return filled ? foreseen(panel, filled.command) : null;
};

const cards = (): Readonly<Record<string, { readonly name: string }>> => texts().employees;
const things = (): Readonly<Record<string, GoodWords>> => texts().goods;
const milestones = (): Readonly<Record<string, { readonly name: string; readonly effect: string }>> =>
  texts().milestones;

/** The name of a card that a slot holds. */
export const cardName = (id: Json | undefined): string => (typeof id === "string" ? (cards()[id]?.name ?? id) : "");
/** A good by number: `3 burgers`. */
export const goodsText = (count: number, good: string): string => things()[good]?.counted(count) ?? `${count} ${good}`;
/** The name of a good. */
export const goodName = (good: string): string => things()[good]?.one ?? good;
/** The name of many of a good. */
export const goodsName = (good: string): string => things()[good]?.many ?? good;
/** A milestone's name and what it does. */
export const milestoneText = (id: string): { readonly name: string; readonly effect: string } =>
  milestones()[id] ?? { name: id, effect: "" };
