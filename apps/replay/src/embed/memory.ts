/** What a page keeps for as long as it is open. */
const memory = (): Storage => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
};

/** Gives the page a memory of its own where the browser refuses it one, as many do to pages inside others. */
export const lendMemory = (): void => {
  try {
    void globalThis.localStorage.length;
  } catch {
    Object.defineProperty(globalThis, "localStorage", { value: memory(), configurable: true });
  }
};
