import { entriesOf, type State } from "@blueplate/engine";
import { listOffers, open, type Rules, type Seat, type Tagged } from "@blueplate/kernel";

/** Cards that wait on the beach for their training. */
const LEARNERS = ["management-trainee", "junior-vice-president"];
/** Whom a builder wants, the best first; each of them once. */
const WANTED = ["local-manager", "new-business-developer", "junior-vice-president"];
const WORKERS = ["trainer", "local-manager", "new-business-developer"];

const said = (command: Tagged): string => JSON.stringify(command);

/** Every card that a seat has, wherever it is. */
const cardsOf = (state: State, seat: Seat): readonly string[] => {
  const chain = state.chains.find((each) => each.seat === seat);
  if (!chain) return [];
  const cards = { ...chain.atWork, ...chain.beach, ...open(chain.hand, seat) };
  return entriesOf(cards).map(([employee]) => employee);
};

/** Who works for a builder: trainers and those who build come first, whoever learns stays on the beach. */
const structure = (state: State, seat: Seat): { readonly employees: readonly string[] } => {
  const chain = state.chains.find((each) => each.seat === seat);
  const hand = (chain && open(chain.hand, seat)) ?? {};
  const cards = entriesOf(hand).flatMap(([employee, count]) => Array.from({ length: count }, () => employee));
  const isWorker = (card: string): boolean => WORKERS.includes(card);
  const others = cards.filter((card) => !isWorker(card) && !LEARNERS.includes(card));
  return { employees: [...cards.filter(isWorker), ...others].slice(0, 3) };
};

/** How somebody plays who wants to build houses and restaurants; `usual` is what they would do otherwise. */
export const asBuilder = (rules: Rules, state: State, seat: Seat, usual: Tagged): Tagged => {
  if (usual._tag === "restructure.submit") return { ...usual, ...structure(state, seat) };
  if (state.stage._tag !== "working") return usual;
  const cards = cardsOf(state, seat);
  const offers = [...listOffers(rules, state, seat)];
  const trained = WANTED.filter((card) => !cards.includes(card))
    .map((card) => offers.find((offer) => offer._tag === "work.train" && said(offer).includes(`"to":"${card}"`)))
    .find((offer) => offer !== undefined);
  const hire = cards.includes("trainer") ? "management-trainee" : "trainer";
  const hired = offers.find((offer) => offer._tag === "work.hire" && said(offer).includes(hire));
  return trained ?? (cards.includes(hire) ? usual : (hired ?? usual));
};
