import { setup } from "@blueplate/variants/testing/law-setup";
import { magnateForecast } from "@blueplate/forecast/testing/foreseen";
import type { Rules } from "@blueplate/kernel";
import { forecastLaws, laws } from "@blueplate/kernel/testing";
import { loadRules } from "@blueplate/variants";
import { Result } from "effect";

const rulesFor = (seats: number, ...more: readonly string[]): Rules =>
  Result.getOrThrow(loadRules({ modules: ["sushi", ...more].map((id) => ({ id, version: 1 })), options: {}, seats }));

const little = { ...setup, seed: "8", games: 1, every: 120, offersAtMost: 40, neighbours: 6 };
const rules = { "two players": rulesFor(2), "four players, with fry chefs": rulesFor(4, "fry-chefs") };

laws("Sushi", { ...little, rules });
forecastLaws("Sushi", { ...little, rules, every: 10, forecast: magnateForecast });
