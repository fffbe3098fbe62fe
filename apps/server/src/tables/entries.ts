import { encodeEntry, type Entry, type Rules } from "@blueplate/kernel";
import type { StoredEntry } from "@blueplate/store";

/** An entry as it is stored and sent. */
// cast: an encoded event is a tagged JSON object by the codec's contract.
export const storedEntry = (rules: Rules, entry: Entry): StoredEntry =>
  encodeEntry(rules.codecs.event, entry) as StoredEntry;
