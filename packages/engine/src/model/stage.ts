import { EnvelopeOf, Seat } from "@blueplate/kernel";
import { Schema } from "effect";
import { EmployeeId } from "./employee.ts";
import { Goods } from "./good.ts";
import { ForeignId } from "./id.ts";
import { Turn } from "./turn.ts";
import { Whole } from "./whole.ts";

const Seats = Schema.Array(Seat);
const Money = Whole;

/** First restaurants: `queue` places next, first one first; `passed` waits for the second pass (R2.6, R2.7). */
const SettingRestaurants = Schema.TaggedStruct("setup-restaurants", {
  pass: Schema.Literals([1, 2]),
  queue: Seats,
  passed: Seats,
});
/** Reserve cards: `ready` has chosen; the choices lie sealed in the chains (R2.11). */
const SettingReserve = Schema.TaggedStruct("setup-reserve", { ready: Seats });
/** Selections by seat; null until the seat has submitted (R5.1). */
const Restructuring = Schema.TaggedStruct("restructuring", {
  submitted: Schema.Array(Schema.NullOr(EnvelopeOf(Schema.Array(EmployeeId)))),
});
/** `queue` chooses next, first one first; `taken[p - 1]` is the seat on position p (R6). */
const OrderOfBusiness = Schema.TaggedStruct("order-of-business", {
  openSlots: Schema.Array(Whole),
  queue: Seats,
  taken: Schema.Array(Schema.NullOr(Seat)),
});
/** The player in turn and those who follow. */
const Working = Schema.TaggedStruct("working", { turn: Turn, queue: Seats });
/** How far dinner has come: the last house handled, then waitresses, then CFOs; what each chain earned so far (R14). */
const Dinnertime = Schema.TaggedStruct("dinnertime", {
  step: Schema.Literals(["houses", "waitresses", "cfo", "end"]),
  lastHouse: Whole,
  earned: Schema.Array(Money),
});
/** A dismissal: employees by kind, and the campaigns whose marketeers are let go. */
export const Dismissal = Schema.Struct({
  employees: Schema.Array(EmployeeId),
  busy: Schema.Array(Whole),
});
export type Dismissal = typeof Dismissal.Type;
/**
 * Dismissals by seat; null until the seat has submitted (R17.3). `asked` names, in turn order, those who have a choice;
 * `oneByOne` lets them decide one after the other (option firing-order).
 */
const Payday = Schema.TaggedStruct("payday", {
  asked: Seats,
  oneByOne: Schema.Boolean,
  submitted: Schema.Array(Schema.NullOr(EnvelopeOf(Dismissal))),
  /** Whose bill has been made. */
  paid: Seats,
});
/** The number of the last campaign that ran (R18.1), and which time all of them run where they do so several times. */
const Marketing = Schema.TaggedStruct("marketing", { lastCampaign: Whole, pass: Schema.optionalKey(Whole) });
/** What freezer owners keep; null until the seat has submitted. `asked` names those who must choose (R19.1). */
const Cleanup = Schema.TaggedStruct("cleanup", {
  asked: Seats,
  kept: Schema.Array(Schema.NullOr(Goods)),
  /** Everybody has come home: only the milestones of the round are left to close. */
  home: Schema.Boolean,
});
/** A phase that a module brings, by its id; what has been decided in it lies in the module's own state. */
const ModulePhase = Schema.TaggedStruct("module-phase", { phase: ForeignId });
/** The game is over: seats from first to last with their money. */
const Over = Schema.TaggedStruct("over", {
  winner: Schema.NullOr(Seat),
  ranking: Schema.Array(Schema.Struct({ seat: Seat, score: Money })),
});

/** The phase of the game with what has been decided in it so far. */
export const Stage = Schema.Union([
  SettingRestaurants,
  SettingReserve,
  Restructuring,
  OrderOfBusiness,
  Working,
  Dinnertime,
  Payday,
  Marketing,
  Cleanup,
  ModulePhase,
  Over,
]);
export type Stage = typeof Stage.Type;
export type StageTag = Stage["_tag"];
export type BasePhase = Exclude<StageTag, "module-phase">;
/** The id of a phase: of the base game, or of a module. */
export type Phase = BasePhase | ForeignId;
export type StageOf<P extends StageTag> = Extract<Stage, { readonly _tag: P }>;

/** The phase that a stage is one of. */
export const phaseOf = (stage: Stage): Phase => (stage._tag === "module-phase" ? stage.phase : stage._tag);
