import type { CompanyRefusal } from "./refusals/company.ts";
import type { EveningRefusal } from "./refusals/evening.ts";
import type { TownRefusal } from "./refusals/town.ts";

/** Everything that the rules of the base game refuse. */
export type FoodChainMagnateRefusal = TownRefusal | CompanyRefusal | EveningRefusal;
