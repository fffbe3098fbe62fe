import type { RefusedReturn } from "@blueplate/api";
import type { Refusal, Seat } from "@blueplate/kernel";
import { batch, createSignal } from "solid-js";

/** What those round a device agree on: going back for whoever asks, or a bot in the place of somebody who is away. */
export type Wish =
  | { readonly _tag: "GoBack"; readonly seat: Seat; readonly to: number }
  | { readonly _tag: "HandOver"; readonly seat: Seat; readonly bot: string };

/** A wish that others are asked about. */
export interface Question {
  /** The id of the entry that it leads to. */
  readonly id: string;
  readonly wish: Wish;
  readonly asked: readonly Seat[];
  readonly accepted: readonly Seat[];
  /** How many have to accept. */
  readonly needed: number;
}

/** One question at a time lies between those round a device; `grant` does what enough of them have agreed on. */
export const createAsking = (grant: (question: Question) => Refusal | null) => {
  const [question, setQuestion] = createSignal<Question | null>(null);
  const [refused, setRefused] = createSignal<RefusedReturn | null>(null);
  const ask = (asked: Question): Refusal | null =>
    batch(() => {
      const isAgreed = asked.accepted.length >= asked.needed;
      setQuestion(isAgreed ? null : asked);
      setRefused(null);
      return isAgreed ? grant(asked) : null;
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
    refuse: (seat: Seat): void =>
      batch(() => {
        const open = question();
        if (!open?.asked.includes(seat)) return;
        setQuestion(null);
        if (open.wish._tag === "GoBack") setRefused({ id: open.id, seat: open.wish.seat, by: seat });
      }),
    /** Nothing is asked any more, and what was is forgotten. */
    drop: (): void =>
      batch(() => {
        setQuestion(null);
        setRefused(null);
      }),
  };
};
