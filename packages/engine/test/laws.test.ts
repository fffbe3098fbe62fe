import { laws } from "@blueplate/kernel/testing";
import { setup } from "@blueplate/variants/testing/law-setup";

laws("Food Chain Magnate", { ...setup, seed: "4", games: 1, every: 40, offersAtMost: 60, neighbours: 10 });
