import { countOf, type EmployeeId, type EventOf, withAbility } from "@blueplate/engine";
import type { GuestOutlook, ModuleReasons, ReasonContext } from "@blueplate/variants/reason";
import { KIMCHI, STIRS } from "./variant.ts";

/** Pieces and what they bring. */
type PiecesReason = {
  readonly id: "kimchi:overnight" | "kimchi:hired" | "kimchi:kept";
  readonly count: number;
  readonly dollars: number;
};

/** The houses that eat a piece tonight, those of them that come for it, and what both bring; or pieces. */
export type KimchiReason =
  | PiecesReason
  | {
      readonly id: "kimchi:tonight";
      readonly houses: readonly number[];
      readonly won: readonly number[];
      readonly dollars: number;
    };

/** Pieces that these cards make in a night. */
const madeBy = ({ ruleset }: ReasonContext, cards: Readonly<Partial<Record<EmployeeId, number>>>): number =>
  withAbility(ruleset.content, cards, STIRS).reduce(
    (sum, { count, ability }) => sum + count * Number(ability.value),
    0,
  );

/** What one more piece brings at a house, with the bonus for it. */
const pieceAt = ({ ruleset, state, seat }: ReasonContext, guest: GuestOutlook | null): number => {
  const { formulas } = ruleset;
  const price = formulas.unitPrice(ruleset, state, seat);
  const factor = guest ? formulas.priceFactor(ruleset, state, guest.house) : 1;
  return price * factor + formulas.bonusFor(ruleset, state, seat, KIMCHI);
};

/** So many pieces at houses that have no garden. */
const pieces = (id: PiecesReason["id"], here: ReasonContext, count: number): readonly PiecesReason[] =>
  count === 0 ? [] : [{ id, count, dollars: count * pieceAt(here, null) }];

/** Houses of tonight that take kimchi as long as there is some, those among them that come for it, and what both bring (E5.3, E5.4). */
const soldTonight = (here: ReasonContext): readonly KimchiReason[] => {
  const { state, seat, tonight } = here;
  const guests = tonight.filter(({ canServe }) => canServe).slice(0, countOf(state.chains[seat]?.stock ?? {}, KIMCHI));
  if (guests.length === 0) return [];
  // Where others have some, too, it wins nobody.
  const isAlone = !state.chains.some((chain) => chain.seat !== seat && countOf(chain.stock, KIMCHI) > 0);
  const won = isAlone ? guests.filter(({ server }) => server !== seat) : [];
  const extra = guests.reduce((sum, guest) => sum + pieceAt(here, guest), 0);
  const orders = won.reduce((sum, { dollars }) => sum + dollars, 0);
  const numbers = (of: readonly GuestOutlook[]): readonly number[] => of.map(({ house }) => house.house);
  return [{ id: "kimchi:tonight", houses: numbers(guests), won: numbers(won), dollars: extra + orders }];
};

/** A jar goes with an order, and wins the house against whoever has none. */
export const reasons: ModuleReasons<KimchiReason> = {
  company: (here) => {
    const { ruleset, state, seat } = here;
    const made = madeBy(here, ruleset.formulas.workforce(ruleset, state, seat));
    return [...soldTonight(here), ...pieces("kimchi:overnight", here, made)];
  },
  facts: {
    Hired: (here, { employee }: EventOf<"Hired">) => pieces("kimchi:hired", here, madeBy(here, { [employee]: 1 })),
    StockChosen: (here, { stock }: EventOf<"StockChosen">) => pieces("kimchi:kept", here, countOf(stock, KIMCHI)),
  },
};
