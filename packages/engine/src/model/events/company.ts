import { EnvelopeOf, Seat } from "@blueplate/kernel";
import { Schema } from "effect";
import { SeenReserves } from "../chain.ts";
import { Cards, EmployeeId, RecruiterId } from "../employee.ts";
import { MilestoneId } from "../milestone.ts";
import { Turn } from "../turn.ts";
import { Whole } from "../whole.ts";

/** Facts about companies: structures, order, recruiting, training, milestones. */
export const COMPANY_EVENTS = {
  /** Hands are closed to the eyes of others for phase 1 (R4.2.3, hand-visibility-phase1: hidden). */
  HandsHidden: Schema.TaggedStruct("HandsHidden", { hands: Schema.Array(EnvelopeOf(Cards)) }),
  StructureSubmitted: Schema.TaggedStruct("StructureSubmitted", {
    seat: Seat,
    employees: EnvelopeOf(Schema.Array(EmployeeId)),
  }),
  /** All structures are turned up together; an overfilled one sends everybody to the beach (R5.1, R5.8). */
  StructuresRevealed: Schema.TaggedStruct("StructuresRevealed", {
    structures: Schema.Array(
      Schema.Struct({
        seat: Seat,
        selected: Schema.Array(EmployeeId),
        atWork: Cards,
        beach: Cards,
        overfilled: Schema.Boolean,
      }),
    ),
  }),
  PositionChosen: Schema.TaggedStruct("PositionChosen", { seat: Seat, position: Whole }),
  TurnOrderSet: Schema.TaggedStruct("TurnOrderSet", { turnOrder: Schema.Array(Seat) }),
  /** One recruit; a phantom takes no card from the supply (R8.2, R8.3). */
  Hired: Schema.TaggedStruct("Hired", {
    seat: Seat,
    employee: EmployeeId,
    using: Schema.NullOr(RecruiterId),
    /** With the option recruit-attribution: player-choice, the action of a card whose unused actions lower salaries. */
    byManager: Schema.Boolean,
    phantom: Schema.Boolean,
  }),
  /** One card trained along its path; `teachers` are the indexes into the turn's teachers with the steps they gave (R9). */
  Trained: Schema.TaggedStruct("Trained", {
    seat: Seat,
    employee: EmployeeId,
    to: EmployeeId,
    teachers: Schema.Array(Schema.Struct({ teacher: Whole, steps: Whole })),
    /** The card was a phantom: nothing goes back to the supply. */
    phantom: Schema.Boolean,
    /** The index into the turn's `trained` of the copy that goes on, or null for a copy not yet trained this turn. */
    copy: Schema.NullOr(Whole),
  }),
  /** Cards that a milestone brings from the supply to the beach (R20.4.3, R20.4.10). */
  CardsGained: Schema.TaggedStruct("CardsGained", {
    seat: Seat,
    employee: EmployeeId,
    count: Whole,
    milestone: MilestoneId,
  }),
  MilestoneGained: Schema.TaggedStruct("MilestoneGained", {
    seat: Seat,
    milestone: MilestoneId,
    round: Whole,
  }),
  /** A holder of the $20 milestone looks at the face-down reserve cards (R20.4.9). */
  ReservesSeen: Schema.TaggedStruct("ReservesSeen", {
    seat: Seat,
    reserves: EnvelopeOf(SeenReserves),
  }),
  /** A working day begins; `queue` follows. */
  TurnBegan: Schema.TaggedStruct("TurnBegan", { turn: Turn, queue: Schema.Array(Seat) }),
  TurnEnded: Schema.TaggedStruct("TurnEnded", { seat: Seat }),
} as const;
