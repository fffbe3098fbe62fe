import {
  countOf,
  type Recruit,
  type State,
  STEPS,
  type WorkingStep,
  type Teacher,
  type Turn,
  withCount,
} from "../model/index.ts";
import { type Evolve, replaced, withChain, withStage } from "./row.ts";

const PLACES: ReadonlyMap<WorkingStep, number> = new Map(STEPS.map((step, place) => [step, place]));

/** A step's place among those of the base game; one that a module brings goes on to whatever comes next. */
const placeOf = (step: WorkingStep): number => PLACES.get(step) ?? -1;

/** The state with the turn changed and moved on to `step`; a step that has been left is not returned to (R7.1). */
export const withTurn = (state: State, step: WorkingStep, change: (turn: Turn) => Turn): State =>
  withStage(state, "working", (stage) => {
    const turn = change(stage.turn);
    const later = placeOf(turn.step) > placeOf(step) ? turn.step : step;
    return { ...stage, turn: turn.step === later ? turn : { ...turn, step: later } };
  });

const handsHidden: Evolve<"HandsHidden"> = (state, { hands }) => ({
  ...state,
  chains: state.chains.map((chain, seat) => ({ ...chain, hand: hands[seat] ?? chain.hand })),
});

const structureSubmitted: Evolve<"StructureSubmitted"> = (state, { seat, employees }) =>
  withStage(state, "restructuring", (stage) => ({ ...stage, submitted: replaced(stage.submitted, seat, employees) }));

const structuresRevealed: Evolve<"StructuresRevealed"> = (state, { structures }) => {
  let next = state;
  for (const { seat, atWork, beach } of structures) {
    next = withChain(next, seat, (chain) => ({
      ...chain,
      hand: { _tag: "Envelope", readers: "everybody", content: {} },
      atWork,
      beach,
    }));
  }
  return withStage(next, "restructuring", (stage) => ({ ...stage, submitted: [] }));
};

const positionChosen: Evolve<"PositionChosen"> = (state, { seat, position }) =>
  withStage(state, "order-of-business", (stage) => ({
    ...stage,
    queue: stage.queue.filter((each) => each !== seat),
    taken: replaced(stage.taken, position - 1, seat),
  }));

const turnOrderSet: Evolve<"TurnOrderSet"> = (state, { turnOrder }) => ({ ...state, turnOrder });

const hired: Evolve<"Hired"> = (state, { seat, employee, using, phantom, byManager }) => {
  const recruit: Recruit = { employee, using };
  const paid = withChain(state, seat, (chain) => ({
    ...chain,
    beach: phantom ? chain.beach : withCount(chain.beach, employee, 1),
    recruits: {
      persons: chain.recruits.persons + 1,
      byManagers: chain.recruits.byManagers + (byManager ? 1 : 0),
    },
  }));
  const supplied = phantom
    ? paid
    : { ...paid, supply: { ...paid.supply, employees: withCount(paid.supply.employees, employee, -1) } };
  return withTurn(supplied, "recruit", (turn) => ({
    ...turn,
    recruits: [...turn.recruits, recruit],
    phantoms: phantom ? [...turn.phantoms, employee] : turn.phantoms,
  }));
};

const trained: Evolve<"Trained"> = (state, { seat, employee, to, teachers, phantom, copy }) => {
  const supply = withCount(state.supply.employees, to, -1);
  const moved = withChain(state, seat, (chain) => ({
    ...chain,
    beach: withCount(phantom ? chain.beach : withCount(chain.beach, employee, -1), to, 1),
  }));
  const supplied: State = {
    ...moved,
    supply: { ...moved.supply, employees: phantom ? supply : withCount(supply, employee, 1) },
  };
  return withTurn(supplied, "train", (turn) => {
    const before = copy === null ? undefined : turn.trained[copy];
    const by = [...new Set([...(before?.by ?? []), ...teachers.map((each) => each.teacher)])];
    const left = turn.teachers.map((teacher, index): Teacher => {
      const given = teachers.find((each) => each.teacher === index);
      return given ? { ...teacher, left: teacher.left - given.steps } : teacher;
    });
    const at = turn.phantoms.indexOf(employee);
    return {
      ...turn,
      teachers: left,
      phantoms: phantom ? turn.phantoms.filter((_, index) => index !== at) : turn.phantoms,
      trained: [...turn.trained.filter((_, index) => index !== copy), { employee: to, by }],
    };
  });
};

const cardsGained: Evolve<"CardsGained"> = (state, { seat, employee, count }) => {
  const given = Math.min(count, countOf(state.supply.employees, employee));
  const gained = withChain(state, seat, (chain) => ({ ...chain, beach: withCount(chain.beach, employee, given) }));
  return { ...gained, supply: { ...gained.supply, employees: withCount(gained.supply.employees, employee, -given) } };
};

const milestoneGained: Evolve<"MilestoneGained"> = (state, { seat, milestone, round }) =>
  withChain(state, seat, (chain) => ({ ...chain, milestones: [...chain.milestones, { milestone, round }] }));

const reservesSeen: Evolve<"ReservesSeen"> = (state, { seat, reserves }) =>
  withChain(state, seat, (chain) => ({ ...chain, seenReserves: reserves }));

const turnBegan: Evolve<"TurnBegan"> = (state, { turn, queue }) =>
  withStage(state, "working", (stage) => ({ ...stage, turn, queue }));

const turnEnded: Evolve<"TurnEnded"> = (state) =>
  withStage(state, "working", (stage) => ({ ...stage, turn: { ...stage.turn, ended: true } }));

/** Facts about companies. */
export const COMPANY_EVOLVE = {
  HandsHidden: handsHidden,
  StructureSubmitted: structureSubmitted,
  StructuresRevealed: structuresRevealed,
  PositionChosen: positionChosen,
  TurnOrderSet: turnOrderSet,
  Hired: hired,
  Trained: trained,
  CardsGained: cardsGained,
  MilestoneGained: milestoneGained,
  ReservesSeen: reservesSeen,
  TurnBegan: turnBegan,
  TurnEnded: turnEnded,
} as const;
