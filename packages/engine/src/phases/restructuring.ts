import { open, seal, type Seat } from "@blueplate/kernel";
import type { Ruleset } from "../ruleset/index.ts";
import { isLegalStructure, structureOf } from "../forms/submit-structure.ts";
import { countList, type Event, phaseOf, subtractCounts, totalOf, type State } from "../model/index.ts";
import type { PhaseRow } from "../ruleset/index.ts";

const hidesHands = ({ options }: Ruleset): boolean => options["hand-visibility-phase1"] === "hidden";

/** Hands closed to other eyes for this phase (R4.2.3). */
const hidden = (ruleset: Ruleset, state: State): readonly Event[] =>
  hidesHands(ruleset)
    ? [
        {
          _tag: "HandsHidden",
          hands: state.chains.map(({ seat, hand }) => seal([seat], open(hand, "referee") ?? {})),
        },
      ]
    : [];

const yetToSubmit = ({ stage, turnOrder }: State): readonly Seat[] =>
  stage._tag === "restructuring" ? turnOrder.filter((seat) => (stage.submitted[seat] ?? null) === null) : [];

/** Whoever has nobody but the CEO has nothing to choose (A1, R5.2). */
const emptyHanded = (state: State): readonly Event[] =>
  state.turnOrder
    .filter((seat) => totalOf(open(state.chains[seat]?.hand ?? seal("everybody", {}), "referee") ?? {}) === 0)
    .map((seat): Event => ({ _tag: "StructureSubmitted", seat, employees: seal([seat], []) }));

/** All selections turned up together; those that do not fit send everybody to the beach (R5.1, R5.8). */
const revealed = (ruleset: Ruleset, state: State): Event => ({
  _tag: "StructuresRevealed",
  structures: state.turnOrder.map((seat) => {
    const { stage, chains, ceoSlots } = state;
    const envelope = stage._tag === "restructuring" ? stage.submitted[seat] : null;
    const selected = (envelope ? open(envelope, "referee") : null) ?? [];
    const hand = open(chains[seat]?.hand ?? seal("everybody", {}), "referee") ?? {};
    const atWork = countList(selected);
    const overfilled = !isLegalStructure(structureOf(ruleset, atWork), ceoSlots);
    return overfilled
      ? { seat, selected, atWork: {}, beach: hand, overfilled }
      : { seat, selected, atWork, beach: subtractCounts(hand, atWork), overfilled };
  }),
});

const isRevealed = ({ stage }: State): boolean => stage._tag === "restructuring" && stage.submitted.length === 0;

/** True in a phase of the round, whichever of them is the last: the set-up belongs to the first round. */
const isInRound = ({ phases }: Ruleset, { stage }: State): boolean =>
  phases.round.some(({ id }) => id === phaseOf(stage));

/** Phase 1 (R5): secret, at the same time, then turned up together. */
export const RESTRUCTURING: PhaseRow = {
  id: "restructuring",
  begin: (ruleset, state) => [
    {
      _tag: "PhaseBegan",
      round: isInRound(ruleset, state) ? state.round + 1 : state.round,
      stage: { _tag: "restructuring", submitted: state.chains.map(() => null) },
    },
    (now) => hidden(ruleset, now),
    emptyHanded,
  ],
  advance: (ruleset, state) => (isRevealed(state) || yetToSubmit(state).length > 0 ? [] : [revealed(ruleset, state)]),
  done: (_ruleset, state) => isRevealed(state),
  waitsFor: (state) => (isRevealed(state) ? [] : yetToSubmit(state)),
  mayResubmit: (state) => {
    const waiting = yetToSubmit(state);
    return isRevealed(state) || waiting.length === 0 ? [] : state.turnOrder.filter((seat) => !waiting.includes(seat));
  },
};
