import { leadIn } from "../lead.ts";
import { counted } from "../plural.ts";

const count = counted("ru");

const lead = leadIn({
  grew: (who, by) => `${who} увеличивает отрыв на ${by}`,
  ahead: (who, by) => `${who} выходит вперёд на ${by}`,
  overtook: (who, from, to) => `${who} отыгрывает ${from} и выходит вперёд на ${to}`,
  drewLevel: (who, from) => `${who} отыгрывает ${from} и догоняет лидера`,
  closer: (who, by) => `${who} сокращает отставание на ${by}`,
});

/** How a lead grew, in points. */
export const leadInPoints = lead((amount) => count(amount, { one: "очко", few: "очка", many: "очков" }));

/** How a lead grew, in dollars. */
export const leadInDollars = lead((amount) => `$${amount}`);
