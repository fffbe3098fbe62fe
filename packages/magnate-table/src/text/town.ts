import {
  type Board,
  boardOf,
  campaignKindOf,
  type CampaignPlace,
  edgeLength,
  marketableGoods,
} from "@blueplate/engine";
import { housesReachedBy } from "@blueplate/forecast";
import { seatOf } from "@blueplate/kernel";
import { type AnswerContext, squareText } from "./context.ts";

/** A line beside an edge as it is written: the side and the line from its corner (`N3`); null off the board. */
const edgeCalled = (board: Board, letter: string, number: number): CampaignPlace | null => {
  const side = (["N", "E", "S", "W"] as const).find((each) => each === letter);
  return side && number >= 0 && number < edgeLength(board, side) ? { side, offset: number } : null;
};

/** A place as it is written: a square (`C4`), for an airplane a line beside an edge (`N3`); null off the board. */
const placeCalled = ({ ruleset, state }: AnswerContext, campaign: number, written: string): CampaignPlace | null => {
  const [, letter = "", digits = ""] = /^([A-Z])(\d+)$/.exec(written.toUpperCase()) ?? [];
  const board = boardOf(ruleset, state.town.tiles);
  const number = Number(digits) - 1;
  const { lies } = campaignKindOf(ruleset.content, campaign);
  if (lies === "beside") return { beside: null };
  if (lies === "edge") return edgeCalled(board, letter, number);
  const column = (letter.codePointAt(0) ?? 0) - 65;
  const isInside = column >= 0 && column < board.width && number >= 0 && number < board.height;
  return isInside ? { at: [column, number], turned: false } : null;
};

const reachAt = (asked: AnswerContext, campaign: number, written: string): readonly string[] => {
  const { ruleset, state, seat, words } = asked;
  const place = placeCalled(asked, campaign, written);
  if (!place) return [words.noSuchPlace(written)];
  const name = "at" in place ? squareText(place.at) : "side" in place ? `${place.side}${place.offset + 1}` : written;
  const [good = "burger"] = marketableGoods(ruleset.content);
  // Whom a draft reaches hangs on no owner: the one who asks, or anybody.
  const list = housesReachedBy(ruleset, state, { campaign, owner: seat ?? seatOf(0), good, place })
    .map(words.house)
    .join(words.comma);
  return [list === "" ? words.wouldReachNone(campaign, name) : words.wouldReach(campaign, name, list)];
};

/** `reach 11`: the houses that a running campaign reaches; `reach 11 C4`: those that it would reach from there. */
export const reach = (asked: AnswerContext, rest: readonly string[]): readonly string[] => {
  const { ruleset, state, words } = asked;
  const [wanted = "", ...places] = rest;
  const running = state.town.campaigns.find(({ campaign }) => String(campaign) === wanted);
  const written = places.find((word) => /^[a-z]\d+$/i.test(word));
  const isKnown = running !== undefined || state.supply.campaigns.some((each) => String(each) === wanted);
  if (isKnown && written !== undefined) return reachAt(asked, Number(wanted), written);
  if (running) {
    const list = ruleset.formulas.recipients(ruleset, state, running).map(words.house).join(words.comma);
    return [list === "" ? words.reachesNone(running.campaign) : words.reaches(running.campaign, list)];
  }
  if (isKnown) return [words.askPlace(wanted)];
  const list = state.town.campaigns
    .map(({ campaign }) => campaign)
    .toSorted((a, b) => a - b)
    .join(words.comma);
  return [words.noSuchCampaign(wanted, list === "" ? words.nothing : list, state.supply.campaigns.join(words.comma))];
};

/** `campaigns`: those that are running, in the order in which they run. */
export const campaigns = ({ ruleset, state, names, words, texts }: AnswerContext): readonly string[] => {
  const goods: Readonly<Record<string, { readonly many: string }>> = texts.goods;
  const running = state.town.campaigns.toSorted((a, b) => a.campaign - b.campaign);
  if (running.length === 0) return [words.noCampaigns];
  return running.map(({ campaign, owner, good, left }) => {
    const kind = ruleset.content.campaigns[campaign]?.kind;
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
