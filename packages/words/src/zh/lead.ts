import { leadIn } from "../lead.ts";

const lead = leadIn({
  grew: (who, by) => `${who}的领先扩大了${by}`,
  ahead: (who, by) => `${who}取得${by}的领先`,
  overtook: (who, from, to) => `${who}从落后${from}反超，领先${to}`,
  drewLevel: (who, from) => `${who}追回${from}，追平领先者`,
  closer: (who, by) => `${who}将与领先者的差距缩小了${by}`,
});

/** How a lead grew, in points. */
export const leadInPoints = lead((amount) => `${amount}分`);

/** How a lead grew, in dollars. */
export const leadInDollars = lead((amount) => `$${amount}`);
