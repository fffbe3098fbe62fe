import { type Ruleset, type EventOf, type Good } from "@blueplate/engine";
import { bestPlace, bestSite, firstSites, type RestaurantSite } from "@blueplate/forecast";
import { askedOf, mainline, nextSlot, type PickedFields, seatOf } from "@blueplate/kernel";
import type { AnyForm, AnySlot, FormFilling, TableProps } from "@blueplate/tabletop";
import { Equal } from "effect";
import { batch } from "solid-js";
import { squareOf, stateOf } from "../game.ts";
import {
  type TargetContext,
  type MapQuestion,
  cornerIn,
  isByEntrance,
  type MapTarget,
  placeOf,
  targetsOf,
} from "./target.ts";

/** The form of campaigns. */
export const LAUNCH = "work.launchCampaign";

/** The form of first restaurants. */
const FIRST = "setup.placeRestaurant";

/**
 * The target that is shown before anybody points, by its place in the list: for a first restaurant what the coach would say, for a
 * later one where it wins most houses.
 */
export const firstShown = (
  { ruleset, state, seat, filling }: TargetContext,
  targets: readonly MapTarget[],
): number | null => {
  if (!isByEntrance(filling)) return null;
  const spots = targets.flatMap(({ fill }, index): readonly (RestaurantSite & { readonly index: number })[] => {
    const at = squareOf(fill["at"]);
    const entrance = cornerIn(fill);
    return at && entrance ? [{ at, entrance, index }] : [];
  });
  if (filling.form()?.tag === FIRST) return firstSites(ruleset, state, seat, spots)[0]?.index ?? null;
  return bestSite(ruleset, state, seat, spots, squareOf(filling.picked()["from"]))?.index ?? null;
};

/** What the seat has advertised last, or null. */
const lastGood = ({ entries, seat }: TableProps): Good | null => {
  for (const entry of mainline(entries).toReversed()) {
    for (const event of entry.events.toReversed()) {
      // cast: an event of that tag is this game's own.
      const launched = event._tag === "CampaignLaunched" ? (event as EventOf<"CampaignLaunched">) : null;
      if (launched?.seat === seat) return launched.good;
    }
  }
  return null;
};

/** The longest run that a campaign with these slots can have, or null where that is not asked. */
export const longestRun = (
  { filling, state, seat }: Pick<TargetContext, "filling" | "state" | "seat">,
  picked: PickedFields,
): number | null => {
  const slot = filling.form()?.slots.find(({ name }) => name === "duration");
  if (slot?.shape !== "choice" || askedOf(slot, state, seat, picked) === "no") return null;
  const runs = slot.candidates(state, seat, picked).filter((each) => typeof each === "number");
  return runs.length > 0 ? Math.max(...runs) : null;
};

/** The usual answers to what is asked after a place on the map: for a campaign the last good, as long as can be. */
export const answersWith = (table: TableProps, aim: TargetContext, fill: PickedFields): PickedFields => {
  const good = aim.filling.form()?.tag === LAUNCH ? (aim.filling.picked()["good"] ?? lastGood(table)) : null;
  if (good === null || !placeOf(aim.ruleset, { ...aim.filling.picked(), ...fill })) return {};
  const duration = longestRun(aim, { ...aim.filling.picked(), ...fill, good });
  return duration === null ? { good } : { good, duration };
};

/** A form as it would ask after these answers. */
export const askingAfter = ({ state, seat }: TableProps, form: AnyForm, picked: PickedFields): MapQuestion => {
  const slot = seat === null ? null : nextSlot(form, state, seat, picked, []);
  const offers = slot?.shape === "choice" && seat !== null ? slot.candidates(state, seat, picked) : [];
  return { form: () => form, picked: () => picked, slot: () => slot, offers: () => offers };
};

/** What is filled in before anybody chooses, and what is left out with it. */
interface Usual {
  readonly fill: PickedFields;
  readonly skipped: readonly string[];
}

/** The best place for the tile in hand, with what else is usual there; null where none reaches a house that would buy. */
const usualPlace = (table: TableProps, ruleset: Ruleset, form: AnyForm, picked: PickedFields): Usual | null => {
  const asking = askingAfter(table, form, picked);
  const [state, seat] = [stateOf(table), seatOf(table.seat ?? 0)];
  const aim = (turned: boolean): TargetContext => ({ ruleset, state, seat, filling: asking, turned });
  const ways = asking.slot()?.kind === "campaign-place" ? [false, true] : [false];
  const places = ways.flatMap((turned) =>
    targetsOf(aim(turned)).flatMap((target) => {
      const place = placeOf(ruleset, { ...picked, ...target.fill });
      return place ? [{ target, place }] : [];
    }),
  );
  const target = bestPlace(ruleset, state, seat, Number(picked["campaign"]), places)?.target;
  if (!target) return null;
  const answers = answersWith(table, aim(false), target.fill);
  return { fill: { ...picked, ...answers, ...target.fill }, skipped: target.skipped };
};

/** What whoever explains the game would launch, unless something else was chosen already. */
const advisedCampaign = (table: TableProps, form: AnyForm, chosen: PickedFields): Usual | null => {
  const { _tag, ...fields } = table.advise?.(table, LAUNCH) ?? { _tag: null };
  if (_tag !== form.tag || table.seat === null) return null;
  const { state, seat } = table;
  // cast: the fields of a command are JSON by its codec.
  const fill = fields as PickedFields;
  if (Object.entries(chosen).some(([name, value]) => !Equal.equals(fill[name], value))) return null;
  const isLeftOut = (slot: AnySlot): boolean => !(slot.name in fill) && askedOf(slot, state, seat, fill) === "maybe";
  return { fill, skipped: form.slots.filter(isLeftOut).map(({ name }) => name) };
};

/**
 * The usual campaign after these answers: what whoever explains the game would launch; without them the first marketeer, his first
 * tile that reaches houses which would buy from him, where it reaches most, the last good, as long as can be. Where no tile reaches
 * such a house, tile and place are left to be chosen.
 */
export const usualCampaign = (table: TableProps, ruleset: Ruleset, form: AnyForm, chosen: PickedFields): Usual => {
  const advised = advisedCampaign(table, form, chosen);
  if (advised) return advised;
  const [marketer = chosen["marketer"]] = "marketer" in chosen ? [] : askingAfter(table, form, chosen).offers();
  if (marketer === undefined) return { fill: chosen, skipped: [] };
  const led = { ...chosen, marketer };
  const tile = chosen["campaign"];
  const tiles = tile === undefined ? askingAfter(table, form, led).offers() : [tile];
  for (const campaign of tiles) {
    const found = usualPlace(table, ruleset, form, { ...led, campaign });
    if (found) return found;
  }
  return { fill: led, skipped: [] };
};

/** Fills in the usual campaign after these answers, in place of what stood there. */
export const fillUsual = (
  table: TableProps,
  ruleset: Ruleset,
  filling: FormFilling,
  chosen: PickedFields = {},
): void => {
  const form = filling.forms().find(({ tag }) => tag === LAUNCH);
  if (!form || table.seat === null) return;
  const { fill, skipped } = usualCampaign(table, ruleset, form, chosen);
  batch(() => {
    filling.reopen("marketer");
    filling.fill(fill, skipped);
  });
};

/** The forms of this game as they are opened: a campaign with its usual answers, each of which is to be changed. */
export const withUsual = (filling: FormFilling, table: TableProps, ruleset: Ruleset): FormFilling => ({
  ...filling,
  choose: (tag) =>
    batch(() => {
      filling.choose(tag);
      if (tag === LAUNCH) fillUsual(table, ruleset, filling);
    }),
});
