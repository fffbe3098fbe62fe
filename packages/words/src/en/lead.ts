import { leadIn } from "../lead.ts";

const lead = leadIn({
  grew: (who, by) => `${who}'s lead grew by ${by}`,
  ahead: (who, by) => `${who} pulled ${by} ahead`,
  overtook: (who, from, to) => `${who} came from ${from} behind to ${to} ahead`,
  drewLevel: (who, from) => `${who} came from ${from} behind to draw level`,
  closer: (who, by) => `${who} came ${by} closer to the lead`,
});

/** How a lead grew, in points. */
export const leadInPoints = lead((amount) => `${amount} ${amount === 1 ? "point" : "points"}`);

/** How a lead grew, in dollars. */
export const leadInDollars = lead((amount) => `$${amount}`);
