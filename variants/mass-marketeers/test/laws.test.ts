import { setup } from "@blueplate/variants/testing/law-setup";
import { magnateForecast } from "@blueplate/forecast/testing/foreseen";
import type { Rules } from "@blueplate/kernel";
import { forecastLaws } from "@blueplate/kernel/testing";
import { loadRules } from "@blueplate/variants";
import { Result } from "effect";
import { variant } from "../variant.ts";

const rules: Rules = Result.getOrThrow(
  loadRules({ modules: [{ id: variant.id, version: variant.version }], options: {}, seats: 3 }),
);

forecastLaws("Mass Marketeers", {
  ...setup,
  rules: { "three players": rules },
  games: 1,
  every: 2,
  decisionsAtMost: 1_500,
  forecast: magnateForecast,
});
