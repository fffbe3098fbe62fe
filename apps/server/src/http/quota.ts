/** Of something that is shared: how much there is for all, and for each of those who take it. */
export interface Quota {
  readonly all: number;
  readonly each: number;
}

/** What is taken of a quota. */
export interface QuotaLedger {
  /** False where there is not so much left, for all or for this one. */
  readonly take: (who: string, amount?: number) => boolean;
  readonly giveBack: (who: string, amount?: number) => void;
}

/** Counts what is taken of something shared, and by whom. */
export const quotaLedger = ({ all, each }: Quota): QuotaLedger => {
  const taken = new Map<string, number>();
  let total = 0;
  return {
    take: (who, amount = 1) => {
      const own = (taken.get(who) ?? 0) + amount;
      if (total + amount > all || own > each) return false;
      total += amount;
      taken.set(who, own);
      return true;
    },
    giveBack: (who, amount = 1) => {
      const own = (taken.get(who) ?? 0) - amount;
      total -= amount;
      if (own > 0) taken.set(who, own);
      else taken.delete(who);
    },
  };
};
