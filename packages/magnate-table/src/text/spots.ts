import { type SpotPlace, spotsClosed, type SpotsClosed, spotsTried, type SpotTried } from "@blueplate/forecast";
import type { Refusal, Seat } from "@blueplate/kernel";
import { type AnswerContext, squareText } from "./context.ts";

/** Places that are told at once; the others are counted. */
const PLACES_AT_MOST = 40;

type Piece = keyof AnswerContext["words"]["pieces"];

// cast: the keys of the table are these pieces.
const piecesOf = ({ words }: AnswerContext): readonly Piece[] => Object.keys(words.pieces) as readonly Piece[];

const pieceCalled = (asked: AnswerContext, rest: readonly string[]): Piece | undefined =>
  piecesOf(asked).find((piece) => rest.some((word) => asked.words.pieces[piece].includes(word.toLowerCase())));

/** A place as it is written and read: a square, a house's number, or the side of the board with the line from its corner. */
const placeText = (place: SpotPlace): string => {
  if ("at" in place) return squareText(place.at);
  return "house" in place ? `#${place.house}` : `${place.side}${place.offset + 1}`;
};

const cardsText = ({ texts, words }: AnswerContext, cards: readonly string[]): string => {
  const names: Readonly<Record<string, { readonly name: string }>> = texts.employees;
  return cards.map((card) => names[card]?.name ?? card).join(words.comma);
};

/** Why nothing of the kind can be placed now, wherever it be. */
const closedText = (asked: AnswerContext, closed: SpotsClosed): string => {
  const { closed: whys } = asked.words;
  if (closed._tag === "other-turn") return whys["other-turn"](asked.names(closed.seat));
  if (closed._tag === "nobody") return whys.nobody(cardsText(asked, closed.employees));
  if (closed._tag === "train-first") return whys["train-first"](cardsText(asked, [closed.employee]));
  return closed._tag === "all-acted" ? whys["all-acted"](closed.count) : whys[closed._tag];
};

/** How far off a place is that is refused for that alone; where it was refused for something else that is no matter. */
const distanceIn = (refusal: Refusal): number =>
  "distance" in refusal && typeof refusal.distance === "number" ? refusal.distance : Number.POSITIVE_INFINITY;

/** Why the piece lies nowhere else: each reason once, with how many places it refuses; of those too far off the nearest. */
const reasons = (asked: AnswerContext, tried: readonly SpotTried[]): readonly string[] => {
  const groups = new Map<string, { readonly count: number; readonly refusal: Refusal }>();
  for (const { refusal } of tried) {
    if (!refusal) continue;
    const known = groups.get(refusal._tag);
    const telling = known && distanceIn(known.refusal) <= distanceIn(refusal) ? known.refusal : refusal;
    groups.set(refusal._tag, { count: (known?.count ?? 0) + 1, refusal: telling });
  }
  const short: Readonly<Record<string, string>> = asked.words.refused;
  return [...groups]
    .toSorted(([, a], [, b]) => b.count - a.count)
    .map(([tag, { count, refusal }]) => asked.words.refusedPlaces(count, short[tag] ?? asked.refusal(refusal)));
};

const listed = ({ words }: AnswerContext, places: readonly string[]): string => {
  const more = places.length - PLACES_AT_MOST;
  const list = places.slice(0, PLACES_AT_MOST).join(" ");
  return words.spots(places.length, more > 0 ? `${list} ${words.more(more)}` : list);
};

/** Where a piece could be placed and why nowhere else; of a place that is named only whether it could, and why not. */
const placesTold = (
  asked: AnswerContext,
  tried: readonly SpotTried[],
  named: string | undefined,
): readonly string[] => {
  const { words } = asked;
  if (named !== undefined) {
    const found = tried.find(({ place }) => placeText(place) === named);
    if (!found) return [words.noSuchPlace(named)];
    return [found.refusal ? words.spotRefused(named, asked.refusal(found.refusal)) : words.spotFree(named)];
  }
  const free = tried.filter(({ refusal }) => refusal === null).map(({ place }) => placeText(place));
  const whys = reasons(asked, tried);
  return [
    free.length > 0 ? listed(asked, free) : words.fitsNowhere,
    ...(whys.length > 0 ? [words.elsewhere, ...whys] : []),
  ];
};

const namedIn = (piece: Piece, rest: readonly string[]): string | undefined => {
  const named = rest.map((word) => word.toUpperCase()).find((word) => /^(#\d+|[A-Z]\d+)$/.test(word));
  const house = piece === "garden" ? rest.find((word) => /^\d+$/.test(word)) : undefined;
  return named ?? (house === undefined ? undefined : `#${house}`);
};

const tried = (asked: AnswerContext, seat: Seat, piece: Piece, rest: readonly string[]): readonly string[] => {
  const { ruleset, state, words } = asked;
  const campaign = rest.find((word) => /^\d+$/.test(word));
  if (piece === "campaign" && !state.supply.campaigns.some((each) => String(each) === campaign)) {
    const list = state.supply.campaigns.join(words.comma);
    return [campaign === undefined ? words.whichCampaign(list) : words.notInSupply(campaign, list)];
  }
  return placesTold(asked, spotsTried(ruleset, state, seat, piece, Number(campaign ?? 0)), namedIn(piece, rest));
};

/** `spots for restaurant`: where a piece could be placed now, and why nowhere else; `spots for restaurant C4`: whether there. */
export const spots = (asked: AnswerContext, rest: readonly string[]): readonly string[] => {
  const { ruleset, state, seat, words } = asked;
  const piece = pieceCalled(asked, rest);
  if (!piece)
    return [
      words.whichPiece(
        piecesOf(asked)
          .map((each) => words.pieces[each][0] ?? each)
          .join(words.comma),
      ),
    ];
  if (seat === null) return [words.watching];
  const closed = spotsClosed(ruleset, state, seat, piece);
  return closed ? [closedText(asked, closed)] : tried(asked, seat, piece, rest);
};
