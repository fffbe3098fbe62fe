import { laws } from "@blueplate/kernel/testing";
import { setup } from "./law-setup.ts";

laws("Trick-n-Chef, many games", { ...setup, games: 200, every: 2 });
