import { type Malformed, unshaped } from "@blueplate/kernel";
import type { ScenarioHead } from "@blueplate/kernel/scenario";
import { abilityOf, campaignKindOf, type CampaignKindRow, uniqueWith, withAbility } from "../content/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import { parseTile } from "../geometry/index.ts";
import {
  countList,
  countOf,
  entriesOf,
  faultAt,
  type FoodChainMagnateFault,
  type Good,
  kindsOf,
  type TileRows,
  totalOf,
} from "../model/index.ts";
import type { GivenPosition, GivenChain } from "./given.ts";
import { isAfterDinner } from "./position-context.ts";
import { cardsOf, leftInBox, placeOf } from "./state.ts";

/** How long a campaign may last (R10.1). */
const MOST_ROUNDS = 5;

type Check = (ruleset: Ruleset, head: ScenarioHead, given: GivenPosition) => Malformed | null;

const chainsOf = (head: ScenarioHead, given: GivenPosition): readonly (readonly [string, GivenChain])[] =>
  head.players.map((name) => [name, given.chains?.[name] ?? {}] as const);

/** The first fault that one of the chains has. */
const eachChain =
  (fault: (ruleset: Ruleset, given: GivenPosition, chain: GivenChain, field: string) => Malformed | null): Check =>
  (ruleset, head, given) => {
    for (const [name, chain] of chainsOf(head, given)) {
      const found = fault(ruleset, given, chain, `given.chains.${name}`);
      if (found) return found;
    }
    return null;
  };

/** The tiles of the map: known, none twice, a rectangle. */
export const faultOfMap = ({ content }: Ruleset, tiles: TileRows): Malformed | null => {
  if (tiles.some((row) => row.length !== tiles[0]?.length)) return faultAt("map", { _tag: "RowsDiffer" });
  const ids: string[] = [];
  for (const code of tiles.flat()) {
    const id = parseTile(code)?.id;
    if (id === undefined || !Object.hasOwn(content.tiles, id))
      return faultAt("map", { _tag: "UnknownTile", tile: code });
    if (ids.includes(id)) return faultAt("map", { _tag: "TileTwice", tile: id });
    ids.push(id);
  }
  return null;
};

/** R16.5: who has left is not in it any more; who has gone bankrupt at this dinner may still be. */
const turnOrderComplete: Check = (_, head, given) => {
  const { turnOrder, phase } = given;
  if (!turnOrder) return null;
  const out = turnOrder.find((name) => given.chains?.[name]?.bankrupt === true);
  if (out !== undefined && !isAfterDinner(phase)) {
    return faultAt("given.turnOrder", { _tag: "OutOfOrder", player: out });
  }
  const missing = chainsOf(head, given).some(([name, chain]) => !chain.bankrupt && !turnOrder.includes(name));
  return missing ? faultAt("given.turnOrder", { _tag: "OrderIncomplete" }) : null;
};

/** R16.4: cards and goods of a bankrupt chain go back in the clean-up of its round. */
const bankruptHaveNothing: Check = (_, head, given) => {
  for (const [name, chain] of chainsOf(head, given)) {
    if (!chain.bankrupt || isAfterDinner(given.phase)) continue;
    const field = `given.chains.${name}`;
    if (given.phase.startsWith("setup")) return faultAt(`${field}.bankrupt`, { _tag: "BankruptTooEarly" });
    const cards = (["hand", "atWork", "beach", "busy"] as const).find((place) => (chain[place]?.length ?? 0) > 0);
    const kept = cards ?? (totalOf(chain.stock ?? {}) > 0 ? "stock" : undefined);
    if (kept !== undefined) return faultAt(`${field}.${kept}`, { _tag: "NothingLeft", player: name });
  }
  return null;
};

const reservesExist: Check = ({ content }, _, given) => {
  const named = Object.entries(given.reserves ?? {});
  if (content.reserves.length === 0 && named.length > 0) return faultAt("given.reserves", { _tag: "NoReserves" });
  const faces = content.reserves.map(({ face }) => face);
  const wrong = named.find(([, face]) => face !== undefined && !faces.includes(face));
  return wrong ? unshaped(`given.reserves.${wrong[0]}`, { _tag: "NoneOf", values: faces.join(", ") }) : null;
};

const milestonesExist = eachChain(({ content }, _, chain, field) => {
  const unknown = chain.milestones?.find((each) => !content.milestones[each]);
  return unknown === undefined ? null : faultAt(`${field}.milestones`, { _tag: "NoSuchMilestone", milestone: unknown });
});

const isGood = ({ content }: Ruleset, good: Good): boolean => content.goods[good] !== undefined;

const stockExists = eachChain((ruleset, _, chain, field) => {
  const unknown = kindsOf(chain.stock ?? {}).find((good) => !isGood(ruleset, good));
  return unknown === undefined ? null : faultAt(`${field}.stock.${unknown}`, { _tag: "NoSuchGood", good: unknown });
});

/** What houses ask for and campaigns advertise. */
const goodsExist: Check = (ruleset, _, { houses = {}, newHouses = [], campaigns = [] }) => {
  const asked = [
    ...Object.entries(houses).map(([house, { demand = [] }]) => [`given.houses.${house}.demand`, demand] as const),
    ...newHouses.map(({ demand = [] }, at) => [`given.newHouses[${at}].demand`, demand] as const),
    ...campaigns.map(({ good }, at) => [`given.campaigns[${at}].good`, [good]] as const),
  ];
  for (const [field, goods] of asked) {
    const unknown = goods.find((good) => !isGood(ruleset, good));
    if (unknown !== undefined) return faultAt(field, { _tag: "NoSuchGood", good: unknown });
  }
  return null;
};

const inHandOnlyBefore = eachChain((_, given, chain, field) => {
  const placed = (chain.atWork?.length ?? 0) + (chain.beach?.length ?? 0) > 0;
  if (given.phase === "restructuring") {
    return placed ? faultAt(field, { _tag: "AllInHand" }) : null;
  }
  return (chain.hand?.length ?? 0) > 0 ? faultAt(`${field}.hand`, { _tag: "NoneInHand" }) : null;
});

const uniqueOnce = eachChain(({ content }, _, chain, field) => {
  const cards = cardsOf(chain);
  const twice = entriesOf(cards)
    .map(([id]) => [id, uniqueWith(content, id).reduce((sum, each) => sum + countOf(cards, each), 0)] as const)
    .find(([, count]) => count > 1);
  return twice ? faultAt(field, { _tag: "SecondCopy", employee: twice[0], count: twice[1] }) : null;
});

/** CEO slots for which the structure was made: a break at dinner leaves it as it is until the next round (R15.4). */
const slotsAtWork = ({ content }: Ruleset, { phase, ceoSlots }: GivenPosition): number => {
  const before = content.constants.ceoSlots;
  const now = ceoSlots ?? before;
  return isAfterDinner(phase) ? Math.max(now, before) : now;
};

const structureFits = eachChain((ruleset, given, chain, field) => {
  const cards = countList(chain.atWork ?? []);
  const managers = withAbility(ruleset.content, cards, "manage");
  const count = managers.reduce((sum, each) => sum + each.count, 0);
  const slots = managers.reduce((sum, each) => sum + each.count * each.ability.slots, 0);
  const ceo = slotsAtWork(ruleset, given);
  // Payday may have let the managers of others go (R17.2).
  const managed = given.phase === "marketing" || given.phase === "cleanup" ? 0 : totalOf(cards) - count;
  const fits = count <= ceo && managed <= ceo - count + slots;
  return fits ? null : faultAt(`${field}.atWork`, { _tag: "TooManyAtWork" });
});

const boxHolds: Check = (ruleset, head, given) => {
  const left = leftInBox(ruleset, head, given);
  for (const [employee, count] of left) {
    if (count < 0) return faultAt("given.chains", { _tag: "MoreThanTheBox", employee });
  }
  for (const [employee, pile] of entriesOf(given.supply ?? {})) {
    const most = left.get(employee) ?? 0;
    if (pile > most) return faultAt(`given.supply.${employee}`, { _tag: "PileTooHigh", employee, left: most });
  }
  return null;
};

const busyAreTied: Check = (ruleset, head, given) => {
  const taken: number[] = [];
  for (const [name, chain] of chainsOf(head, given)) {
    for (const [index, { employee, campaign }] of (chain.busy ?? []).entries()) {
      const field = `given.chains.${name}.busy[${index}]`;
      const running = given.campaigns?.find((each) => each.campaign === campaign);
      if (running?.owner !== name) return faultAt(field, { _tag: "NotHisCampaign", campaign, player: name });
      if (taken.includes(campaign)) return faultAt(field, { _tag: "TwoMarketeers", campaign });
      taken.push(campaign);
      const kind = ruleset.content.campaigns[campaign]?.kind;
      const places = abilityOf(ruleset.content, employee, "market")?.kinds ?? [];
      if (!kind || !places.includes(kind)) return faultAt(field, { _tag: "CannotRun", employee, campaign });
    }
  }
  return null;
};

/** What a campaign's fields have to say, by where its kind lies. */
const needsOf = ({ lies, bySide }: CampaignKindRow): FoodChainMagnateFault => {
  if (lies === "beside") return { _tag: bySide ? "NeedsSide" : "NeedsNoPlace" };
  return { _tag: lies === "edge" ? "NeedsEdge" : "NeedsSquare" };
};

const campaignsExist: Check = ({ content }, head, given) => {
  for (const [index, each] of (given.campaigns ?? []).entries()) {
    const field = `given.campaigns[${index}]`;
    const row = content.campaigns[each.campaign];
    if (!row?.seats.includes(head.players.length)) return faultAt(`${field}.campaign`, { _tag: "CampaignNotInGame" });
    if (given.campaigns?.findIndex((other) => other.campaign === each.campaign) !== index) {
      return faultAt(`${field}.campaign`, { _tag: "CampaignTwice" });
    }
    if (!placeOf(content, each)) return faultAt(field, needsOf(campaignKindOf(content, each.campaign)));
    if (each.left !== "endless" && (each.left < 1 || each.left > MOST_ROUNDS)) {
      return faultAt(`${field}.left`, { _tag: "WrongRoundsLeft", most: MOST_ROUNDS });
    }
  }
  return null;
};

const housesExist: Check = ({ content }, _, given) => {
  const placed = (given.newHouses ?? []).map((each) => each.house);
  const wrong = placed.findIndex((house, index) => !content.houses.includes(house) || placed.indexOf(house) !== index);
  return wrong < 0 ? null : faultAt(`given.newHouses[${wrong}].house`, { _tag: "NoHouseTile" });
};

const gardensExist: Check = ({ content }, _, given) => {
  const most = content.constants.gardens;
  const laid = Object.values(given.houses ?? {}).filter((each) => each.garden).length;
  return laid > most ? faultAt("given.houses", { _tag: "TooManyGardens", laid, most }) : null;
};

const CHECKS: readonly Check[] = [
  turnOrderComplete,
  bankruptHaveNothing,
  reservesExist,
  milestonesExist,
  stockExists,
  goodsExist,
  inHandOnlyBefore,
  uniqueOnce,
  structureFits,
  boxHolds,
  campaignsExist,
  busyAreTied,
  housesExist,
  gardensExist,
];

/** Why a position cannot be, apart from where things lie on the map; null when it can. */
export const impossible: Check = (ruleset, head, given) => {
  for (const check of CHECKS) {
    const fault = check(ruleset, head, given);
    if (fault) return fault;
  }
  return null;
};
