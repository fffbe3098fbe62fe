import { factsOf } from "@blueplate/magnate-table";
import type { Advise } from "@blueplate/tabletop";
import { adviseOn } from "./coach-commands.ts";

/** What the coach would do in a form, as it says when it is asked for ideas. */
export const advise: Advise = ({ rules, state, entries, seat }, tag) =>
  seat === null ? null : adviseOn({ rules, state, seat, facts: factsOf({ entries }) }, tag);
