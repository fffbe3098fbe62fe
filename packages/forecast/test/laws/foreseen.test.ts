import { setup } from "@blueplate/engine/testing/law-setup";
import { forecastLaws } from "@blueplate/kernel/testing";
import { magnateForecast } from "../../src/testing/foreseen.ts";

forecastLaws("Food Chain Magnate", { ...setup, games: 1, every: 7, forecast: magnateForecast });
