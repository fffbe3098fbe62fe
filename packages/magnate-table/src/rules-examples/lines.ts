import { CHAIN_STYLES } from "@blueplate/city/outline";
import { billAfter, type Ruleset, type State } from "@blueplate/engine";
import { choosersOf, pricePartsOf } from "@blueplate/forecast";
import { open, type Seat, seatOf } from "@blueplate/kernel";
import type { ScenarioHost } from "@blueplate/kernel/scenario";
import { foodChainMagnate as words } from "@blueplate/tabletop";
import type { IconName } from "@blueplate/ui";
import { dollars, entryOf, phaseNamed, spelled } from "@blueplate/words";
import { type Stack, stacksOf } from "../cards/stacks.ts";
import { billText, priceText } from "../fact-parts.ts";
import { magnateWords } from "../language.ts";
import { phaseIcon, stepIcon } from "../phase-icons.ts";
import { LINE_POSITIONS } from "./line-positions.ts";
import type { LineParagraph } from "./paragraphs.ts";
import type { OpenPosition, PhaseResult } from "./position.ts";

/** A line of an example: whose it is or what it speaks of, and what it says. */
export interface ExampleLine {
  readonly seat?: Seat;
  readonly icon?: IconName;
  readonly text: string;
  /** What the rules at hand leave out. */
  readonly isLeftOut?: boolean;
  /** How long its bar is, of the longest. */
  readonly share?: number;
}

/** What a paragraph shows in lines, and the cards that they speak of. */
export interface LineExample {
  readonly cards?: readonly Stack[];
  readonly lines: readonly ExampleLine[];
  /** True where each line comes after the one before it. */
  readonly isInOrder?: boolean;
}

const FIRST = seatOf(0);

/** What a chain is called that sits in this seat. */
const chainNameOf = (seat: Seat): string => {
  const style = CHAIN_STYLES[seat] ?? "comet";
  return entryOf(
    words().chains,
    style.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase()),
    spelled(style),
  );
};

/** The phases of a round; those that the rules at hand never come to are left out. */
const phasesOf = ({ usual, ruleset }: { readonly usual: Ruleset; readonly ruleset: Ruleset }): LineExample => ({
  isInOrder: true,
  lines: usual.phases.round.map(({ id }) => ({
    icon: phaseIcon(id),
    text: phaseNamed(words().phases, id),
    isLeftOut: !ruleset.phases.round.some((phase) => phase.id === id),
  })),
});

const stepsOf = ({ ruleset }: OpenPosition): LineExample => ({
  isInOrder: true,
  lines: ruleset.steps.map((step) => ({ icon: stepIcon(step), text: entryOf(words().steps, step, spelled(step)) })),
});

/** Everybody at work in a chain, as cards. */
const atWorkOf = (ruleset: Ruleset, state: State): readonly Stack[] =>
  stacksOf(ruleset, state.chains[FIRST]?.atWork ?? {});

const queueOf = ({ ruleset, state }: OpenPosition): LineExample => ({
  isInOrder: true,
  lines: choosersOf(ruleset, state).map(({ seat, slots }) => ({
    seat,
    text: `${chainNameOf(seat)}: ${magnateWords().panels.slots(slots)}`,
  })),
});

/** The reserve cards that are turned up, the bank before and after, and the slots that they vote for. */
const breakOf = ({ ruleset, state, after }: PhaseResult): LineExample => {
  const laid = after.chains.map(({ seat, reserve }) => ({ seat, face: reserve ? (open(reserve, seat) ?? 0) : 0 }));
  const cards = laid.map(({ face }) => ruleset.content.reserves.find((row) => row.face === face));
  const added = cards.map((row) => row?.amount ?? 0);
  const paid = added.reduce((sum, amount) => sum + amount, state.bank.stock) - after.bank.stock;
  const sum = [state.bank.stock, ...added].map(dollars).join(" + ");
  return {
    lines: [
      ...laid.map(({ seat, face }, at) => ({
        seat,
        text: `${chainNameOf(seat)}: ${words().values.reserve(face, cards[at]?.ceoSlots ?? 0)}`,
      })),
      { icon: "bank", text: `${sum} − ${dollars(paid)} = ${dollars(after.bank.stock)}` },
      { icon: "tree-structure", text: magnateWords().panels.slots(after.ceoSlots) },
    ],
  };
};

const priceOf = ({ ruleset, state }: OpenPosition): LineExample => {
  const parts = pricePartsOf(ruleset, state, FIRST);
  return {
    cards: atWorkOf(ruleset, state),
    lines: [{ icon: "money", text: `${priceText(parts)} = ${dollars(parts.price)}` }],
  };
};

const salariesOf = ({ ruleset, state }: OpenPosition): LineExample => {
  const bill = billAfter(ruleset, state, FIRST, []);
  return {
    cards: atWorkOf(ruleset, state),
    lines: [{ icon: "money", text: `${billText(bill)} = ${dollars(bill.due)}` }],
  };
};

/** Everybody's money when the bank has broken for the last time, the winner first. */
const endOf = ({ outcome }: PhaseResult): LineExample => {
  const ranking = outcome?.ranking ?? [];
  const most = Math.max(1, ...ranking.map(({ score }) => score));
  return {
    lines: ranking.map(({ seat, score }) => ({
      seat,
      text: `${chainNameOf(seat)}: ${dollars(score)}`,
      share: Math.max(0, score) / most,
    })),
  };
};

/** How an example reads, in the language of whoever asks. */
type Reading = () => LineExample;

type Open = (host: ScenarioHost, paragraph: string) => Reading;

const readOf =
  <P>(open: (host: ScenarioHost, paragraph: string) => P, read: (position: P) => LineExample): Open =>
  (host, paragraph) => {
    const position = open(host, paragraph);
    return () => read(position);
  };

/** The rules of a paragraph's position, and those of the usual game. */
const besideUsual = (of: "R4.1.1" | "R22.1") => (host: ScenarioHost, paragraph: string) => ({
  ruleset: LINE_POSITIONS[of](host, paragraph).ruleset,
  usual: LINE_POSITIONS["R4.1.1"](host, paragraph).ruleset,
});

const ROWS: Readonly<Record<LineParagraph, Open>> = {
  "R4.1.1": readOf(besideUsual("R4.1.1"), phasesOf),
  "R6.1": readOf(LINE_POSITIONS["R6.1"], queueOf),
  "R7.1": readOf(LINE_POSITIONS["R7.1"], stepsOf),
  "R15.2": readOf(LINE_POSITIONS["R15.2"], breakOf),
  "R16.1": readOf(LINE_POSITIONS["R16.1"], priceOf),
  "R17.4": readOf(LINE_POSITIONS["R17.4"], salariesOf),
  "R21.2": readOf(LINE_POSITIONS["R21.2"], endOf),
  "R22.1": readOf(besideUsual("R22.1"), phasesOf),
};

/** The example of a paragraph, to be read again whenever the language changes. */
export const lineExample = (host: ScenarioHost, paragraph: LineParagraph): Reading => ROWS[paragraph](host, paragraph);
