import { coachWith } from "@blueplate/bot";
import { WORTHS } from "@blueplate/variants/worths";

/** What the coach would do, whose rule the review asks too. */
export const { decide, adviseOn } = coachWith(WORTHS);
