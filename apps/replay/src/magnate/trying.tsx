import { type Ruleset, type Event } from "@blueplate/engine";
import {
  dinnerPayments,
  type Counterfactual,
  type DinnerPayment,
  takingsOf,
  type WhatIfLine,
} from "@blueplate/forecast";
import type { Seat } from "@blueplate/kernel";
import { changeSaid, dinnerWordsAt } from "@blueplate/magnate-table";
import { type TableProps, wordsOf } from "@blueplate/tabletop";
import { BusySign, Notice } from "@blueplate/ui";
import { createSignal, For, Match, Show, Switch } from "solid-js";
import { nameBranch } from "../review/name-branch.ts";
import type { Session } from "../session/session.ts";
import { refusedText } from "../refused.ts";
import { replayShell, replayWords } from "../language.ts";

const words = () => replayWords().charts.dinner;

/** A way that somebody wants to see played: to what, at which round's dinner, the game's facts up to that dinner, and who sat at it. */
export interface AlternativePreview {
  readonly counterfactual: Counterfactual;
  readonly round: number;
  readonly way: WhatIfLine;
  readonly facts: readonly Event[];
  readonly seats: readonly Seat[];
}

interface Of {
  readonly session: Session;
  readonly ruleset: Ruleset;
  readonly table: TableProps;
}

/** How far a trial has come. `node`: where it has led. */
interface Trying {
  readonly trial: AlternativePreview;
  readonly state: "playing" | "played" | "refused";
  readonly node: string;
  readonly problem: string;
}

const changeOf = ({ table }: Pick<Of, "table">, { change }: Counterfactual): string =>
  changeSaid(dinnerWordsAt(table), change);

/** Plays the way of a trial as a line of its own. */
export const createTrying = (of: Of) => {
  const { session } = of;
  const [trying, setTrying] = createSignal<Trying | null>(null);
  const tell = (trial: AlternativePreview, state: Trying["state"], problem = ""): void =>
    void setTrying({ trial, state, node: session.node().id, problem });
  const start = async (trial: AlternativePreview): Promise<void> => {
    session.go(trial.way.from);
    tell(trial, "playing");
    const refusal = await session.playOn((_, count) => Promise.resolve(trial.way.moves[count] ?? null));
    if (refusal) return tell(trial, "refused", refusedText(replayShell(), refusal, wordsOf(session.rules.game)));
    // The line is called after its change.
    const { seat, house } = trial.counterfactual;
    await nameBranch(session, words().lineName(of.table.names(seat), changeOf(of, trial.counterfactual), house));
    tell(trial, "played");
  };
  return { trying: () => (trying()?.node === session.node().id ? trying() : null), start };
};

const serverIn = (facts: readonly Event[], house: number): Seat | null => {
  const served = facts.findLast((fact) => fact._tag === "HouseServed" && fact.house === house);
  return served?._tag === "HouseServed" ? served.seat : null;
};

/** The dinner of the line beside the game's: who serves the house, and what each chain takes that evening. */
const Beside = (props: { readonly trial: AlternativePreview; readonly table: TableProps }) => {
  const { table } = props;
  const house = (): number => props.trial.counterfactual.house;
  const evenings = () => [props.trial.facts, props.trial.way.events];
  const server = (facts: readonly Event[]): string => {
    const seat = serverIn(facts, house());
    return seat === null ? words().nobodyServes : table.names(seat);
  };
  const takings = (payments: readonly DinnerPayment[], seat: Seat): string => `$${takingsOf(payments, seat)}`;
  return (
    <table class="ranks number" aria-label={words().beside}>
      <thead>
        <tr>
          <th scope="col">{words().beside}</th>
          <th scope="col">{words().inGame}</th>
          <th scope="col">{words().inLine}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words().house(house())}</th>
          <For each={evenings()}>{(facts) => <td>{server(facts)}</td>}</For>
        </tr>
        <For each={props.trial.seats}>
          {(seat) => (
            <tr>
              <th scope="row">{table.names(seat)}</th>
              <For each={evenings()}>{(facts) => <td>{takings(dinnerPayments(facts), seat)}</td>}</For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
};

/** What a trial has come to, as long as one looks at it. */
export const TriedMoves = (props: { readonly trying: Trying | null; readonly table: TableProps }) => (
  <Show when={props.trying}>
    {(trying) => (
      <Switch>
        <Match when={trying().state === "playing"}>
          <BusySign text={words().playing} />
        </Match>
        <Match when={trying().state === "played"}>
          <Notice kind="info">
            {words().tried(props.table.names(trying().trial.counterfactual.seat), trying().trial.counterfactual.house)}
            <Beside trial={trying().trial} table={props.table} />
          </Notice>
        </Match>
        <Match when={trying().state === "refused"}>
          <Notice>{trying().problem}</Notice>
        </Match>
      </Switch>
    )}
  </Show>
);
