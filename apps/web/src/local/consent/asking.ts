import type { RefusedRollback } from "@blueplate/api";
import type { Refusal, Seat } from "@blueplate/kernel";
import { batch, createSignal } from "solid-js";
import type { ConsentQuestion } from "./question.ts";

/** What a question leads to. */
interface Asked {
  /** Does what enough of them have agreed on. */
  readonly grant: (question: ConsentQuestion) => Refusal | null;
  /** Hears that something else is asked now, or nothing any more. */
  readonly onChange: () => void;
}

/** One question at a time lies between those round a device, from the one that was `kept` on. */
export const createAsking = (kept: ConsentQuestion | null, { grant, onChange }: Asked) => {
  const [question, setQuestion] = createSignal(kept);
  const [refused, setRefused] = createSignal<RefusedRollback | null>(null);
  const lay = (asked: ConsentQuestion | null, refusal: RefusedRollback | null = null): void =>
    batch(() => {
      setQuestion(asked);
      setRefused(refusal);
    });
  const ask = (asked: ConsentQuestion): Refusal | null =>
    batch(() => {
      const isAgreed = asked.accepted.length >= asked.needed;
      lay(isAgreed ? null : asked);
      const problem = isAgreed ? grant(asked) : null;
      onChange();
      return problem;
    });
  return {
    question,
    /** Whose wish to go back was refused last, and by whom, as long as nothing else has happened; or null. */
    refused,
    ask,
    accept: (seat: Seat): void => {
      const open = question();
      if (open?.asked.includes(seat)) ask({ ...open, accepted: [...new Set([...open.accepted, seat])] });
    },
    refuse: (seat: Seat): void => {
      const open = question();
      if (!open?.asked.includes(seat)) return;
      lay(null, open.wish._tag === "GoBack" ? { id: open.id, seat: open.wish.seat, by: seat } : null);
      onChange();
    },
    /** Nothing is asked any more, and what was is forgotten. */
    withdraw: (): void => {
      lay(null);
      onChange();
    },
    /** What was asked in another window is asked here, too, or nothing any more. */
    takeUp: (asked: ConsentQuestion | null): void => lay(asked),
  };
};
