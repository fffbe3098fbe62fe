import {
  askedOf,
  commandOf,
  type Form,
  gathered,
  type Json,
  nextSlot,
  type PickedFields,
  type Seat,
  type Slot,
  type Tagged,
} from "@blueplate/kernel";
import type { GameWords } from "@blueplate/words";
import { choose, type Quit } from "./choice.ts";
import type { Terminal } from "./terminal.ts";

/** A form that is being filled by a person at a terminal. */
export interface TerminalFilling {
  readonly terminal: Terminal;
  readonly words: GameWords;
  readonly form: Form<unknown, Tagged, Tagged>;
  readonly view: unknown;
  readonly seat: Seat;
}

/** What came of it: the filled command, the wish to choose another form, or the end of the game for this person. */
export type FilledForm = { readonly _tag: "Command"; readonly command: Tagged } | { readonly _tag: "Back" } | Quit;
type Answered = { readonly _tag: "Value"; readonly value: Json | undefined } | { readonly _tag: "Back" } | Quit;

const listed = ({ words }: TerminalFilling, slot: Slot<unknown>, list: readonly Json[]): string =>
  list.map((value) => words.value(slot.kind, value)).join(", ");

const answerList = async (filling: TerminalFilling, slot: Slot<unknown>, picked: PickedFields): Promise<Answered> => {
  if (slot.shape !== "list") return { _tag: "Back" };
  const { terminal, words, form, view, seat } = filling;
  let list: readonly Json[] = [];
  for (;;) {
    const more = slot.candidates(view, seat, picked, list);
    const done = slot.fits(view, seat, picked, list) ? [`That is all: ${listed(filling, slot, list) || "nobody"}`] : [];
    const offers = [...done, ...more.map((value) => words.value(slot.kind, value))];
    const choice = await choose(terminal, words.slot(form.tag, slot.name), offers, ["back"]);
    if (choice._tag === "Quit") return choice;
    if (choice._tag === "Aside") {
      if (list.length === 0) return { _tag: "Back" };
      list = list.slice(0, -1);
    } else if (choice.index < done.length) return { _tag: "Value", value: gathered(slot, list) };
    else list = [...list, more[choice.index - done.length] ?? null];
  }
};

const answer = async (filling: TerminalFilling, slot: Slot<unknown>, picked: PickedFields): Promise<Answered> => {
  if (slot.shape === "list") return answerList(filling, slot, picked);
  const { terminal, words, form, view, seat } = filling;
  const values = slot.candidates(view, seat, picked);
  const without = askedOf(slot, view, seat, picked) === "maybe" ? ["Leave out"] : [];
  const offers = [...without, ...values.map((value) => words.value(slot.kind, value))];
  const choice = await choose(terminal, words.slot(form.tag, slot.name), offers, ["back"]);
  if (choice._tag === "Quit") return choice;
  if (choice._tag === "Aside") return { _tag: "Back" };
  return { _tag: "Value", value: values[choice.index - without.length] };
};

/** False where the first question of a form has no answer: a marketeer who finds no tile is at work, and has nothing to do. */
export const canBegin = ({ form, view, seat }: Pick<TerminalFilling, "form" | "view" | "seat">): boolean => {
  const slot = nextSlot(form, view, seat, {}, []);
  if (!slot || slot.shape === "list" || askedOf(slot, view, seat, {}) === "maybe") return true;
  return slot.candidates(view, seat, {}).length > 0;
};

/** Asks for one slot after the other, as the form wants them. */
export const fill = async (filling: TerminalFilling): Promise<FilledForm> => {
  const { form, view, seat } = filling;
  let picked: PickedFields = {};
  let skipped: readonly string[] = [];
  for (;;) {
    const slot = nextSlot(form, view, seat, picked, skipped);
    if (!slot) return { _tag: "Command", command: commandOf(form, picked) };
    const answered = await answer(filling, slot, picked);
    if (answered._tag !== "Value") return answered;
    if (answered.value === undefined) skipped = [...skipped, slot.name];
    else picked = { ...picked, [slot.name]: answered.value };
  }
};
