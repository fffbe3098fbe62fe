import { countList, sameCounts } from "@blueplate/engine";
import { type Forecast, counterfactualsAt, forecastOf, nearnessOf, tomorrowOf } from "@blueplate/forecast";
import type { Seat } from "@blueplate/kernel";
import { changeSaid, conditionsSaid, reasonSaid } from "../lens/dinner-text.ts";
import {
  type AnswerContext,
  demandText,
  everybody,
  goodsText,
  dinnerWordsOf,
  seatCalled,
  squareText,
} from "./context.ts";

const demandOf = ({ state }: AnswerContext, house: number) =>
  state.town.houses.find((each) => each.house === house)?.demand ?? [];

const houseLine = (asked: AnswerContext, forecast: Forecast): string => {
  const { words, names, lens } = asked;
  if (forecast.certainty === "unknown") {
    return words.houseLine(
      forecast.house,
      demandText(asked, demandOf(asked, forecast.house)),
      lens.unknown,
      lens.sealed,
    );
  }
  const offers = forecast.offers.map(({ seat, unitPrice, distance }) =>
    words.offer(names(seat), unitPrice, distance, unitPrice + distance),
  );
  const [first] = forecast.offers;
  const isAsked = sameCounts(forecast.sold, countList(demandOf(asked, forecast.house)));
  const sold = isAsked ? null : goodsText(asked, forecast.sold);
  const end = first
    ? words.serves(names(first.seat), forecast.income, forecast.certainty === "sure", sold)
    : words.nobodyServes;
  return words.houseLine(
    forecast.house,
    demandText(asked, demandOf(asked, forecast.house)),
    offers.join(words.comma) || words.noOffers,
    end,
  );
};

const winner = (asked: AnswerContext, rest: readonly string[]): Seat | null | undefined => {
  const named = rest.filter((word) => !asked.words.commands.win.some((each) => each === word.toLowerCase()));
  return named.length === 0 ? asked.seat : seatCalled(asked, named.join(" "));
};

/** `houses`: every house that wants something; `houses I win`: those that one chain would serve. */
export const houses = (asked: AnswerContext, rest: readonly string[]): readonly string[] => {
  const all = forecastOf(asked.ruleset, asked.state);
  if (rest.length === 0) {
    if (all.length > 0) return all.map((each) => houseLine(asked, each));
    // Once dinner is over nobody can say who serves next.
    const hungry = asked.state.town.houses.filter(({ demand }) => demand.length > 0);
    if (hungry.length === 0) return [asked.words.noHouseWants];
    return hungry.map((each) => asked.words.willWant(each.house, demandText(asked, each.demand)));
  }
  const seat = winner(asked, rest);
  if (seat === undefined || seat === null) return [asked.words.noSuchChain(rest.join(" "), everybody(asked))];
  if (all.some(({ certainty }) => certainty === "unknown")) return [asked.lens.sealed];
  const won = all.filter(({ offers }) => offers[0]?.seat === seat);
  return won.length === 0 ? [asked.words.noHouseWon(asked.names(seat))] : won.map((each) => houseLine(asked, each));
};

const sentence = (text: string): string => `${text}.`;

/** Why it is served so, under which condition not, and what would flip it for the next in line and for the asker. */
const explained = (asked: AnswerContext, forecast: Forecast): readonly string[] => {
  if (forecast.certainty === "unknown") return [];
  const { ruleset, state, seat: viewer, lens, names } = asked;
  const dinnerWords = dinnerWordsOf(asked);
  const whatifs = counterfactualsAt(ruleset, state, forecast.house, viewer).map(({ seat, counterfactuals }) => {
    const who = seat === viewer ? lens.flipsYou : lens.flips(names(seat));
    const changes = counterfactuals.map(({ change }) => changeSaid(dinnerWords, change));
    return changes.length === 0 ? null : `${who} ${changes.join(" · ")}`;
  });
  const reason = forecast.offers.length > 0 ? [reasonSaid(dinnerWords, forecast.offers)] : [];
  return [...reason, ...conditionsSaid(dinnerWords, forecast), ...whatifs.filter((each) => each !== null)].map(
    sentence,
  );
};

/** `house 7`: where it stands, its room, what it wants, how far it is from everybody, the offers and what would flip them. */
export const house = (asked: AnswerContext, rest: readonly string[]): readonly string[] => {
  const { ruleset, state, words, names } = asked;
  const found = state.town.houses.find((each) => String(each.house) === rest[0]);
  if (!found) {
    const list = state.town.houses.map((each) => each.house).join(words.comma);
    return [rest[0] === undefined ? words.whichHouse(list) : words.noSuchHouse(rest[0], list)];
  }
  const near = nearnessOf(ruleset, state, found);
  const forecast = forecastOf(ruleset, state).find((each) => each.house === found.house);
  return [
    words.stands(found.house, squareText(found.at), found.garden !== null),
    words.wants(demandText(asked, found.demand)),
    near.length === 0
      ? words.noRoads
      : words.distances(near.map(({ seat, distance }) => words.distance(names(seat), distance)).join(words.comma)),
    ...(forecast ? [houseLine(asked, forecast), ...explained(asked, forecast)] : []),
  ];
};

/** `tomorrow`: what houses will want after tonight's dinner and campaigns, as things stand. */
export const tomorrow = (asked: AnswerContext): readonly string[] => {
  const wanting = tomorrowOf(asked.ruleset, asked.state).state.town.houses.filter(({ demand }) => demand.length > 0);
  if (wanting.length === 0) return [asked.words.nothingTomorrow];
  return wanting.map((each) => asked.words.willWant(each.house, demandText(asked, each.demand)));
};
