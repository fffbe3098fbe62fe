import type { IdeaRequest } from "@blueplate/bot";
import { type Command, rulesetOf, squaresOfRestaurant, type State } from "@blueplate/engine";
import { type MapEntity, spotOf, spotOfCampaign } from "@blueplate/forecast";
import type { Tagged } from "@blueplate/kernel";

/** Where a campaign is to lie. */
const placeOf = ({ at, turned, side, offset }: Extract<Command, { _tag: "work.launchCampaign" }>) => {
  if (at) return { at, turned: turned === true };
  return side !== undefined && offset !== undefined ? { side, offset } : null;
};

/** What a command is about, where that can be lit: the squares that it builds on, a house, or the card that it brings. */
export const thingOf = ({ rules, state }: IdeaRequest, tagged: Tagged): MapEntity | null => {
  // cast: the coach sits at tables of Food Chain Magnate only.
  const command = tagged as Command;
  switch (command._tag) {
    case "setup.placeRestaurant":
    case "work.openRestaurant":
    case "work.moveRestaurant":
    case "work.placeHouse":
      // A house is as wide and as high as a restaurant.
      return spotOf(squaresOfRestaurant(command.at));
    case "work.launchCampaign": {
      const ruleset = rulesetOf(rules);
      const place = placeOf(command);
      // cast: the same.
      return ruleset && place && spotOfCampaign(ruleset, state as State, { campaign: command.campaign, place });
    }
    case "work.addGarden":
      return { kind: "house", id: String(command.house) };
    case "work.hire":
      return { kind: "employee", id: command.employee };
    case "work.train":
      return { kind: "employee", id: command.to };
    case "work.produce":
    case "work.fetchDrink":
    case "work.buyDrinks":
    case "work.endTurn":
    case "setup.pass":
    case "setup.chooseReserve":
    case "restructure.submit":
    case "order.choosePosition":
    case "payday.fire":
    case "cleanup.keep":
      return null;
  }
};
