import { createSignal, Show } from "solid-js";
import { failureOf, type ServerFailure } from "./failure.ts";
import { FailureNotice } from "./failure-notice.tsx";

/** What the server was asked and did not do, with the way to ask it again. */
interface FailedAttempt {
  readonly failure: ServerFailure;
  readonly again: () => void;
}

/** What somebody asks of the server by pressing a button. */
export interface Attempts {
  /** Asks; what the server says against it stands in `failed` until something is asked anew. */
  readonly attempt: (ask: () => Promise<unknown>) => Promise<void>;
  readonly failed: () => FailedAttempt | null;
}

/** Asks the server on somebody's behalf, one thing after the other. */
export const createAttempts = (): Attempts => {
  const [failed, setFailed] = createSignal<FailedAttempt | null>(null);
  const attempt = async (ask: () => Promise<unknown>): Promise<void> => {
    setFailed(null);
    try {
      await ask();
    } catch (error) {
      setFailed({ failure: failureOf(error), again: () => void attempt(ask) });
    }
  };
  return { attempt, failed };
};

/** Why what was asked last was not done; where the server has said when to come again, with the way to. */
export const AttemptNotice = (props: { readonly of: Pick<Attempts, "failed"> }) => (
  <Show when={props.of.failed()}>
    {(failed) => <FailureNotice failure={failed().failure} again={failed().again} />}
  </Show>
);
