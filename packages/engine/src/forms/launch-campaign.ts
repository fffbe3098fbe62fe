import type { PickedFields, Refusal, Seat } from "@blueplate/kernel";
import { abilityOf, campaignKindOf, type CampaignKindRow, marketableGoods, perksOf } from "../content/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import { sizeOfCampaign } from "../geometry/index.ts";
import {
  type CampaignPlace,
  type CommandOf,
  countOf,
  type EmployeeId,
  SIDES,
  type Side,
  type Square,
  type State,
} from "../model/index.ts";
import {
  airplaneOffsets,
  campaignInSupply,
  campaignOnSide,
  campaignPlaces,
  freeSides,
  mayPlace,
  refuseAirplane,
  refuseCampaignAt,
  tilesWithPlace,
} from "./campaign-spots.ts";
import { fieldOf, type FormRow } from "./form.ts";
import { no } from "./refuse.ts";
import { actorsOf, canAct, chainOf, unavailableReason, placingOf, refuseActor } from "./turn.ts";

type Launch = CommandOf<"work.launchCampaign">;

const isGone = (state: State, milestone: string): boolean => state.milestonesGone.some((each) => each === milestone);

/** True when this campaign earns, or the chain already has, the milestone that makes campaigns endless (R10.12). */
export const isEndless = (ruleset: Ruleset, state: State, seat: Seat, campaign: number): boolean => {
  const chain = chainOf(state, seat);
  if (perksOf(ruleset.content, chain, "endlessCampaigns").length > 0) return true;
  const kind = ruleset.content.campaigns[campaign]?.kind;
  return Object.entries(ruleset.content.milestones).some(
    ([milestone, row]) =>
      row?.trigger._tag === "placed" &&
      row.trigger.kind === kind &&
      row.perks.some((perk) => perk._tag === "endlessCampaigns") &&
      !isGone(state, milestone),
  );
};

const longest = (ruleset: Ruleset, marketer: EmployeeId): number =>
  abilityOf(ruleset.content, marketer, "market")?.duration ?? 0;

const kindIn = (ruleset: Ruleset, picked: PickedFields): CampaignKindRow =>
  campaignKindOf(ruleset.content, fieldOf<number>(picked, "campaign"));

/** True for a tile that lies like this one. */
const lies = (ruleset: Ruleset, picked: PickedFields, where: CampaignKindRow["lies"]): boolean =>
  kindIn(ruleset, picked).lies === where;

const refuseDuration = (ruleset: Ruleset, state: State, seat: Seat, command: Launch): Refusal | null => {
  const { duration, marketer, campaign } = command;
  if (isEndless(ruleset, state, seat, campaign)) {
    return duration === undefined ? null : no({ _tag: "WrongDuration", rule: "R10.12", longest: null });
  }
  const most = longest(ruleset, marketer);
  const legal = duration !== undefined && duration >= 1 && duration <= most;
  return legal ? null : no({ _tag: "WrongDuration", rule: "R10.10", longest: most });
};

/** What lies beside the map names a side of what it belongs to, or nothing. */
const refuseBeside = (ruleset: Ruleset, state: State, { campaign, at, turned, side, offset }: Launch) => {
  const { bySide } = campaignKindOf(ruleset.content, campaign);
  const isShaped = at === undefined && turned === undefined && offset === undefined;
  if (!isShaped || (side !== undefined) !== (bySide === true)) return no({ _tag: "WrongPlace", rule: "R10.3" });
  const other = side && campaignOnSide(ruleset, state, campaign, side);
  return other === undefined ? null : no({ _tag: "SideTaken", rule: "R10.3", campaign: other });
};

const refusePlace = (ruleset: Ruleset, state: State, seat: Seat, command: Launch): Refusal | null => {
  const { marketer, campaign, at, turned, side, offset } = command;
  const { lies: where } = campaignKindOf(ruleset.content, campaign);
  if (where === "beside") return refuseBeside(ruleset, state, command);
  if (where === "edge") {
    if (side === undefined || offset === undefined || at !== undefined || turned !== undefined) {
      return no({ _tag: "WrongPlace", rule: "R10.6" });
    }
    return refuseAirplane(ruleset, state, campaign, side, offset);
  }
  if (at === undefined || side !== undefined || offset !== undefined) return no({ _tag: "WrongPlace", rule: "R10.3" });
  return refuseCampaignAt(ruleset, state, seat, marketer, campaign, { at, turned: turned ?? false });
};

const refuse = (ruleset: Ruleset, state: State, seat: Seat, command: Launch): Refusal | null => {
  const { marketer, campaign, good } = command;
  const actor = refuseActor(ruleset, state, seat, marketer, "market", "R10.1");
  if (actor) return actor;
  const row = campaignInSupply(ruleset, state, campaign);
  if (!row) return no({ _tag: "NoSuchCampaign", rule: "R1.5", campaign });
  if (!mayPlace(ruleset, marketer, row.kind)) return no({ _tag: "WrongKind", rule: "R10.1", campaign });
  if (!marketableGoods(ruleset.content).includes(good)) return no({ _tag: "WrongGood", rule: "R10.9", good });
  return refusePlace(ruleset, state, seat, command) ?? refuseDuration(ruleset, state, seat, command);
};

const placeOf = (ruleset: Ruleset, { campaign, at, turned, side, offset }: Launch): CampaignPlace => {
  if (campaignKindOf(ruleset.content, campaign).lies === "beside") return { beside: side ?? null };
  if (at === undefined) return { side: side ?? "N", offset: offset ?? 0 };
  const { width, height } = sizeOfCampaign(ruleset, campaign, false);
  // Turning a square tile changes nothing.
  return { at, turned: turned === true && width !== height };
};

const places = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  picked: PickedFields,
  turned: boolean,
): readonly Square[] => {
  const campaign = fieldOf<number>(picked, "campaign");
  const { width, height } = sizeOfCampaign(ruleset, campaign, false);
  if (turned && width === height) return [];
  return campaignPlaces(ruleset, state, seat, fieldOf<EmployeeId>(picked, "marketer"), campaign, turned);
};

const includes = (squares: readonly Square[], [x, y]: Square): boolean =>
  squares.some((square) => square[0] === x && square[1] === y);

const allPlaces = (ruleset: Ruleset, state: State, seat: Seat, picked: PickedFields): readonly Square[] => {
  const straight = places(ruleset, state, seat, picked, false);
  const turned = places(ruleset, state, seat, picked, true);
  if (turned.length === 0) return straight;
  // Squares as numbers: no map is a thousand squares wide.
  const known = new Set(straight.map(([x, y]) => y * 1000 + x));
  return [...straight, ...turned.filter(([x, y]) => !known.has(y * 1000 + x))];
};

const askTurned = (ruleset: Ruleset, state: State, seat: Seat, picked: PickedFields): "yes" | "maybe" | "no" => {
  if (!lies(ruleset, picked, "squares")) return "no";
  const at = fieldOf<Square>(picked, "at");
  if (!includes(places(ruleset, state, seat, picked, true), at)) return "no";
  return includes(places(ruleset, state, seat, picked, false), at) ? "maybe" : "yes";
};

type Slots = ReturnType<FormRow<"work.launchCampaign">>["slots"];

const tileSlots = (ruleset: Ruleset): Slots => [
  {
    name: "marketer",
    kind: "employee",
    shape: "choice",
    candidates: (state, seat) =>
      actorsOf(ruleset, state, seat, "market").filter((each) => tilesWithPlace(ruleset, state, seat, each).length > 0),
  },
  {
    name: "campaign",
    kind: "campaign",
    shape: "choice",
    candidates: (state, seat, picked) => tilesWithPlace(ruleset, state, seat, fieldOf<EmployeeId>(picked, "marketer")),
  },
];

const placeSlots = (ruleset: Ruleset): Slots => [
  {
    name: "side",
    kind: "side",
    shape: "choice",
    asked: (_state, _seat, picked) =>
      lies(ruleset, picked, "edge") || kindIn(ruleset, picked).bySide === true ? "yes" : "no",
    candidates: (state, _seat, picked) => {
      const campaign = fieldOf<number>(picked, "campaign");
      if (lies(ruleset, picked, "beside")) return freeSides(ruleset, state, campaign);
      return SIDES.filter((side) => airplaneOffsets(ruleset, state, campaign, side).length > 0);
    },
  },
  {
    name: "offset",
    kind: "offset",
    shape: "choice",
    asked: (_state, _seat, picked) => (lies(ruleset, picked, "edge") ? "yes" : "no"),
    candidates: (state, _seat, picked) =>
      airplaneOffsets(ruleset, state, fieldOf<number>(picked, "campaign"), fieldOf<Side>(picked, "side")),
  },
  {
    name: "at",
    kind: "campaign-place",
    shape: "choice",
    asked: (_state, _seat, picked) => (lies(ruleset, picked, "squares") ? "yes" : "no"),
    candidates: (state, seat, picked) => allPlaces(ruleset, state, seat, picked),
  },
  {
    name: "turned",
    kind: "turned",
    shape: "choice",
    asked: (state, seat, picked) => askTurned(ruleset, state, seat, picked),
    candidates: () => [true],
  },
];

const messageSlots = (ruleset: Ruleset): Slots => [
  { name: "good", kind: "good", shape: "choice", candidates: () => marketableGoods(ruleset.content) },
  {
    name: "duration",
    kind: "duration",
    shape: "choice",
    asked: (state, seat, picked) =>
      isEndless(ruleset, state, seat, fieldOf<number>(picked, "campaign")) ? "no" : "yes",
    candidates: (_state, _seat, picked) =>
      Array.from({ length: longest(ruleset, fieldOf<EmployeeId>(picked, "marketer")) }, (_, index) => index + 1),
  },
];

/** Which card places it: one that is away since today for another, or one from work with what it may place after this one. */
const placerOf = (ruleset: Ruleset, state: State, seat: Seat, marketer: EmployeeId) => {
  const placing = placingOf(state, seat, marketer);
  const atWork = countOf(chainOf(state, seat).atWork, marketer);
  const acts = countOf(ruleset.formulas.workforce(ruleset, state, seat), marketer);
  const again = placing ? placing.left - 1 : Math.floor(acts / Math.max(1, atWork)) - 1;
  return { ...(placing ? { beside: placing.campaign } : {}), ...(again > 0 ? { again } : {}) };
};

/** A marketeer starts a campaign (R10, D-09). Milestones follow by policy; what the tile itself earns already counts. */
export const launchCampaign: FormRow<"work.launchCampaign"> = (ruleset) => ({
  tag: "work.launchCampaign",
  secret: false,
  isAvailable: (state, seat) => canAct(ruleset, state, seat, "campaigns", "market"),
  unavailableReason: (state, seat) => unavailableReason(ruleset, state, seat, "campaigns", "R10.1"),
  slots: [...tileSlots(ruleset), ...placeSlots(ruleset), ...messageSlots(ruleset)],
  refuse: (state, seat, command) => refuse(ruleset, state, seat, command),
  decide: (state, seat, command) => [
    {
      _tag: "CampaignLaunched",
      seat,
      marketer: command.marketer,
      campaign: command.campaign,
      good: command.good,
      left: isEndless(ruleset, state, seat, command.campaign) ? "endless" : (command.duration ?? 1),
      place: placeOf(ruleset, command),
      ...placerOf(ruleset, state, seat, command.marketer),
    },
  ],
});
