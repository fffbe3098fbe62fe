import type { Refusal } from "@blueplate/kernel";
import { Result } from "effect";
import { type Accessor, createSignal } from "solid-js";
import { refusalOf } from "../study-stores/remote.ts";
import { refusedText } from "../refused.ts";
import { replayShell } from "../language.ts";

/** Something asked of the server or of a host: while it is asked, and why it was not done. */
export interface ServerAction {
  readonly busy: Accessor<boolean>;
  readonly problem: Accessor<string | null>;
  /** Does it; the answer, or null when it was not done, and then `problem` says why. */
  readonly act: <A>(what: () => Promise<A | Result.Result<A, Refusal>>) => Promise<A | null>;
}

const textOf = (error: unknown): string =>
  error instanceof Error && error.constructor === Error
    ? error.message
    : refusedText(replayShell(), refusalOf(error), null);

/** What several buttons of one place have in common. */
export const createActing = (): ServerAction => {
  const [busy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal<string | null>(null);
  const act: ServerAction["act"] = async (what) => {
    setBusy(true);
    setProblem(null);
    try {
      const answer = await what();
      if (!Result.isResult(answer)) return answer;
      if (Result.isSuccess(answer)) return answer.success;
      setProblem(refusedText(replayShell(), answer.failure, null));
      return null;
    } catch (error) {
      setProblem(textOf(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, act };
};
