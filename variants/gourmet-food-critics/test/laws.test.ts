import { setup } from "@blueplate/variants/testing/law-setup";
import { magnateForecast } from "@blueplate/forecast/testing/foreseen";
import type { Rules } from "@blueplate/kernel";
import { forecastLaws, laws } from "@blueplate/kernel/testing";
import { loadRules } from "@blueplate/variants";
import { Result } from "effect";
import { variant } from "../variant.ts";

const rules: Rules = Result.getOrThrow(
  loadRules({ modules: [{ id: variant.id, version: variant.version }], options: {}, seats: 3 }),
);

const little = { ...setup, rules: { "three players": rules }, games: 1 };
laws("Gourmet Food Critics", { ...little, every: 120, offersAtMost: 40, neighbours: 6 });
// Whatever tables foresee comes true as long as nobody acts in between.
forecastLaws("Gourmet Food Critics", { ...little, every: 10, forecast: magnateForecast });
