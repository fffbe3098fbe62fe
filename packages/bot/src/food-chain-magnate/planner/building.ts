import {
  actorsOf,
  type Campaign,
  type Command,
  distanceTo,
  doorsOf,
  type House,
  type Side,
  type Square,
  squaresOfHouse,
} from "@blueplate/engine";
import { UNREACHED } from "@blueplate/forecast";
import { check, type Json } from "@blueplate/kernel";
import { memoizeRecent } from "../memoize.ts";
import { spread } from "../table.ts";
import { type Outlook, othersOf, sellerWith } from "./outlook.ts";
import { type TomorrowOutlook, tomorrowOf } from "./tomorrow.ts";

/** Something that a developer could build, and dollars that it may bring over the rest of the game. */
interface BuildingIdea {
  readonly dollars: number;
  readonly command: Command;
}

/** Rounds in which a campaign still runs, of those in which what it brings can be sold. */
const runsOf = ({ left }: Campaign, rounds: number): number => (left === "endless" ? rounds : Math.min(left, rounds));

/** Pieces that running campaigns will bring each of these houses over so many rounds, by number. */
const piecesToCome = ({ ruleset, state }: Outlook, rounds: number): ReadonlyMap<number, number> => {
  const { formulas } = ruleset;
  const pieces = new Map<number, number>();
  for (const campaign of state.town.campaigns) {
    for (const number of formulas.recipients(ruleset, state, campaign)) {
      const house = state.town.houses.find((each) => each.house === number);
      if (!house) continue;
      const tokens = formulas.tokensOf(ruleset, state, campaign, house);
      pieces.set(number, (pieces.get(number) ?? 0) + tokens * runsOf(campaign, rounds));
    }
  }
  return pieces;
};

/** The chance to serve a house by how far one's own sum of price and distance lies below the rivals' lowest. */
const chanceAt = (ahead: number): number => (ahead > 0 ? 0.9 : ahead === 0 ? 0.5 : ahead === -1 ? 0.2 : 0.05);

/** Of what campaigns bring, the part that is still asked for, and made, when one comes to it. */
const SOLD = 0.6;

/** Pieces a round that one's own next campaigns bring to a house next door. */
const NEXT_DOOR = 0.3;

/** Rounds after today in which what is built can sell. */
const roundsAfter = ({ roundsLeft }: Outlook): number => Math.max(0, Math.floor(roundsLeft - 0.5));

/** What a slot of a form offers once these are picked, whoever may fill it now. */
const offered = (here: Outlook, tag: string, name: string, picked: Readonly<Record<string, Json>>): readonly Json[] => {
  const slot = here.rules.forms[tag]?.slots.find((each) => each.name === name);
  return slot?.shape === "choice" ? slot.candidates(here.state, here.seat, picked) : [];
};

/** Dollars by how much is asked for at a house, and by the chance to be who serves it: what a rival serves is lost besides. */
const dollarsOf = (price: number, asked: number, chance: number): number =>
  price * asked * (chance - (1 - chance) * GIVEN_AWAY);

/** How much of a rival's better price is one's own loss. */
const GIVEN_AWAY = 0.3;

/** Dollars below which nothing is built. */
const WORTH_BUILDING = 6;

const priceOf = ({ ruleset, state, me, home }: Outlook): number => sellerWith(ruleset, state, me, home, home).unitPrice;

/** What a garden at a house may bring over the rest of the game, by the house and its place among those of tomorrow. */
const gardenWorths = (here: TomorrowOutlook): ((house: House, at: number) => number) => {
  const price = priceOf(here);
  const rounds = roundsAfter(here);
  const pieces = piecesToCome(here, rounds);
  return (house, at) => {
    const distance = here.own.distances[at] ?? UNREACHED;
    const rival = Math.min(...here.rivalsTomorrow.map((each) => each.unitPrice + (each.distances[at] ?? UNREACHED)));
    const asked = house.demand.length + (pieces.get(house.house) ?? 0) * SOLD + rounds * NEXT_DOOR;
    return dollarsOf(Math.max(4, price), asked, chanceAt(rival - price - distance));
  };
};

/** Gardens, the best first: a garden makes dearer what is sold at its house. */
const gardenIdeas = memoizeRecent((here: TomorrowOutlook): readonly BuildingIdea[] => {
  if (here.state.supply.gardens === 0) return [];
  const worthOf = gardenWorths(here);
  return here.housesTomorrow
    .flatMap((house, at): readonly BuildingIdea[] => {
      if (house.garden !== null || (here.own.distances[at] ?? UNREACHED) >= UNREACHED) return [];
      const dollars = worthOf(house, at);
      if (dollars < WORTH_BUILDING) return [];
      const [garden] = offered(here, "work.addGarden", "garden", { house: house.house });
      if (garden === undefined) return [];
      // cast: slots of this name offer sides.
      return [{ dollars, command: { _tag: "work.addGarden", house: house.house, garden: garden as Side } }];
    })
    .toSorted((a, b) => b.dollars - a.dollars);
});

/** Dollars that a garden at a house may bring over the rest of the game, as the planner weighs it; none where one cannot come. */
export const gardenDollars = (here: TomorrowOutlook, number: number): number => {
  const at = here.housesTomorrow.findIndex(({ house }) => house === number);
  const house = here.housesTomorrow[at];
  return house && (here.own.distances[at] ?? UNREACHED) < UNREACHED ? gardenWorths(here)(house, at) : 0;
};

/** Places of new houses that are looked at, evenly spread, and closely: those to which one is nearest. */
const PLACES_AT_MOST = 60;
const LOOKED_AT = 6;

/** A house that could be placed, with the chance to serve it. */
interface Lot {
  readonly house: House;
  readonly chance: number;
}

/** The chance to serve a house that stands somewhere; null where one cannot come. */
const chancesOf = (here: TomorrowOutlook): ((house: House) => number | null) => {
  const { ruleset, state, me, rivalsTomorrow } = here;
  const price = priceOf(here);
  const own = doorsOf(ruleset, me);
  const others = othersOf(here).map((chain) => doorsOf(ruleset, chain));
  return (house) => {
    const sumFrom = (doors: typeof own, unitPrice: number): number =>
      unitPrice + (distanceTo(ruleset, state.town, doors, squaresOfHouse(house))?.distance ?? UNREACHED);
    const sum = sumFrom(own, price);
    if (sum >= UNREACHED) return null;
    const rival = Math.min(...others.map((doors, nth) => sumFrom(doors, rivalsTomorrow[nth]?.unitPrice ?? 0)));
    return chanceAt(rival - sum);
  };
};

/** Places that the form offers for the next house, by the chance to serve it. */
const lotsOf = (here: TomorrowOutlook): readonly Lot[] => {
  const [number] = here.state.supply.houses;
  if (number === undefined) return [];
  const chanceOf = chancesOf(here);
  return spread(offered(here, "work.placeHouse", "at", { house: number }), PLACES_AT_MOST)
    .flatMap((place): readonly Lot[] => {
      // cast: slots of this name offer squares.
      const at = place as unknown as Square;
      const house: House = { house: number, at, printed: false, garden: null, demand: [] };
      const chance = chanceOf(house);
      return chance === null ? [] : [{ house, chance }];
    })
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, LOOKED_AT);
};

/** Rounds in which a house that is built today can be sold to. */
const roundsOfHouse = (here: Outlook): number => roundsAfter(here) - 1;

/** Dollars of a house by the chance to serve it, once it stands with its garden. */
const dollarsOfHouse = (here: TomorrowOutlook, built: House, chance: number): number => {
  const { ruleset, state } = here;
  const rounds = roundsOfHouse(here);
  const town = { ...state.town, houses: [...state.town.houses, built] };
  const pieces = piecesToCome({ ...here, state: { ...state, town } }, rounds).get(built.house) ?? 0;
  const price = Math.max(4, priceOf(here)) * ruleset.formulas.priceFactor(ruleset, state, built);
  return dollarsOf(price, pieces * SOLD + rounds * NEXT_DOOR, chance);
};

/** Dollars that a house with its garden may bring over the rest of the game, as the planner weighs it; none where one cannot come. */
export const houseDollars = (here: TomorrowOutlook, built: House): number => {
  const chance = chancesOf(here)({ ...built, garden: null });
  return chance === null || roundsOfHouse(here) < 1 ? 0 : dollarsOfHouse(here, built, chance);
};

/** A house where one is nearest and campaigns run, the best first. */
const houseIdeas = (here: TomorrowOutlook): readonly BuildingIdea[] => {
  if (roundsOfHouse(here) < 1) return [];
  return lotsOf(here).flatMap(({ house, chance }): readonly BuildingIdea[] => {
    const [side] = offered(here, "work.placeHouse", "garden", { house: house.house, at: house.at });
    if (side === undefined) return [];
    // cast: slots of this name offer sides.
    const garden = side as Side;
    const dollars = dollarsOfHouse(here, { ...house, garden }, chance);
    const { house: number, at } = house;
    return dollars < WORTH_BUILDING
      ? []
      : [{ dollars, command: { _tag: "work.placeHouse", house: number, at, garden } }];
  });
};

/**
 * Against a single rival who rushes or cuts, developers hired for what they could build cost more than they brought (366 of 400 games
 * won, 371 without them): there they are worth a little to a company that has time.
 */
const isAgainstOne = ({ state }: Outlook): boolean => state.chains.length === 2;

/** Dollars of building with one's own developer from tomorrow on: gardens, as they could be laid out today, and a house now and then. */
export const buildingDollars = (here: TomorrowOutlook, developers: number): number => {
  if (isAgainstOne(here)) return (Math.max(0, here.roundsLeft - 3) * A_ROUND) / (1 + 2 * developers);
  const rounds = Math.min(GARDENS_AT_MOST, Math.max(0, roundsAfter(here) - 2));
  const ideas = gardenIdeas(here).slice(developers * 2);
  let sum = 0;
  for (let nth = 0; nth < rounds; nth++) sum += Math.max(ideas[nth]?.dollars ?? 0, HOUSE) * LATER ** (nth + 1);
  return sum / (1 + developers);
};

/** Dollars a round of a developer against a single rival, and of one who is there already. */
const A_ROUND = 5;
const TODAY = 12;

/** Buildings of one developer that are thought of, and what each is worth less than the one before it. */
const GARDENS_AT_MOST = 4;
const LATER = 0.75;
/** Dollars of a house somewhere: what it is worth is seen when it is built. */
const HOUSE = 8;

/** Dollars of the best building today. */
export const buildingToday = (here: TomorrowOutlook): number => {
  if (isAgainstOne(here)) return here.roundsLeft > 2 ? TODAY : 0;
  return gardenIdeas(here)[0]?.dollars ?? HOUSE;
};

/** The best garden or house, by whoever builds. */
export const buildSomething = (today: Outlook): Command | null => {
  const { ruleset, state, seat, rules } = today;
  if (actorsOf(ruleset, state, seat, "build").length === 0) return null;
  const here = tomorrowOf(today);
  const ideas = [...gardenIdeas(here), ...houseIdeas(here)].toSorted((a, b) => b.dollars - a.dollars);
  return ideas.map(({ command }) => command).find((command) => check(rules, state, seat, command) === null) ?? null;
};
