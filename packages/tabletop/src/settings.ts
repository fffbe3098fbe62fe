import { Result, Schema } from "effect";
import { createSignal } from "solid-js";

/** The short sounds of a table, each with its own switch. */
export const SOUNDS = ["turn", "sale", "lost", "milestone", "bank", "message"] as const;
export type Sound = (typeof SOUNDS)[number];

/** How the table speaks and listens for this person on this machine. */
const TableSettings = Schema.Struct({
  /** Single letters, digits and signs are keys of the table. */
  letters: Schema.Boolean,
  /** Tells on the desktop that it is one's turn while the page is out of sight. */
  notify: Schema.Boolean,
  sounds: Schema.Record(Schema.Literals(SOUNDS), Schema.Boolean),
});
export type TableSettings = typeof TableSettings.Type;

const KEY = "blueplate-settings";
const decode = Schema.decodeUnknownResult(Schema.fromJsonString(TableSettings));

const USUAL: TableSettings = {
  letters: true,
  notify: false,
  sounds: { turn: true, sale: true, lost: true, milestone: true, bank: true, message: true },
};

const [settings, setSettings] = createSignal<TableSettings>(
  Result.getOrElse(decode(localStorage.getItem(KEY)), () => USUAL),
);

/** The settings kept on this machine, or the usual ones. */
export { settings };

/** Changes a part of the settings and keeps them on this machine. */
export const changeSettings = (part: Partial<TableSettings>): void => {
  const next = { ...settings(), ...part };
  setSettings(next);
  localStorage.setItem(KEY, JSON.stringify(next));
};
