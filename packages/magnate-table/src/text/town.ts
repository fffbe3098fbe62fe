import { housesReached } from "@blueplate/engine";
import { askedOf, type ChoiceSlot, type Json, openForms, type Picked } from "@blueplate/kernel";
import { squareOf } from "../game.ts";
import { type Asked, squareText } from "./context.ts";

/** Places that are told at once; the others are counted. */
const PLACES_AT_MOST = 40;

type Piece = keyof Asked["words"]["pieces"];

/** The commands that place a piece. */
const PIECES: Readonly<Record<Piece, readonly string[]>> = {
  restaurant: ["setup.placeRestaurant", "work.openRestaurant", "work.moveRestaurant"],
  house: ["work.placeHouse"],
  garden: ["work.addGarden"],
  campaign: ["work.launchCampaign"],
};

/** The kinds of slots that say where a piece goes. */
const PLACES: ReadonlySet<string> = new Set(["restaurant-place", "campaign-place", "house-place", "house"]);

const placeText = (value: Json): string => {
  const square = squareOf(value);
  return square ? squareText(square) : JSON.stringify(value);
};

/** The candidates of the first slot that asks for a place, the slots before it filled with their first candidate. */
const placesOf = (asked: Asked, tags: readonly string[], fixed: Picked): readonly string[] | null => {
  const { rules, state, seat } = asked;
  if (seat === null) return null;
  const form = openForms(rules, state, seat).find(({ tag }) => tags.includes(tag));
  if (!form) return null;
  let picked: Picked = {};
  for (const slot of form.slots) {
    if (askedOf(slot, state, seat, picked) !== "yes" || slot.shape !== "choice") continue;
    const candidates = candidatesIn(slot, asked, picked);
    if (PLACES.has(slot.kind)) return candidates.map(placeText);
    const value = candidates.find((each) => each === fixed[slot.name]) ?? candidates[0];
    if (value === undefined) return [];
    picked = { ...picked, [slot.name]: value };
  }
  return [];
};

const candidatesIn = (slot: ChoiceSlot<unknown>, { state, seat }: Asked, picked: Picked): readonly Json[] =>
  seat === null ? [] : slot.candidates(state, seat, picked);

// cast: the keys of the table are these pieces.
const pieceCalled = ({ words }: Asked, rest: readonly string[]): Piece | undefined =>
  (Object.keys(PIECES) as readonly Piece[]).find((piece) =>
    rest.some((word) => words.pieces[piece].includes(word.toLowerCase())),
  );

/** `spots for restaurant`: where a piece could be placed now. */
export const spots = (asked: Asked, rest: readonly string[]): readonly string[] => {
  const { words } = asked;
  const piece = pieceCalled(asked, rest);
  const number = rest.map(Number).find(Number.isInteger);
  const places = piece && placesOf(asked, PIECES[piece], number === undefined ? {} : { campaign: number });
  if (!places || places.length === 0) return [words.noSpotsNow];
  const unique = [...new Set(places)];
  const more = unique.length - PLACES_AT_MOST;
  const list = unique.slice(0, PLACES_AT_MOST).join(" ");
  return [words.spots(unique.length, more > 0 ? `${list} ${words.more(more)}` : list)];
};

/** `reach 11`: the houses that a running campaign reaches. */
export const reach = (asked: Asked, rest: readonly string[]): readonly string[] => {
  const { definition, state, words } = asked;
  const running = state.town.campaigns.find(({ campaign }) => String(campaign) === rest[0]);
  if (!running) return [words.noSuchCampaign(rest[0] ?? "")];
  const list = housesReached(definition, state, running.campaign, running.place).map(words.house).join(words.comma);
  return [list === "" ? words.reachesNone(running.campaign) : words.reaches(running.campaign, list)];
};

/** `campaigns`: those that are running, in the order in which they run. */
export const campaigns = ({ definition, state, names, words, texts }: Asked): readonly string[] => {
  const goods: Readonly<Record<string, { readonly many: string }>> = texts.goods;
  const running = state.town.campaigns.toSorted((a, b) => a.campaign - b.campaign);
  if (running.length === 0) return [words.noCampaigns];
  return running.map(({ campaign, owner, good, left }) => {
    const kind = definition.content.campaigns[campaign]?.kind;
    const kinds: Readonly<Record<string, { readonly name: string }>> = texts.campaigns;
    return words.campaign(
      campaign,
      kinds[kind ?? ""]?.name ?? "",
      names(owner),
      goods[good]?.many ?? good,
      left === "endless" ? words.endless : words.rounds(left),
    );
  });
};
