import { pieceOfCampaign } from "../look.ts";
import type { EmployeeId, Event, EventOf } from "@blueplate/engine";
import { restaurantKey } from "../piece/stand.ts";
import { rectangle, squareKey } from "../town/board.ts";
import { driveBetween, entranceSquare, houseSquares } from "../town/route.ts";
import type { ChainStyle, CityRestaurant, CityView, Square } from "../view.ts";
import { type Beat, within } from "./beat.ts";
import { dinerOf } from "./on-foot.ts";

/** What the beats of events need to know besides the events. */
export interface BeatContext {
  /** The city before the events. */
  readonly view: CityView;
  /** Look of each seat's chain. */
  readonly styles: readonly ChainStyle[];
  /** Spoken money, `$12`; the caller's words. */
  readonly money: (amount: number) => string;
  /** Word for a token that found no room. */
  readonly full: string;
  /** Whether a buyer flies to the drinks instead of driving. */
  readonly flies: (buyer: EmployeeId) => boolean;
  /** The road a family takes, if the caller knows it; otherwise a shortest drive over the town's roads. */
  readonly path?: (house: number, restaurant: Square) => readonly Square[] | null;
}

/** No dinner, and no other run of beats, takes longer. Milliseconds. */
export const LONGEST = 12_000;
const CONTESTED = 900;
const PLAIN = 350;
const POP = 900;
const PULSE = 450;
/** The waitress sets out when the car brakes, and is back when the money is counted. */
const SERVE = POP + 250;
/** A family's way to the counter, its meal, and its way back. */
const WALK = 1600;
const FALL = 500;
const FLY = 2400;

const driveTime = (path: readonly Square[]): number => Math.min(2000, 500 + path.length * 80);

const doorsOf = (restaurant: CityRestaurant): Square[] =>
  restaurant.driveIn ? rectangle(restaurant.at, 2, 2) : [entranceSquare(restaurant.at, restaurant.entrance)];

const served = (event: EventOf<"HouseServed">, start: number, context: BeatContext): Beat[] => {
  const { view } = context;
  const house = view.houses.find((one) => one.house === event.house);
  const winner = event.offers[0];
  const restaurant = winner && view.restaurants.find(({ at }) => squareKey(at) === squareKey(winner.restaurant));
  if (!house || !restaurant) return [];
  const given = context.path?.(event.house, restaurant.at);
  const path = given ?? driveBetween(view.town, houseSquares(house), doorsOf(restaurant)) ?? [];
  const to = entranceSquare(restaurant.at, restaurant.entrance);
  const length = driveTime(path);
  const diner = dinerOf(restaurant);
  return [
    { kind: "drive", house: event.house, path, to, start, length },
    {
      kind: "pop",
      at: to,
      text: context.money(event.income),
      style: restaurant.style,
      start: start + length,
      length: POP,
    },
    { kind: "pulse", key: restaurantKey(restaurant), start: start + length, length: PULSE },
    { kind: "walk", house: event.house, diner, start: start + length, length: WALK },
    {
      kind: "serve",
      diner,
      start: start + length + POP - SERVE,
      length: SERVE,
    },
  ];
};

const ran = (event: EventOf<"CampaignRan">, start: number, context: BeatContext): Beat[] => {
  const campaign = context.view.campaigns.find((one) => one.campaign === event.campaign);
  const hits = event.houses.flatMap((hit): Beat[] => {
    const house = context.view.houses.find((one) => one.house === hit.house);
    if (!house) return [];
    const text = hit.added > 0 ? `+${hit.added}` : context.full;
    return [
      {
        kind: "pop",
        at: house.at,
        text,
        style: hit.added > 0 ? (campaign?.style ?? null) : null,
        start: start + 250,
        length: POP,
      },
    ];
  });
  const own: Beat =
    campaign && pieceOfCampaign(campaign) === "airplane"
      ? { kind: "fly", campaign: event.campaign, start, length: FLY }
      : { kind: "pulse", key: `campaign:${event.campaign}`, start, length: PULSE };
  return [own, ...hits];
};

const drinksBought = (event: EventOf<"DrinksBought">, start: number, context: BeatContext): Beat[] => {
  const style = context.styles[event.seat] ?? "comet";
  const length = Math.min(2400, 500 + event.route.length * 110);
  const flies = context.flies(event.buyer);
  const pops = event.sources.map((source, i): Beat => ({
    kind: "pop",
    at: source.at,
    text: `+${source.count}`,
    style,
    start: start + (length * (i + 1)) / (event.sources.length + 1),
    length: POP,
  }));
  return [{ kind: "supply-trip", style, path: event.route, flies, start, length }, ...pops];
};

const pulse = (key: string, start: number): Beat[] => [{ kind: "pulse", key, start, length: PULSE }];

const MOVING = [
  "HouseServed",
  "CampaignRan",
  "DrinksBought",
  "RestaurantsOpened",
  "FirstRestaurantPlaced",
  "RestaurantPlaced",
  "RestaurantMoved",
  "HousePlaced",
  "GardenAdded",
  "CampaignLaunched",
] as const;
/** The events that move something in the city. */
type Moving = Extract<Event, { readonly _tag: (typeof MOVING)[number] }>;

const isMoving = (event: Event): event is Moving => MOVING.some((tag) => tag === event._tag);

/** Beats of one event, and how much later the next event's begin. */
const beatsOf = (event: Moving, start: number, context: BeatContext): readonly [readonly Beat[], number] => {
  switch (event._tag) {
    case "HouseServed":
      return [served(event, start, context), event.offers.length > 1 ? CONTESTED : PLAIN];
    case "CampaignRan":
      return [ran(event, start, context), event.houses.length ? 500 : 250];
    case "DrinksBought":
      return [drinksBought(event, start, context), 400];
    case "RestaurantsOpened":
      return [
        event.restaurants.map(({ at }): Beat => ({
          kind: "fall",
          key: `${restaurantKey({ at })}:scaffold`,
          start,
          length: FALL,
        })),
        FALL,
      ];
    case "FirstRestaurantPlaced":
    case "RestaurantPlaced":
    case "RestaurantMoved":
      return [pulse(restaurantKey(event), start), 150];
    case "HousePlaced":
    case "GardenAdded":
      return [pulse(`house:${event.house}`, start), 150];
    case "CampaignLaunched":
      return [pulse(`campaign:${event.campaign}`, start), 150];
  }
};

/**
 * The movements of a run of events, in their order and never longer than `LONGEST`: families drive to the diner that
 * won them and money pops, campaigns run, planes fly, buyers fetch, scaffolds fall. Events without a movement take no time.
 */
export const beats = (events: readonly Event[], context: BeatContext): readonly Beat[] => {
  const all: Beat[] = [];
  let clock = 0;
  for (const event of events.filter(isMoving)) {
    const [own, pause] = beatsOf(event, clock, context);
    all.push(...own);
    clock += own.length > 0 ? pause : 0;
  }
  return within(all, LONGEST);
};
