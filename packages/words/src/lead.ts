/** How a language says of somebody what their lead over the best of the others came to; amounts are written with their unit. */
export interface LeadSentences {
  /** They led before. */
  readonly grew: (who: string, by: string) => string;
  /** Nobody led before. */
  readonly ahead: (who: string, by: string) => string;
  /** Somebody else led before, and they do now. */
  readonly overtook: (who: string, from: string, to: string) => string;
  readonly drewLevel: (who: string, from: string) => string;
  /** Somebody else led before, and still does. */
  readonly closer: (who: string, by: string) => string;
}

/** Says how a lead grew, in amounts of one unit; it is below zero where somebody else leads. */
export const leadIn =
  ({ grew, ahead, overtook, drewLevel, closer }: LeadSentences) =>
  (unit: (amount: number) => string) =>
  (who: string, before: number, after: number): string => {
    if (before > 0) return grew(who, unit(after - before));
    if (before === 0) return ahead(who, unit(after));
    if (after > 0) return overtook(who, unit(-before), unit(after));
    return after === 0 ? drewLevel(who, unit(-before)) : closer(who, unit(after - before));
  };
