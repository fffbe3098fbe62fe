import { type Accessor, createResource, createSignal } from "solid-js";

/** Lines of a list at first, and how many the server gives at most. */
const LINES_AT_FIRST = 20;
const LINES_AT_MOST = 200;

/** What the server answers to who asks for a list: the first lines of it, and whether there are others. */
interface Answer<L> {
  readonly lines: readonly L[];
  readonly more: boolean;
}

/** A list of the server as it is shown. */
export interface ServerList<L> {
  /** Undefined until they are there, and where the server cannot be asked. */
  readonly lines: Accessor<readonly L[] | undefined>;
  readonly failed: Accessor<boolean>;
  /** Asks for as many again; null where these are all. */
  readonly more: Accessor<(() => void) | null>;
}

/** A list that grows on demand. `ask` is told how many lines are wanted at most. */
export const createListed = <L>(ask: (most: number) => Promise<Answer<L>>): ServerList<L> => {
  const [most, setMost] = createSignal(LINES_AT_FIRST);
  const [answer] = createResource(most, ask);
  const failed = (): boolean => answer.error !== undefined;
  const known = (): Answer<L> | undefined => (failed() ? undefined : answer.latest);
  const grow = (): void => void setMost((lines) => Math.min(lines * 2, LINES_AT_MOST));
  return {
    lines: () => known()?.lines,
    failed,
    more: () => (known()?.more === true && most() < LINES_AT_MOST ? grow : null),
  };
};
