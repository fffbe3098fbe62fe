import type { Refusal, Tagged } from "@blueplate/kernel";
import { ROLES, type MemberRole } from "@blueplate/study";
import { faultText, type GameWords, spelled, withoutStop } from "@blueplate/words";
import type { ReplayWords } from "@blueplate/words/replay";
import type { ReplayShell } from "./language.ts";

const isRole = (value: unknown): value is MemberRole => ROLES.some((role) => role === value);

const textIn = (texts: Readonly<Record<string, string>>, key: string): string | null =>
  Object.hasOwn(texts, key) ? (texts[key] ?? null) : null;

const limitText = ({ tooMuch }: ReplayWords["study"], refusal: Refusal): string | null => {
  if (!("what" in refusal && typeof refusal.what === "string")) return null;
  const texts: Readonly<Record<string, (most: number) => string>> = tooMuch;
  const text = Object.hasOwn(texts, refusal.what) ? texts[refusal.what] : undefined;
  return text ? text("most" in refusal && typeof refusal.most === "number" ? refusal.most : 0) : null;
};

const isTagged = (value: unknown): value is Tagged =>
  typeof value === "object" && value !== null && "_tag" in value && typeof value._tag === "string";

/** What was expected instead of what stands in a file; reasons that are sentences elsewhere stand within one here. */
export const expectedText = (shell: ReplayShell, refusal: Refusal, game: GameWords | null): string => {
  const reason = "reason" in refusal && isTagged(refusal.reason) ? refusal.reason : null;
  const own = reason && textIn(shell.study.refused, reason._tag);
  return withoutStop(own ?? faultText(shell, game, { rule: refusal.rule, ...(reason && { reason }) }));
};

/** What of a file does not fit, where the refusal names it. */
const placeText = (shell: ReplayShell, refusal: Refusal, game: GameWords | null): string | null => {
  const { badLine, badField } = shell.study;
  if (!("field" in refusal && typeof refusal.field === "string")) return null;
  const expected = expectedText(shell, refusal, game);
  if (refusal._tag === "BadLine" && "line" in refusal && typeof refusal.line === "number")
    return badLine(refusal.line, refusal.field, expected);
  return refusal._tag === "Malformed" && refusal.field !== "" ? badField(refusal.field, expected) : null;
};

/** Why an edit of a study was not taken, as people read it: of the study, of the server, or of the rules of its game. */
export const refusedText = (shell: ReplayShell, refusal: Refusal, game: GameWords | null): string => {
  const { study, failures } = shell;
  if (refusal._tag === "NotAllowed" && "needs" in refusal && isRole(refusal.needs))
    return study.notAllowed[refusal.needs];
  const limit = refusal._tag === "TooMuch" ? limitText(study, refusal) : null;
  const known =
    limit ?? placeText(shell, refusal, game) ?? textIn(study.refused, refusal._tag) ?? textIn(failures, refusal._tag);
  return known ?? (game ? game.refusal(refusal) : spelled(refusal._tag));
};
