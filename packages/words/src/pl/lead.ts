import { leadIn } from "../lead.ts";

const lead = leadIn({
  grew: (who, by) => `${who} powiększa przewagę o ${by}`,
  ahead: (who, by) => `${who} zdobywa ${by} przewagi`,
  overtook: (who, from, to) => `${who} odrabia ${from} straty i zyskuje ${to} przewagi`,
  drewLevel: (who, from) => `${who} odrabia ${from} straty i wyrównuje`,
  closer: (who, by) => `${who} zmniejsza stratę o ${by}`,
});

/** How a lead grew, in points. */
export const leadInPoints = lead((amount) => `${amount} pkt`);

/** How a lead grew, in dollars. */
export const leadInDollars = lead((amount) => `$${amount}`);
