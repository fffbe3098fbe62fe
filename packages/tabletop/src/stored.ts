import { deviceStorage, type KeyValueStorage } from "@blueplate/ui/storage";
import { Result, Schema } from "effect";

/**
 * Reads what this browser keeps as JSON of one shape: null where nothing is kept under the key, or what cannot be read (an older
 * version wrote it, or somebody by hand). Where nothing is kept nothing is decoded: the first time costs as much as drawing a card.
 */
export const storedAs = <S extends Schema.Codec<unknown, unknown>>(shape: S) => {
  const decode = Schema.decodeUnknownResult(Schema.fromJsonString(shape));
  return (key: string, store: KeyValueStorage = deviceStorage): S["Type"] | null => {
    const text = store.getItem(key);
    return text === null ? null : Result.getOrElse(decode(text), () => null);
  };
};
