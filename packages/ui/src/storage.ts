/** What keeps texts by key, as a browser does. */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * A store of the browser that never throws. Some browsers refuse it by throwing where it is only named, and a full one refuses
 * what is written: the page then remembers it itself, for as long as it is open.
 */
const keeperOf = (storage: () => Storage): KeyValueStorage => {
  const refused = new Map<string, string>();
  return {
    getItem: (key) => {
      try {
        return refused.get(key) ?? storage().getItem(key);
      } catch {
        return null;
      }
    },
    setItem: (key, value) => {
      refused.delete(key);
      try {
        storage().setItem(key, value);
      } catch {
        refused.set(key, value);
      }
    },
    removeItem: (key) => {
      refused.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing is kept there.
      }
    },
  };
};

/** What this browser keeps for good. */
export const deviceStorage = keeperOf(() => localStorage);

/** What this browser keeps for one tab, over a reload. */
export const tabStorage = keeperOf(() => sessionStorage);
