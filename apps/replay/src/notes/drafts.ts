import { deviceStorage } from "@blueplate/ui/storage";
import { storedAs } from "@blueplate/tabletop/stored";
import { Schema } from "effect";
import { createSignal } from "solid-js";

const stored = storedAs(Schema.Record(Schema.String, Schema.String));
const keyOf = (key: string): string => `blueplate-drafts:${key}`;

const kept = (key: string): Readonly<Record<string, string>> => stored(keyOf(key)) ?? {};

/** What was typed and not added yet, by where it was typed; it stays on this machine until it is added or emptied. */
export interface Drafts {
  readonly at: (place: string) => string | undefined;
  readonly set: (place: string, text: string | null) => void;
  readonly places: () => readonly string[];
}

/** The drafts of what is kept under `key`. */
export const createDrafts = (key: string): Drafts => {
  const [drafts, setDrafts] = createSignal(kept(key));
  return {
    at: (place) => (Object.hasOwn(drafts(), place) ? drafts()[place] : undefined),
    set: (place, text) => {
      // Another tab may have written meanwhile: what stands there is not lost.
      const { [place]: _, ...rest } = kept(key);
      const next = text === null ? rest : { ...rest, [place]: text };
      setDrafts(next);
      deviceStorage.setItem(keyOf(key), JSON.stringify(next));
    },
    places: () => Object.keys(drafts()),
  };
};
