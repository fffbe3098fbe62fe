import { countList, type Event } from "@blueplate/engine";
import {
  dinnerPayments,
  dinnersOf,
  type Counterfactual,
  type HistoryReducer,
  type WhatifFailure,
  knownAt,
  lastDinnerOf,
  type PastDinner,
  type DinnerPayment,
  type PhaseRecord,
  type Service,
  type WhatIfLine,
} from "@blueplate/forecast";
import { changeSaid, dinnerWordsAt, ServiceRow } from "@blueplate/magnate-table";
import { shell } from "@blueplate/tabletop";
import { Button, Empty, SelectField } from "@blueplate/ui";
import { createEffect, createMemo, createSignal, For, on, Show } from "solid-js";
import type { ChartContext } from "../charts/looking.ts";
import type { AlternativePreview } from "../trying.tsx";
import type { Alternatives } from "../alternatives.ts";
import "./dinner.css";
import { replayWords } from "../../language.ts";

const words = () => replayWords().charts.dinner;

interface DinnerProps {
  readonly looking: ChartContext;
  /** How facts become states, and the facts of the line step by step. */
  readonly rules: Pick<HistoryReducer, "initialState" | "evolve">;
  readonly facts: readonly (readonly Event[])[];
  /** The house that is asked about, such as one that was clicked in the city. */
  readonly house: number | null;
  /** Looks for ways to bring changes about. */
  readonly alternatives: Alternatives;
  /** Somebody wants to see a change brought about; done when it has been tried. */
  readonly onTry: (trial: AlternativePreview) => Promise<void>;
}

/** A dinner with what was paid at it. */
interface Held {
  readonly span: PhaseRecord;
  /** Everything up to it. */
  readonly facts: readonly Event[];
  readonly past: PastDinner;
  readonly payments: readonly DinnerPayment[];
}

interface OnTry {
  readonly onTry: (trial: AlternativePreview) => void;
}

const heldAt = ({ looking, rules, facts }: DinnerProps, span: PhaseRecord | undefined): Held | null => {
  if (!span) return null;
  const factsSoFar = facts.slice(0, span.to + 1).flat();
  const past = lastDinnerOf(looking.ruleset, rules, factsSoFar);
  return past ? { span, facts: factsSoFar, past, payments: dinnerPayments(factsSoFar) } : null;
};

/** The dinner that is looked at: the last before the moment, until somebody chooses another; going on forgets the choice. */
const createDinner = (props: DinnerProps) => {
  const [chosen, setChosen] = createSignal<number | null>(null);
  createEffect(
    on(
      () => props.looking.at,
      () => setChosen(null),
      { defer: true },
    ),
  );
  const dinners = createMemo(() => dinnersOf(knownAt(props.looking.history, props.looking.upTo)));
  const span = createMemo(
    () =>
      dinners().find(({ round }) => round === chosen()) ??
      dinners().findLast(({ from }) => from <= props.looking.at) ??
      dinners()[0],
  );
  return { dinners, setChosen, held: createMemo(() => heldAt(props, span())) };
};

const paymentText = ({ amount, owed, bank, breaks }: DinnerPayment): string =>
  [words().paid(amount, bank), ...(breaks > 0 ? [words().broke] : []), ...(owed > 0 ? [words().owes(owed)] : [])].join(
    shell().comma,
  );

/** Why a counterfactual cannot be tried, in a sentence. */
const hindranceSaid = ({ looking }: DinnerProps, { seat, change }: Counterfactual, why: WhatifFailure): string => {
  const { names } = looking.table;
  switch (why._tag) {
    case "goods":
      return words().noGoods(names(seat));
    case "served":
      return why.by === null ? words().nobodyThen : words().otherThen(names(why.by));
    case "short": {
      const { adjustment } = change;
      if (!adjustment || why.best === 0) return words().noWay(names(seat));
      const best = changeSaid(dinnerWordsAt(looking.table), { goods: {}, adjustment: { ...adjustment, by: why.best } });
      return words().atMost(names(seat), best);
    }
  }
};

const trialOf = ({ span, facts, past }: Held, counterfactual: Counterfactual, way: WhatIfLine): AlternativePreview => ({
  counterfactual,
  round: span.round,
  way,
  facts,
  seats: past.before.turnOrder,
});

/** A counterfactual that a legal way leads to as a button that plays it; otherwise why there is none. */
const TryIt = (
  props: { readonly dinner: DinnerProps; readonly held: Held; readonly counterfactual: Counterfactual } & OnTry,
) => {
  const { dinner, counterfactual } = props;
  const looked = dinner.alternatives.lookFor(props.held.span.round, counterfactual);
  const said = (): string => {
    const now = looked();
    if (now._tag === "looking") return words().looking(Math.round(100 * now.share));
    if (now._tag === "unknown") return words().unknown;
    return now._tag === "none" ? hindranceSaid(dinner, counterfactual, now.why) : "";
  };
  const way = (): WhatIfLine | null => {
    const now = looked();
    return now._tag === "way" ? now.way : null;
  };
  return (
    <Show when={way()} fallback={<span class="muted never">{said()}</span>}>
      {(found) => (
        <Button
          class="try-it"
          title={words().plays(found().moves.length)}
          aria-label={`${words().tryIt}: ${changeSaid(dinnerWordsAt(dinner.looking.table), counterfactual.change)}`}
          onClick={() => props.onTry(trialOf(props.held, counterfactual, found()))}
        >
          {words().tryIt}
        </Button>
      )}
    </Show>
  );
};

const House = (props: {
  readonly dinner: DinnerProps;
  readonly held: Held;
  readonly service: Service;
  readonly onTry: (trial: AlternativePreview) => void;
}) => {
  const { looking } = props.dinner;
  const house = () => props.held.past.before.town.houses.find((each) => each.house === props.service.house);
  const paid = () => props.held.payments.find((each) => each.house === props.service.house);
  return (
    <ServiceRow
      table={looking.table}
      ruleset={looking.ruleset}
      state={props.held.past.before}
      service={props.service}
      demand={countList(house()?.demand ?? [])}
      asked={props.dinner.house === props.service.house}
      foot={<Show when={paid()}>{(payment) => <span class="muted number">{paymentText(payment())}</span>}</Show>}
      afterCounterfactual={(counterfactual) => (
        <TryIt dinner={props.dinner} held={props.held} counterfactual={counterfactual} onTry={props.onTry} />
      )}
    />
  );
};

/** What waitresses and CFOs brought once the houses had eaten. */
const After = (props: { readonly held: Held; readonly table: ChartContext["table"] }) => {
  const rest = () => props.held.payments.filter(({ house, reason }) => house === null && reason !== "salaries");
  const text = ({ seat, reason, amount }: DinnerPayment): string =>
    reason === "cfo"
      ? words().cfo(props.table.names(seat), amount)
      : words().waitresses(props.table.names(seat), amount);
  return (
    <Show when={rest().length > 0}>
      <h3>{words().after}</h3>
      <ul class="after-dinner number">
        <For each={rest()}>{(payment) => <li>{text(payment)}</li>}</For>
      </ul>
    </Show>
  );
};

const Houses = (props: {
  readonly dinner: DinnerProps;
  readonly held: Held;
  readonly onTry: (trial: AlternativePreview) => void;
}) => {
  const services = () => props.held.past.services;
  return (
    <>
      <p class="muted">
        {words().served(services().filter(({ offers }) => offers.length > 0).length, services().length)}
      </p>
      <ul class="tonight-list dinner-houses">
        <For each={services()} fallback={<li class="muted">{words().nobody}</li>}>
          {(service) => <House dinner={props.dinner} held={props.held} service={service} onTry={props.onTry} />}
        </For>
      </ul>
      <After held={props.held} table={props.dinner.looking.table} />
    </>
  );
};

/** A dinner of the game: who served which house and why, what the bank paid, and what would have flipped it. */
export const DinnerTable = (props: DinnerProps) => {
  const { dinners, setChosen, held } = createDinner(props);
  const tryOut = async (trial: AlternativePreview): Promise<void> => {
    await props.onTry(trial);
    // The dinner that is to be turned stays on the table.
    setChosen(trial.round);
  };
  let root: HTMLElement | undefined;
  createEffect(() => {
    const row = props.house !== null && held() && root?.querySelector(`[data-thing="house:${props.house}"]`);
    if (row) row.scrollIntoView({ block: "nearest" });
  });
  return (
    <section class="dinner-table" ref={(element) => (root = element)} aria-label={words().title}>
      <Show when={held()} fallback={<Empty>{words().none}</Empty>}>
        {(shown) => (
          <>
            <div class="row">
              <SelectField
                label={words().of}
                value={String(shown().span.round)}
                options={dinners().map(({ round }) => ({
                  value: String(round),
                  text: replayWords().replay.round(round),
                }))}
                onChange={(round) => setChosen(Number(round))}
              />
              <Button kind="quiet" onClick={() => props.looking.go(shown().span.to)}>
                {words().goToDinner}
              </Button>
            </div>
            <Houses dinner={props} held={shown()} onTry={(trial) => void tryOut(trial)} />
          </>
        )}
      </Show>
    </section>
  );
};
