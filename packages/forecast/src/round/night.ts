import {
  addCounts,
  billAfter,
  countList,
  type Event,
  freezerWish,
  type Phase,
  phaseOf,
  type PhaseRunChoices,
  phaseRow,
  type Ruleset,
  runPhases,
  type State,
} from "@blueplate/engine";
import { open, type PhaseRun, seal, type Seat } from "@blueplate/kernel";
import { noRandomness } from "../acts/no-randomness.ts";
import { isAfterPhase } from "../phase-order.ts";

const isDismissing = ({ stage }: State): boolean => stage._tag === "payday";

/** True where everybody who is asked can pay all whom he employs (R17.9). */
const canPay = (ruleset: Ruleset, state: State, asked: readonly Seat[]): boolean =>
  asked.every((seat) => billAfter(ruleset, state, seat, []).due <= (state.chains[seat]?.cash ?? 0));

/**
 * What those decide at night who lift no finger: nobody is dismissed, and a freezer keeps what tomorrow wants first. Where somebody
 * cannot pay he has to choose who goes: then nobody is paid. Whatever else a module asks is passed over.
 */
const decidedBy = (ruleset: Ruleset, state: State): readonly Event[] => {
  const asked = phaseRow(ruleset, phaseOf(state.stage))?.waitsFor(state) ?? [];
  if (isDismissing(state) && canPay(ruleset, state, asked)) {
    const dismissal = { employees: [], busy: [] };
    return asked.map((seat) => ({ _tag: "DismissalSubmitted", seat, dismissal: seal([seat], dismissal) }));
  }
  if (state.stage._tag !== "cleanup") return [];
  return asked.map((seat) => ({ _tag: "StockChosen", seat, stock: countList(freezerWish(ruleset, state, seat)) }));
};

/** Before the reveal everybody is in hand: he stays at home, and is paid (R17.4). */
const atHome = (state: State): State =>
  state.stage._tag !== "restructuring"
    ? state
    : {
        ...state,
        chains: state.chains.map((chain) => ({
          ...chain,
          hand: seal("everybody", {}),
          beach: addCounts(chain.beach, open(chain.hand, "referee") ?? {}),
        })),
      };

/**
 * The night from the end of dinner to the end of the round, run by the rules of the game with every phase that modules have put in, if
 * nobody acts any more; or up to another phase and with it. What of it is over is not run again.
 */
export const nightOf = (ruleset: Ruleset, evening: State, to?: Phase): PhaseRun<State, Event> => {
  const choices: PhaseRunChoices = { decide: (state) => decidedBy(ruleset, state) };
  const span = { after: ["dinnertime"], ...(to !== undefined && { to }) } as const;
  return runPhases(ruleset, atHome(evening), span, noRandomness, choices);
};

/** True from dinner to the end of the round, whatever phases it has. */
export const isNight = (ruleset: Pick<Ruleset, "phases">, state: State): boolean =>
  state.stage._tag === "dinnertime" || isAfterPhase(ruleset, state, "dinnertime");
