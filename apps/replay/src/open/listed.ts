import { type Accessor, createSignal } from "solid-js";

/** A page of a list as the server answers it: `next`, where there are others, is the cursor after which they come. */
interface Page<L> {
  readonly lines: readonly L[];
  readonly next: string | null;
}

/** A list of the server as it is shown. */
export interface ServerList<L> {
  /** Undefined until they are there, and where the server cannot be asked. */
  readonly lines: Accessor<readonly L[] | undefined>;
  readonly failed: Accessor<boolean>;
  /** Asks for the next ones; null where these are all, and while they are on their way. */
  readonly more: Accessor<(() => void) | null>;
}

/** A list that grows by pages on demand. `ask` is told after which cursor the page begins; nothing for the first. */
export const createListed = <L extends { readonly id: string }>(
  ask: (after: string | undefined) => Promise<Page<L>>,
): ServerList<L> => {
  const [known, setKnown] = createSignal<Page<L> | undefined>();
  const [failed, setFailed] = createSignal(false);
  const [asking, setAsking] = createSignal(false);
  const look = async (after: string | undefined): Promise<void> => {
    setAsking(true);
    try {
      const { lines, next } = await ask(after);
      const before = known()?.lines ?? [];
      // What changed in between has moved to the front: it stands where it was shown first.
      const fresh = lines.filter(({ id }) => !before.some((line) => line.id === id));
      setKnown({ lines: [...before, ...fresh], next });
      setFailed(false);
    } catch {
      setFailed(true);
    } finally {
      setAsking(false);
    }
  };
  void look(undefined);
  return {
    lines: () => known()?.lines,
    failed: () => failed() && known() === undefined,
    more: () => {
      const next = known()?.next ?? null;
      return next === null || asking() ? null : () => void look(next);
    },
  };
};
