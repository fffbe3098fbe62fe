import {
  abilityOf,
  allDrinks,
  type CampaignKind,
  campaignKindOf,
  type CampaignPlace,
  type Command,
  countOf,
  distanceTo,
  doorsOf,
  entriesOf,
  type Good,
  holdsMilestone,
  kindsOf,
  type Side,
  type Square,
  squaresOfHouse,
} from "@blueplate/engine";
import { askedOf, type Json, type PickedFields } from "@blueplate/kernel";
import { mine, owned } from "./company.ts";
import { weighted, weightOf } from "./scripts/script.ts";
import { best, fill, type DecisionContext, spread } from "./table.ts";
import { dollarsForCampaign, dollarsForMilestone } from "./worth.ts";

/** How many of each good one can make or bring in a round, roughly. */
export const capacity = (here: DecisionContext): ReadonlyMap<Good, number> => {
  const made = new Map<Good, number>();
  for (const [kind, count] of entriesOf(owned(here))) {
    const cook = abilityOf(here.ruleset.content, kind, "cook");
    for (const [good, number] of entriesOf(cook?.makes ?? {})) made.set(good, (made.get(good) ?? 0) + number * count);
    const fetches = abilityOf(here.ruleset.content, kind, "fetch");
    if (fetches)
      for (const drink of allDrinks(here.ruleset.content)) made.set(drink, (made.get(drink) ?? 0) + count * 0.6);
    const buys = abilityOf(here.ruleset.content, kind, "buy");
    if (buys) for (const drink of allDrinks(here.ruleset.content)) made.set(drink, (made.get(drink) ?? 0) + count);
  }
  return made;
};

/** Houses that are nearer to one's own doors than to anybody else's, or as near. */
const isMine = (here: DecisionContext, number: number): boolean => {
  const { ruleset, state } = here;
  const house = state.town.houses.find((each) => each.house === number);
  if (!house) return false;
  const squares = squaresOfHouse(house);
  const from = (seat: number): number => {
    const chain = state.chains[seat];
    return chain ? (distanceTo(ruleset, state.town, doorsOf(ruleset, chain), squares)?.distance ?? 99) : 99;
  };
  const own = from(here.seat);
  return own < 99 && state.chains.every((chain) => chain.seat === here.seat || own <= from(chain.seat));
};

const roomAt = (here: DecisionContext, number: number): number => {
  const house = here.state.town.houses.find((each) => each.house === number);
  return house ? here.ruleset.formulas.roomOf(here.ruleset, here.state, house) - house.demand.length : 0;
};

/** Whom a campaign reaches hangs on no good. */
const FOR_ANY: Good = "burger";

/** What a campaign at this place is worth: houses with room, one's own counted high. */
const reachWorth = (here: DecisionContext, campaign: number, place: CampaignPlace): number =>
  here.ruleset.formulas
    .recipients(here.ruleset, here.state, { campaign, owner: here.seat, good: FOR_ANY, left: 1, place })
    .reduce((sum, number) => sum + (roomAt(here, number) > 0 ? (isMine(here, number) ? 3 : 0.7) : 0.2), 0);

// cast: the slot offers squares.
const squareIn = (value: Json): Square => value as unknown as Square;
const numberIn = (picked: PickedFields, name: string): number => Number(picked[name]);

/** The good that one can serve best: what one makes, less what is asked already. */
export const goodToMarket = (here: DecisionContext, offers: readonly Json[]): Json | null => {
  const made = capacity(here);
  const asked = (good: Good): number =>
    here.state.town.houses.reduce((sum, house) => sum + house.demand.filter((each) => each === good).length, 0);
  // cast: the slot offers goods.
  return best(
    offers as readonly Good[],
    (good) => weighted((made.get(good) ?? 0) * 4 - asked(good) * 0.3, weightOf(here.script, good)),
    0,
  );
};

/** How far the kinds of tiles reach, roughly; of kinds of modules their faces say what they bring. */
const FAR: ReadonlyMap<CampaignKind, number> = new Map([
  ["radio", 30],
  ["mailbox", 12],
  ["airplane", 8],
  ["billboard", 4],
]);

/** What the milestones of modules are worth that placing a tile of this kind gains. */
const gainedBy = (here: DecisionContext, kind: CampaignKind): number => {
  const { milestones } = here.ruleset.content;
  return kindsOf(milestones)
    .filter((milestone) => {
      const trigger = milestones[milestone]?.trigger;
      return trigger?._tag === "placed" && trigger.kind === kind && !here.state.milestonesGone.includes(milestone);
    })
    .filter((milestone) => !holdsMilestone(mine(here), milestone))
    .reduce((dollars, milestone) => dollars + dollarsForMilestone(here, milestone), 0);
};

/** Which tiles to try first: the kinds that reach far or bring much, then the large ones. */
const tileWorth = (here: DecisionContext, campaign: number): number => {
  const row = here.ruleset.content.campaigns[campaign];
  if (!row) return 0;
  const far = FAR.get(row.kind) ?? dollarsForCampaign(here, row.kind) ?? 4;
  return far + row.width * row.height + gainedBy(here, row.kind);
};

/** What the tile is worth at a square, and whether it lies turned there: as the form allows it, the better way if both are. */
const layingAt = (
  here: DecisionContext,
  at: Json,
  picked: PickedFields,
): { readonly worth: number; readonly turned: boolean } => {
  const slot = here.rules.forms["work.launchCampaign"]?.slots.find(({ name }) => name === "turned");
  const may = slot ? askedOf(slot, here.state, here.seat, { ...picked, at }) : "no";
  const worth = (turned: boolean): number =>
    reachWorth(here, numberIn(picked, "campaign"), { at: squareIn(at), turned });
  const straight = may === "yes" ? Number.NEGATIVE_INFINITY : worth(false);
  const across = may === "no" ? Number.NEGATIVE_INFINITY : worth(true);
  return { worth: Math.max(straight, across), turned: across > straight };
};

/** This tile where it reaches most of one's own houses; null where it reaches nobody with room. */
const advertiseWith = (here: DecisionContext, campaign: number): Command | null => {
  const { lies } = campaignKindOf(here.ruleset.content, campaign);
  // Beside the map there is no place to choose: it reaches somebody with room, or it does not.
  if (lies === "beside" && reachWorth(here, campaign, { beside: null }) <= 0.5) return null;
  return fill(here, "work.launchCampaign", {
    campaign: (offers) => (offers.includes(campaign) ? campaign : null),
    at: (offers, picked) => best(spread(offers, PLACES_LOOKED_AT), (value) => layingAt(here, value, picked).worth, 0.5),
    turned: (_, picked) => (layingAt(here, picked["at"] ?? null, picked).turned ? true : null),
    // cast: the slots offer sides and offsets.
    offset: (offers, picked) =>
      best(offers, (value) =>
        reachWorth(here, numberIn(picked, "campaign"), { side: picked["side"] as Side, offset: Number(value) }),
      ),
    good: (offers) => goodToMarket(here, offers),
    duration: (offers) => offers.at(-1) ?? null,
  });
};
const PLACES_LOOKED_AT = 60;

/** Starts the first campaign, of the tiles in order of their worth, that reaches somebody. */
export const advertise = (here: DecisionContext): Command | null => {
  const tiles = here.state.supply.campaigns.toSorted((a, b) => tileWorth(here, b) - tileWorth(here, a));
  for (const campaign of tiles) {
    const command = advertiseWith(here, campaign);
    if (command) return command;
  }
  return null;
};

/** Goods asked for by houses, those of one's own counted double. */
export const wanted = (here: DecisionContext): ReadonlyMap<Good, number> => {
  const asked = new Map<Good, number>();
  for (const house of here.state.town.houses) {
    const weight = isMine(here, house.house) ? 2 : 1;
    for (const good of house.demand) asked.set(good, (asked.get(good) ?? 0) + weight);
  }
  for (const campaign of here.state.town.campaigns) {
    if (campaign.owner === here.seat) asked.set(campaign.good, (asked.get(campaign.good) ?? 0) + 0.5);
  }
  for (const good of kindsOf(mine(here).stock))
    asked.set(good, (asked.get(good) ?? 0) - countOf(mine(here).stock, good));
  return asked;
};
