import { laws } from "@blueplate/kernel/testing";
import { setup } from "@blueplate/variants/testing/law-setup";

laws("Food Chain Magnate, many games", {
  ...setup,
  games: 20,
  every: 4,
  wholeLooks: 100,
  offersAtMost: 250,
  neighbours: 40,
});
