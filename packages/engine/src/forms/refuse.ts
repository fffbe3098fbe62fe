import type { Refusal } from "@blueplate/kernel";
import type { CompanyRefusal } from "../model/refusals/company.ts";
import type { TownRefusal } from "../model/refusals/town.ts";

/** A refusal with its details checked against its own kind. */
export const no = (refusal: TownRefusal | CompanyRefusal): Refusal => refusal;
