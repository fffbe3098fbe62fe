import type { Malformed } from "@blueplate/kernel";
import { malformed, type ScenarioHead } from "@blueplate/kernel/scenario";
import { abilityOf, withAbility } from "../content/index.ts";
import type { Ruleset } from "../formulas/index.ts";
import { parseTile } from "../geometry/index.ts";
import { countList, entriesOf, type TileRows, totalOf } from "../model/index.ts";
import type { Given, GivenChain } from "./given.ts";
import { cardsOf, leftInBox, placeOf } from "./state.ts";

type Check = (ruleset: Ruleset, head: ScenarioHead, given: Given) => Malformed | null;

const chainsOf = (head: ScenarioHead, given: Given): readonly (readonly [string, GivenChain])[] =>
  head.players.map((name) => [name, given.chains?.[name] ?? {}] as const);

/** The first fault that one of the chains has. */
const eachChain =
  (fault: (ruleset: Ruleset, given: Given, chain: GivenChain, field: string) => Malformed | null): Check =>
  (ruleset, head, given) => {
    for (const [name, chain] of chainsOf(head, given)) {
      const found = fault(ruleset, given, chain, `given.chains.${name}`);
      if (found) return found;
    }
    return null;
  };

/** The tiles of the map: known, none twice, a rectangle. */
export const faultOfMap = ({ content }: Ruleset, tiles: TileRows): Malformed | null => {
  if (tiles.some((row) => row.length !== tiles[0]?.length)) return malformed("map", "rows differ in length");
  const ids: string[] = [];
  for (const code of tiles.flat()) {
    const id = parseTile(code)?.id;
    if (id === undefined || !Object.hasOwn(content.tiles, id))
      return malformed("map", `unknown tile ${JSON.stringify(code)}`);
    if (ids.includes(id)) return malformed("map", `tile ${id} is used twice`);
    ids.push(id);
  }
  return null;
};

const turnOrderComplete: Check = (_, head, given) =>
  given.turnOrder && given.turnOrder.length !== head.players.length
    ? malformed("given.turnOrder", "is not an order of all players")
    : null;

const reservesExist: Check = ({ content }, _, given) =>
  content.reserves.length === 0 && Object.keys(given.reserves ?? {}).length > 0
    ? malformed("given.reserves", "this game has no reserve cards (R22.1)")
    : null;

const milestonesExist = eachChain(({ content }, _, chain, field) => {
  const unknown = chain.milestones?.find((each) => !content.milestones[each]);
  return unknown === undefined ? null : malformed(`${field}.milestones`, `this game has no ${unknown} (R22.1)`);
});

const inHandOnlyBefore = eachChain((_, given, chain, field) => {
  const placed = (chain.atWork?.length ?? 0) + (chain.beach?.length ?? 0) > 0;
  if (given.phase === "restructuring") {
    return placed ? malformed(field, "at the start of restructuring all cards are in hand") : null;
  }
  return (chain.hand?.length ?? 0) > 0 ? malformed(`${field}.hand`, "cards are in hand in restructuring only") : null;
});

const uniqueOnce = eachChain(({ content }, _, chain, field) => {
  const twice = entriesOf(cardsOf(chain)).find(([id, count]) => count > 1 && content.employees[id]?.unique);
  return twice ? malformed(field, `${twice[1]} copies of the 1x card ${twice[0]} (R9.8)`) : null;
});

const structureFits = eachChain(({ content }, given, chain, field) => {
  const cards = countList(chain.atWork ?? []);
  const managers = withAbility(content, cards, "manage");
  const count = managers.reduce((sum, each) => sum + each.count, 0);
  const slots = managers.reduce((sum, each) => sum + each.count * each.ability.slots, 0);
  const ceo = given.ceoSlots ?? content.constants.ceoSlots;
  const fits = count <= ceo && totalOf(cards) - count <= ceo - count + slots;
  return fits ? null : malformed(`${field}.atWork`, "does not fit the structure (R5.7)");
});

const boxHolds: Check = (ruleset, head, given) => {
  const left = leftInBox(ruleset, head, given);
  for (const [employee, count] of left) {
    if (count < 0) return malformed("given.chains", `more ${employee} than the box holds`);
  }
  for (const [employee, pile] of entriesOf(given.supply ?? {})) {
    const most = left.get(employee) ?? 0;
    if (pile > most) return malformed(`given.supply.${employee}`, `only ${most} are left in the box`);
  }
  return null;
};

const busyAreTied: Check = (ruleset, head, given) => {
  const taken: number[] = [];
  for (const [name, chain] of chainsOf(head, given)) {
    for (const [index, { employee, campaign }] of (chain.busy ?? []).entries()) {
      const field = `given.chains.${name}.busy[${index}]`;
      const running = given.campaigns?.find((each) => each.campaign === campaign);
      if (running?.owner !== name) return malformed(field, `campaign ${campaign} is not one of ${name}'s`);
      if (taken.includes(campaign)) return malformed(field, `campaign ${campaign} has two marketeers`);
      taken.push(campaign);
      const kind = ruleset.content.campaigns[campaign]?.kind;
      const places = abilityOf(ruleset.content, employee, "market")?.kinds ?? [];
      if (!kind || !places.includes(kind)) return malformed(field, `${employee} cannot run campaign ${campaign}`);
    }
  }
  return null;
};

const campaignsExist: Check = ({ content }, head, given) => {
  for (const [index, each] of (given.campaigns ?? []).entries()) {
    const field = `given.campaigns[${index}]`;
    const row = content.campaigns[each.campaign];
    if (!row?.seats.includes(head.players.length)) return malformed(`${field}.campaign`, "is not in the game");
    if (given.campaigns?.findIndex((other) => other.campaign === each.campaign) !== index) {
      return malformed(`${field}.campaign`, "lies on the board twice");
    }
    const byEdge = each.side !== undefined || each.offset !== undefined;
    const bySquare = each.at !== undefined || each.turned !== undefined;
    const airplane = row.kind === "airplane";
    if (!placeOf(each) || byEdge !== airplane || bySquare === airplane) {
      return malformed(field, airplane ? 'needs "side" and "offset"' : 'needs "at"');
    }
    if (each.left !== "endless" && (each.left < 1 || each.left > 5)) return malformed(`${field}.left`, "is 1 to 5");
  }
  return null;
};

const housesExist: Check = ({ content }, _, given) => {
  const placed = (given.newHouses ?? []).map((each) => each.house);
  const wrong = placed.findIndex((house, index) => !content.houses.includes(house) || placed.indexOf(house) !== index);
  return wrong < 0 ? null : malformed(`given.newHouses[${wrong}].house`, "is no house tile of the supply");
};

const gardensExist: Check = ({ content }, _, given) => {
  const most = content.constants.gardens;
  const laid = Object.values(given.houses ?? {}).filter((each) => each.garden).length;
  return laid > most ? malformed("given.houses", `${laid} gardens, the box holds ${most} (R1.2)`) : null;
};

const CHECKS: readonly Check[] = [
  turnOrderComplete,
  reservesExist,
  milestonesExist,
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
