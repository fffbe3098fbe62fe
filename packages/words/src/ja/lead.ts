import { leadIn } from "../lead.ts";

const lead = leadIn({
  grew: (who, by) => `${who}のリードが${by}広がりました`,
  ahead: (who, by) => `${who}が${by}のリードを奪いました`,
  overtook: (who, from, to) => `${who}が${from}差を逆転し、${to}のリードを奪いました`,
  drewLevel: (who, from) => `${who}が${from}差を追いつきました`,
  closer: (who, by) => `${who}が首位との差を${by}縮めました`,
});

/** How a lead grew, in points. */
export const leadInPoints = lead((amount) => `${amount}点`);

/** How a lead grew, in dollars. */
export const leadInDollars = lead((amount) => `$${amount}`);
