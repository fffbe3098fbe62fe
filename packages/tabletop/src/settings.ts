import { deviceStorage } from "@blueplate/ui/storage";
import { Result, Schema } from "effect";
import { createSignal } from "solid-js";
import { storedAs } from "./stored.ts";

/** The short sounds of a table, each with its own switch. */
export const SOUNDS = ["turn", "sale", "lost", "milestone", "bank", "message", "card", "coin"] as const;
export type Sound = (typeof SOUNDS)[number];

/** What is heard at a table of any game. */
const ALWAYS: readonly Sound[] = ["turn", "message"];

/** What is heard at a table of a game with these sounds of its own, in the order in which it is offered. */
export const soundsWith = (own: readonly Sound[]): readonly Sound[] =>
  SOUNDS.filter((sound) => ALWAYS.includes(sound) || own.includes(sound));

/** How much the table says before something is done: only why not, what costs, or everything with its reasons. */
export const GUARDS = ["quiet", "normal", "coach"] as const;
export type Guard = (typeof GUARDS)[number];

/** How the table speaks and listens for this person on this machine. */
const TableSettings = Schema.Struct({
  /** Single letters, digits and signs are keys of the table. */
  letters: Schema.Boolean,
  guard: Schema.Literals(GUARDS),
  /** Tells on the desktop that it is one's turn while the page is out of sight. */
  notify: Schema.Boolean,
  sounds: Schema.Record(Schema.Literals(SOUNDS), Schema.Boolean),
  /** A command that is the only one there is gives itself, where a table of cards asks for it. */
  onlyCommand: Schema.Boolean,
  /** How often each icon has stood beside its word. */
  icons: Schema.Record(Schema.String, Schema.Number),
});
export type TableSettings = typeof TableSettings.Type;

const KEY = "blueplate-settings";
const decode = Schema.decodeUnknownResult(TableSettings);
const stored = storedAs(Schema.Record(Schema.String, Schema.Unknown));

const USUAL: TableSettings = {
  letters: true,
  guard: "normal",
  notify: false,
  sounds: { turn: true, sale: true, lost: true, milestone: true, bank: true, message: true, card: true, coin: true },
  onlyCommand: true,
  icons: {},
};

/** What is kept on this machine; what was not there yet when it was kept is as usual. */
const kept = (): TableSettings => {
  const parts = stored(KEY);
  if (parts === null) return USUAL;
  const sounds = { ...USUAL.sounds, ...Object(parts["sounds"]) };
  return Result.getOrElse(decode({ ...USUAL, ...parts, sounds }), () => USUAL);
};

const [settings, setSettings] = createSignal<TableSettings>(kept());

/** The settings kept on this machine, or the usual ones. */
export { settings };

/** Changes a part of the settings and keeps them on this machine. */
export const changeSettings = (part: Partial<TableSettings>): void => {
  const next = { ...settings(), ...part };
  setSettings(next);
  deviceStorage.setItem(KEY, JSON.stringify(next));
};
