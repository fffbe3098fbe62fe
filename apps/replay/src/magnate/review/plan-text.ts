import type { PlanReason } from "@blueplate/bot";
import type { Json, Rules, Seat, Tagged } from "@blueplate/kernel";
import { shell, wordsOf } from "@blueplate/tabletop";
import { magnateWords } from "@blueplate/magnate-table";
import { plain } from "@blueplate/words";
import { reasonText, reasonWords } from "@blueplate/words/reason-text";
import { Result } from "effect";
import { replayWords } from "../../language.ts";
import type { FoundDecision } from "./question.ts";

/** What a seat did, in sentences: what follows of it by itself is left out. */
export const deedsOf = (
  { game, codecs }: Rules,
  events: readonly Json[],
  seat: Seat,
  names: (seat: number) => string,
): readonly string[] => {
  const planned = events.flatMap((event): readonly Tagged[] =>
    Result.getOrElse(
      Result.map(codecs.event.decode(event), (one) => [one]),
      () => [],
    ),
  );
  const next = planned.findIndex(({ _tag }) => _tag === "PhaseBegan");
  return planned.slice(0, next < 0 ? undefined : next).flatMap((event) => {
    const sentence = "seat" in event && event.seat === seat ? wordsOf(game).event(event, names) : null;
    return sentence ? [plain(sentence)] : [];
  });
};

/** The sentences of one account that the other has not; each counts as often as it stands there. */
export const besides = (sentences: readonly string[], others: readonly string[]): readonly string[] => {
  const left = [...others];
  return sentences.filter((sentence) => {
    const at = left.indexOf(sentence);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** Why the planner does something, in a sentence with its numbers. */
export const planReasonText = (game: string, reason: PlanReason, names: (seat: number) => string): string =>
  reasonText(reasonWords({ why: magnateWords().why, comma: shell().comma, names }, wordsOf(game)), reason);

/** Why a plan is better that has less money by then: in what it stands better; null where it has as much. */
export const whyPoorer = ({ played, better }: Pick<FoundDecision, "played" | "better">): string | null => {
  const words = replayWords().review;
  if (better.cash >= played.cash) return null;
  return words.poorer(
    played.cash - better.cash,
    better.advantages.map((each) => words.advantages[each]),
  );
};
