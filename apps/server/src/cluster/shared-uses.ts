/** So many uses of something that is limited, by one whose uses are counted. */
export interface CountedUse {
  readonly what: string;
  readonly scope: string;
  readonly key: string;
  readonly points: number;
}

/** Counts uses at one of several servers, so that whoever asks all of them has no more than whoever asks one. */
export interface UseCounter {
  /** What was used here since this was asked for last. Before it was asked for once nothing is kept. */
  readonly taken: () => readonly CountedUse[];
  /** Counts what was used elsewhere. */
  readonly add: (uses: readonly CountedUse[]) => void;
}

/** A counter that is handed in later: until then nothing is used here. */
export const counterToCome = () => {
  let counter: UseCounter | null = null;
  const relay: UseCounter = {
    taken: () => counter?.taken() ?? [],
    add: (uses) => counter?.add(uses),
  };
  return {
    relay,
    handIn: (own: UseCounter): void => {
      // What is used from now on is told, also before the others are told for the first time.
      own.taken();
      counter = own;
    },
  };
};
