import { type Accessor, createSignal } from "solid-js";

/** Words about a node; the same words once more are others. */
interface Said {
  readonly node: string;
  readonly text: string;
}

/** What a key that found nothing has to say about the moment: until one goes on. */
export interface KeyNotice {
  readonly said: Accessor<Said | null>;
  /** Says it, also a second time. */
  readonly say: (text: string) => void;
}

/** Words about the node `here`, gone with it. */
export const createKeyNotice = (here: () => string): KeyNotice => {
  const [said, setSaid] = createSignal<Said | null>(null);
  return {
    said: () => (said()?.node === here() ? said() : null),
    say: (text) => void setSaid({ node: here(), text }),
  };
};
