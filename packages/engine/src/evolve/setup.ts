import { seal, seatOf } from "@blueplate/kernel";
import type { Chain } from "../model/index.ts";
import { type Evolve, withChain, withStage } from "./row.ts";

const newChain = (index: number): Chain => ({
  seat: seatOf(index),
  cash: 0,
  restaurants: [],
  hand: seal("everybody", {}),
  atWork: {},
  beach: {},
  busy: [],
  stock: {},
  milestones: [],
  reserve: null,
  seenReserves: null,
  recruits: { persons: 0, byManagers: 0 },
  bankrupt: false,
});

const gameBegan: Evolve<"GameBegan"> = (state, event) => ({
  ...state,
  round: 1,
  bank: { stock: event.bank, breaks: 0, owes: 0 },
  ceoSlots: event.ceoSlots,
  supply: event.supply,
  town: event.town,
  turnOrder: event.turnOrder,
  chains: Array.from({ length: event.seats }, (_, index) => newChain(index)),
});

const phaseBegan: Evolve<"PhaseBegan"> = (state, { round, stage }) => ({
  ...state,
  round,
  stage,
  // A round starts with nobody recruited.
  chains:
    stage._tag === "restructuring"
      ? state.chains.map((chain) => ({ ...chain, recruits: { persons: 0, byManagers: 0 } }))
      : state.chains,
});

const firstRestaurantPlaced: Evolve<"FirstRestaurantPlaced"> = (state, { seat, at, entrance }) =>
  withStage(
    withChain(state, seat, (chain) => ({
      ...chain,
      restaurants: [...chain.restaurants, { at, entrance, open: true }],
    })),
    "setup-restaurants",
    (stage) => ({ ...stage, queue: stage.queue.slice(1) }),
  );

const placingPassed: Evolve<"PlacingPassed"> = (state, { seat }) =>
  withStage(state, "setup-restaurants", (stage) => ({
    ...stage,
    queue: stage.queue.slice(1),
    passed: [...stage.passed, seat],
  }));

const reserveChosen: Evolve<"ReserveChosen"> = (state, { seat, amount }) =>
  withStage(
    withChain(state, seat, (chain) => ({ ...chain, reserve: amount })),
    "setup-reserve",
    (stage) => (stage.ready.includes(seat) ? stage : { ...stage, ready: [...stage.ready, seat] }),
  );

/** Facts of the set-up and of the passing of phases. */
export const SETUP_EVOLVE = {
  GameBegan: gameBegan,
  PhaseBegan: phaseBegan,
  FirstRestaurantPlaced: firstRestaurantPlaced,
  PlacingPassed: placingPassed,
  ReserveChosen: reserveChosen,
} as const;
