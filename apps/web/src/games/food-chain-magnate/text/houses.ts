import { type Forecast, forecastOf, nearnessOf, tomorrowOf } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { type Asked, demandText, seatCalled, squareText } from "./context.ts";

const demandOf = ({ state }: Asked, house: number) =>
  state.town.houses.find((each) => each.house === house)?.demand ?? [];

const houseLine = (asked: Asked, forecast: Forecast): string => {
  const { words, names } = asked;
  const offers = forecast.offers.map(({ seat, unitPrice, distance }) =>
    words.offer(names(seat), unitPrice, distance, unitPrice + distance),
  );
  const [first] = forecast.offers;
  const end = first
    ? words.serves(names(first.seat), forecast.income, forecast.certainty === "sure")
    : words.nobodyServes;
  return words.houseLine(
    forecast.house,
    demandText(asked, demandOf(asked, forecast.house)),
    offers.join(", ") || words.noOffers,
    end,
  );
};

const winner = (asked: Asked, rest: readonly string[]): Seat | null | undefined => {
  const named = rest.filter((word) => !asked.words.commands.win.some((each) => each === word.toLowerCase()));
  return named.length === 0 ? asked.seat : seatCalled(asked, named.join(" "));
};

/** `houses`: every house that wants something; `houses I win`: those that one chain would serve. */
export const houses = (asked: Asked, rest: readonly string[]): readonly string[] => {
  const all = forecastOf(asked.definition, asked.state);
  if (rest.length === 0)
    return all.length === 0 ? [asked.words.noHouseWants] : all.map((each) => houseLine(asked, each));
  const seat = winner(asked, rest);
  if (seat === undefined || seat === null) return [asked.words.noSuchChain(rest.join(" "))];
  const won = all.filter(({ offers }) => offers[0]?.seat === seat);
  return won.length === 0 ? [asked.words.noHouseWon(asked.names(seat))] : won.map((each) => houseLine(asked, each));
};

/** `house 7`: where it stands, its room, what it wants, how far it is from everybody, the offers. */
export const house = (asked: Asked, rest: readonly string[]): readonly string[] => {
  const { definition, state, words, names } = asked;
  const found = state.town.houses.find((each) => String(each.house) === rest[0]);
  if (!found) return [words.noSuchHouse(rest[0] ?? "")];
  const near = nearnessOf(definition, state, found);
  const forecast = forecastOf(definition, state).find((each) => each.house === found.house);
  return [
    words.stands(found.house, squareText(found.at), found.garden !== null),
    words.wants(demandText(asked, found.demand)),
    near.length === 0
      ? words.noRoads
      : words.distances(near.map(({ seat, distance }) => words.distance(names(seat), distance)).join(", ")),
    ...(forecast ? [houseLine(asked, forecast)] : []),
  ];
};

/** `tomorrow`: what houses will want after tonight's dinner and campaigns, as things stand. */
export const tomorrow = (asked: Asked): readonly string[] => {
  const wanting = tomorrowOf(asked.definition, asked.state).state.town.houses.filter(({ demand }) => demand.length > 0);
  if (wanting.length === 0) return [asked.words.nothingTomorrow];
  return wanting.map((each) => asked.words.willWant(each.house, demandText(asked, each.demand)));
};
