import { type Chain, entriesOf, phaseOf, type Ruleset, rulesetOf, type State } from "@blueplate/engine";
import { pictureOf, servicesOf } from "@blueplate/forecast";
import { type Rules, open, type Seat } from "@blueplate/kernel";
import { english, entryOf, type GoodWords, type NameOf, phaseNamed, spelled } from "@blueplate/words";
import { townLines } from "./town.ts";

const words = english.foodChainMagnate;
const cardNames: Readonly<Record<string, { readonly name: string }>> = words.employees;
const goodNames: Readonly<Record<string, GoodWords>> = words.goods;
const milestoneNames: Readonly<Record<string, { readonly name: string }>> = words.milestones;

const letterOf = (seat: number): string => String.fromCodePoint(65 + seat);

const cards = (counts: Readonly<Record<string, number | undefined>>): string =>
  entriesOf(counts)
    .map(([card, count]) => `${count > 1 ? `${count} ` : ""}${cardNames[card]?.name ?? card}`)
    .join(", ");

const goods = (list: readonly (readonly [string, number])[]): string =>
  list.map(([good, count]) => goodNames[good]?.counted(count) ?? `${count} ${good}`).join(", ");

const heading = (state: State): string => {
  const phase = phaseNamed(words.phases, phaseOf(state.stage));
  const step =
    state.stage._tag === "working"
      ? `, ${entryOf(words.steps, state.stage.turn.step, spelled(state.stage.turn.step)).toLowerCase()}`
      : "";
  const breaks = state.bank.breaks > 0 ? `, broken ${state.bank.breaks}×` : "";
  return `Round ${state.round} · ${phase}${step} · bank $${state.bank.stock}${breaks}`;
};

const part = (name: string, text: string): readonly string[] => (text === "" ? [] : [`     ${name}: ${text}`]);

const chainLines = ({ ruleset, state, viewer, names }: Position, chain: Chain): readonly string[] => [
  `  ${letterOf(chain.seat)}  ${names(chain.seat)}: $${chain.cash}, unit price $${ruleset.formulas.unitPrice(ruleset, state, chain.seat)}${chain.bankrupt ? ", bankrupt" : ""}`,
  ...part("in hand", cards(open(chain.hand, viewer) ?? {})),
  ...part("at work", cards(chain.atWork)),
  ...part("on the beach", cards(chain.beach)),
  ...part(
    "away",
    chain.busy.map((each) => `${cardNames[each.employee]?.name ?? each.employee} (!${each.campaign})`).join(", "),
  ),
  ...part("stock", goods(entriesOf(chain.stock))),
  ...part(
    "milestones",
    chain.milestones.map(({ milestone }) => milestoneNames[milestone]?.name ?? milestone).join(", "),
  ),
];

const houseLines = ({ ruleset, state, names }: Position): readonly string[] =>
  servicesOf(ruleset, state).map(({ house, offers }) => {
    const wants = state.town.houses.find((each) => each.house === house)?.demand ?? [];
    const counts = [...new Set(wants)].map((good): readonly [string, number] => [
      good,
      wants.filter((each) => each === good).length,
    ]);
    const ranked = offers.map(
      (offer) => `${names(offer.seat)} ${offer.unitPrice}+${offer.distance}=${offer.unitPrice + offer.distance}`,
    );
    return `  h${house} wants ${goods(counts)}: ${ranked.join(", ") || "nobody can serve"}`;
  });

interface Position {
  readonly ruleset: Ruleset;
  readonly state: State;
  readonly viewer: Seat;
  readonly names: NameOf;
}

/** The table of Food Chain Magnate as text, as `viewer` may see it. */
export const magnateLines = (rules: Rules, view: unknown, viewer: Seat, names: NameOf): readonly string[] => {
  // The rules were loaded from the same configuration, so it loads.
  const ruleset = rulesetOf(rules);
  // cast: the view was made by this game's own rules.
  const position: Position = { ruleset, state: view as State, viewer, names };
  const { state } = position;
  return [
    ...townLines(pictureOf(ruleset, state, letterOf)),
    "",
    ...state.turnOrder.flatMap((seat) => {
      const chain = state.chains[seat];
      return chain ? chainLines(position, chain) : [];
    }),
    ...houseLines(position),
    "",
    heading(state),
  ];
};
