import { setup } from "@blueplate/variants/testing/law-setup";
import { forecastLaws } from "@blueplate/kernel/testing";
import { magnateForecast } from "../../src/testing/foreseen.ts";

forecastLaws("Food Chain Magnate, many games", { ...setup, games: 10, every: 1, forecast: magnateForecast });
