import type { Chain, Ruleset } from "@blueplate/engine";
import type { CompanyUnder, Lens } from "@blueplate/forecast";
import { Show } from "solid-js";
import { shell, type TableProps } from "@blueplate/tabletop";
import { word } from "../glossary.ts";
import { Sign } from "../sign/sign.tsx";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().town;
const text = () => shell().frame;

/** What a card of a chain is drawn from. */
export interface ChainOf {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly chain: Chain;
  /** What it will have, through the lens. */
  readonly later?: CompanyUnder | undefined;
}

const signed = (amount: number): string => (amount > 0 ? `+$${amount}` : `−$${-amount}`);

interface CashOf extends ChainOf {
  readonly lens: Lens;
  /** What the last round has changed in the cash, as its report says. */
  readonly roundChange: number | null;
  /** What the last step of a replay has changed in it. */
  readonly change?: number | undefined;
  /** What that change is made of, a line each. */
  readonly changeParts?: string | undefined;
}

/** What stands beside the cash, in words. */
const cashParts = (props: CashOf): string | undefined => {
  if (props.later) return `${magnateWords().lens.after[props.lens]}: ${magnateWords().lens.willHave(props.later.cash)}`;
  return props.change === undefined && props.roundChange
    ? `${text().lastRoundHelp}: ${signed(props.roundChange)}`
    : undefined;
};

/** The cash of a chain: what the last round changed in it, or what it will have through the lens. */
const Cash = (props: CashOf) => (
  <span class="cash number" data-term={word("cash")} data-parts={cashParts(props)}>
    ${props.chain.cash}
    <Show when={props.change}>
      {(change) => (
        <button
          type="button"
          class="change"
          data-gain={change() > 0}
          data-term={word("change")}
          data-parts={props.changeParts}
          data-asks=""
        >
          {signed(change())}
        </button>
      )}
    </Show>
    <Show
      when={props.later}
      fallback={
        <Show when={props.change === undefined && props.roundChange}>
          {(change) => <small data-gain={change() > 0}>{signed(change())}</small>}
        </Show>
      }
    >
      {(later) => (
        <small class="then" data-sure={later().certainty === "sure"}>
          {magnateWords().lens.willHave(later().cash)}
        </small>
      )}
    </Show>
  </span>
);

/** The head of a chain's card: place, sign, name, cash. */
export const ChainHead = (
  props: CashOf & {
    readonly place: number;
    /** The place is that in the ranking of a game that is over, not in the order of the day. */
    readonly isRanked: boolean;
    readonly onOpen: () => void;
  },
) => (
  <div class="chain-head">
    <span class="place number" data-term={props.isRanked ? undefined : word("order")}>
      {props.place > 0 ? text().place(props.place) : "–"}
    </span>
    <Sign table={props.table} seat={props.chain.seat} />
    <button
      type="button"
      class="chain-name"
      aria-label={text().openCompany(props.table.names(props.chain.seat))}
      title={text().openCompany(props.table.names(props.chain.seat))}
      onClick={() => props.onOpen()}
    >
      {props.table.names(props.chain.seat)}
    </button>
    <Show when={props.chain.bankrupt}>
      <span class="chip">{words().out}</span>
    </Show>
    <Cash {...props} />
  </div>
);
