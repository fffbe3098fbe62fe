import { setup } from "@blueplate/variants/testing/law-setup";
import { rulesWithPhase } from "@blueplate/engine/testing/placed-phases";
import type { Rules } from "@blueplate/kernel";
import { forecastLaws } from "@blueplate/kernel/testing";
import { magnateForecast } from "../../src/testing/foreseen.ts";

// cast: the laws take any rules.
const placed = (...given: Parameters<typeof rulesWithPhase>): Rules => rulesWithPhase(...given) as unknown as Rules;

/** A phase of a module in which houses come to want more, wherever the evening and the night have room for it. */
forecastLaws("Food Chain Magnate with a phase more", {
  ...setup,
  rules: {
    "before dinner": placed({ before: "dinnertime" }),
    "after dinner": placed({ after: "dinnertime" }),
    "after payday": placed({ after: "payday" }),
    "after marketing": placed({ after: "marketing" }),
    "after clean-up": placed({ after: "cleanup" }),
  },
  games: 1,
  every: 10,
  decisionsAtMost: 1_500,
  forecast: magnateForecast,
});
