import type { CommandTag } from "../model/index.ts";
import { addGarden, placeHouse } from "./build.ts";
import { buyDrinks } from "./buy-drinks.ts";
import { choosePosition } from "./choose-position.ts";
import { chooseReserve } from "./choose-reserve.ts";
import { cleanupKeep } from "./cleanup-keep.ts";
import { endTurn } from "./end-turn.ts";
import { fetchDrink } from "./fetch-drink.ts";
import type { FormRow } from "./form.ts";
import { hire } from "./hire.ts";
import { launchCampaign } from "./launch-campaign.ts";
import { moveRestaurant } from "./move-restaurant.ts";
import { openRestaurant } from "./open-restaurant.ts";
import { paydayFire } from "./payday-fire.ts";
import { passPlacing, placeFirstRestaurant } from "./place-first-restaurant.ts";
import { produce } from "./produce.ts";
import { submitStructure } from "./submit-structure.ts";
import { train } from "./train.ts";

/** One form for every command of the base game, in the order in which a working day asks for them. */
export const FORMS: { readonly [T in CommandTag]: FormRow<T> } = {
  "setup.placeRestaurant": placeFirstRestaurant,
  "setup.pass": passPlacing,
  "setup.chooseReserve": chooseReserve,
  "restructure.submit": submitStructure,
  "order.choosePosition": choosePosition,
  "work.hire": hire,
  "work.train": train,
  "work.launchCampaign": launchCampaign,
  "work.produce": produce,
  "work.fetchDrink": fetchDrink,
  "work.buyDrinks": buyDrinks,
  "work.placeHouse": placeHouse,
  "work.addGarden": addGarden,
  "work.openRestaurant": openRestaurant,
  "work.moveRestaurant": moveRestaurant,
  "work.endTurn": endTurn,
  "payday.fire": paydayFire,
  "cleanup.keep": cleanupKeep,
};
