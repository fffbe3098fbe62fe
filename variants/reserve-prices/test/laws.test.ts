import { setup } from "@blueplate/variants/testing/law-setup";
import { magnateForecast } from "@blueplate/forecast/testing/foreseen";
import type { Rules } from "@blueplate/kernel";
import { forecastLaws, laws } from "@blueplate/kernel/testing";
import { loadRules } from "@blueplate/variants";
import { Result } from "effect";

const rulesFor = (seats: number, ...more: readonly string[]): Rules =>
  Result.getOrThrow(
    loadRules({ modules: ["reserve-prices", ...more].map((id) => ({ id, version: 1 })), options: {}, seats }),
  );

const little = { ...setup, seed: "7", games: 1, every: 200, offersAtMost: 40, neighbours: 6 };
const rules = { "two players": rulesFor(2), "four players, with fry chefs": rulesFor(4, "fry-chefs") };

laws("Reserve Prices", { ...little, rules });
forecastLaws("Reserve Prices", { ...little, rules, every: 10, forecast: magnateForecast });
