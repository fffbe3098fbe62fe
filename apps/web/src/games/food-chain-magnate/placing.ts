import type { CityCampaign, InHand, Overlay, Square } from "@blueplate/city";
import {
  type CampaignPlace,
  type Definition,
  housesReached,
  rectangle,
  siteOf,
  squaresOfHouse,
  type State,
} from "@blueplate/engine";
import { check, commandOf, type Json, type Picked } from "@blueplate/kernel";
import { shell } from "@blueplate/words";
import type { Filling } from "../../table/filling.ts";
import type { TableProps } from "../../table/props.ts";
import { squareOf, styleOf } from "./game.ts";

/** Slots that are answered on the map. */
const PLACES = new Set(["restaurant-place", "campaign-place", "house-place"]);

/** True while the open slot wants a place on the map. */
export const isPlacing = (filling: Filling): boolean => PLACES.has(filling.slot()?.kind ?? "");

const numberOf = (picked: Picked, name: string): number => {
  const value = picked[name];
  return typeof value === "number" ? value : 0;
};

/** Width and height of the piece in hand. */
const sizeOf = (definition: Definition, filling: Filling): readonly [number, number] => {
  if (filling.slot()?.kind !== "campaign-place") return [2, 2];
  const row = definition.content.campaigns[numberOf(filling.picked(), "campaign")];
  return [row?.width ?? 1, row?.height ?? 1];
};

/** The offered place that the pointer means: one whose piece covers the square, the nearest by its middle. */
export const placeAt = (definition: Definition, filling: Filling, square: Square): Square | null => {
  const [width, height] = sizeOf(definition, filling);
  const longest = Math.max(width, height);
  const places = filling.offers().flatMap((value): readonly Square[] => {
    const at = squareOf(value);
    return at ? [at] : [];
  });
  const near = places.filter(
    ([x, y]) => square[0] >= x && square[1] >= y && square[0] < x + longest && square[1] < y + longest,
  );
  const away = ([x, y]: Square): number => Math.hypot(x - square[0], y - square[1]);
  return near.toSorted((a, b) => away(a) - away(b))[0] ?? null;
};

const campaignInHand = (props: TableProps, definition: Definition, filling: Filling, at: Square): CityCampaign => {
  const campaign = numberOf(filling.picked(), "campaign");
  return {
    campaign,
    kind: definition.content.campaigns[campaign]?.kind ?? "billboard",
    style: styleOf(props, props.seat ?? 0),
    good: "burger",
    left: 1,
    site: siteOf(definition, campaign, { at, turned: false }),
  };
};

const inHand = (props: TableProps, definition: Definition, filling: Filling, at: Square): InHand => {
  const kind = filling.slot()?.kind;
  if (kind === "campaign-place") return { kind: "campaign", campaign: campaignInHand(props, definition, filling, at) };
  if (kind === "house-place") {
    return {
      kind: "house",
      house: { house: numberOf(filling.picked(), "house"), at, garden: null, demand: [], room: 5 },
    };
  }
  const style = styleOf(props, props.seat ?? 0);
  return { kind: "restaurant", restaurant: { style, at, entrance: "SE", open: true, driveIn: false, bankrupt: false } };
};

/** Fields that the rules need to say why not, before they are asked. */
const USUAL: Readonly<Record<string, Json>> = { entrance: "SE", good: "burger", garden: "N" };

/** Why the piece cannot lie there, in words. */
const reasonAt = (props: TableProps, filling: Filling, at: Square): string => {
  const form = filling.form();
  if (!form || props.seat === null) return "";
  const missing = Object.fromEntries(
    form.slots
      .filter(({ name }) => name in USUAL && !(name in filling.picked()))
      .map(({ name }) => [name, USUAL[name] ?? null]),
  );
  const refusal = check(props.rules, props.state, props.seat, commandOf(form, { ...filling.picked(), ...missing, at }));
  return refusal ? props.words.refusal(refusal) : "";
};

const reachChips = (definition: Definition, state: State, campaign: number, place: CampaignPlace): Overlay => ({
  kind: "chips",
  chips: housesReached(definition, state, campaign, place).flatMap((number) => {
    const house = state.town.houses.find((each) => each.house === number);
    if (!house) return [];
    const full = house.demand.length >= definition.formulas.roomOf(definition, house);
    return [{ at: house.at, text: full ? shell.map.full : "+1", refused: full }];
  }),
});

/** The ghost under the pointer: the piece where it would lie, its reach, or why it cannot. */
export const ghostAt = (
  props: TableProps,
  definition: Definition,
  state: State,
  filling: Filling,
  square: Square,
): readonly Overlay[] => {
  const place = placeAt(definition, filling, square);
  const at = place ?? square;
  const ghost: Overlay = {
    kind: "ghost",
    piece: inHand(props, definition, filling, at),
    refused: place ? null : reasonAt(props, filling, at),
    contact: null,
  };
  if (!place || filling.slot()?.kind !== "campaign-place") return [ghost];
  return [ghost, reachChips(definition, state, numberOf(filling.picked(), "campaign"), { at: place, turned: false })];
};

/** All offered places as spots that glow; on demand only. */
export const allSpots = (props: TableProps, definition: Definition, filling: Filling): Overlay => {
  const [width, height] = sizeOf(definition, filling);
  return {
    kind: "spots",
    style: styleOf(props, props.seat ?? 0),
    spots: filling.offers().flatMap((value, index) => {
      const at = squareOf(value);
      return at ? [{ id: String(index), squares: rectangle(at, width, height) }] : [];
    }),
  };
};

/** The squares of a house, to be lit. */
export const houseSelection = (state: State, number: number): Overlay => ({
  kind: "selection",
  squares: state.town.houses.filter((house) => house.house === number).flatMap((house) => squaresOfHouse(house)),
});
