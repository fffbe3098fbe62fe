import { laws } from "@blueplate/kernel/testing";
import { setup } from "./law-setup.ts";

laws("Trick-n-Chef", { ...setup, games: 2, every: 3 });
