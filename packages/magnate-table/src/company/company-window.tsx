import { type Chain, type Ruleset, totalOf } from "@blueplate/engine";
import { ModalWindow } from "@blueplate/ui";
import { roving, shell, type TableProps } from "@blueplate/tabletop";
import { For, Show } from "solid-js";
import { EmployeeCard } from "../cards/cards.tsx";
import { ChainFacts, ChainWork } from "../chains/chain-facts.tsx";
import { placesOf, type Stack } from "../cards/stacks.ts";
import { CompanyChart } from "../structure/company-chart.tsx";
import { stateOf } from "../game.ts";
import { MEANINGFUL } from "../glossary.ts";
import { MilestoneGlyph } from "../milestone-glyph.tsx";
import { milestoneName } from "../milestones.tsx";
import { Neighbours, swiping } from "../chains/neighbours.tsx";
import { chainColours } from "../sign/sign.tsx";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().town;

/** A part of a company with its cards; nothing is drawn where nobody is. */
const CardGroup = (props: { readonly title: string; readonly stacks: readonly Stack[] }) => (
  <Show when={props.stacks.length > 0}>
    <section class="card-group">
      <h3>{props.title}</h3>
      <div class="card-row">
        <For each={props.stacks}>{(stack) => <EmployeeCard stack={stack} />}</For>
      </div>
    </section>
  </Show>
);

const Body = (props: {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly chain: Chain;
  readonly swipe: ReturnType<typeof swiping>;
}) => {
  const places = () => placesOf(props.ruleset, props.chain, props.table.seat);
  return (
    <div
      class="company stack"
      style={chainColours(props.table, props.chain.seat)}
      role="group"
      aria-label={props.table.names(props.chain.seat)}
      tabIndex={0}
      onKeyDown={roving(MEANINGFUL)}
      {...props.swipe}
    >
      <div class="company-facts number">
        <b class="cash">${props.chain.cash}</b>
        <ChainFacts table={props.table} ruleset={props.ruleset} chain={props.chain} />
        <ChainWork table={props.table} ruleset={props.ruleset} chain={props.chain} />
      </div>
      <CardGroup title={words().hand} stacks={places().hand} />
      <Show when={totalOf(props.chain.atWork) > 0}>
        <section class="card-group">
          <h3>{words().atWork}</h3>
          <CompanyChart table={props.table} ruleset={props.ruleset} chain={props.chain} />
        </section>
      </Show>
      <CardGroup title={words().beach} stacks={places().beach} />
      <CardGroup title={words().busy} stacks={places().busy} />
      <Show when={totalOf(props.chain.atWork) + totalOf(props.chain.beach) + props.chain.busy.length === 0}>
        <p class="muted">{magnateWords().structure.ceoAlone}</p>
      </Show>
      <ul class="company-milestones">
        <For each={props.chain.milestones}>
          {({ milestone, round }) => (
            <li class="row">
              <MilestoneGlyph id={milestone} /> {milestoneName(milestone)}{" "}
              <span class="muted">{words().round(round)}</span>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
};

/** A chain's company in full, one step from those beside it. */
export const CompanyWindow = (props: {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly seat: number | null;
  readonly onSeat: (seat: number) => void;
  readonly onClose: () => void;
}) => {
  const chain = () => (props.seat === null ? undefined : stateOf(props.table).chains[props.seat]);
  return (
    <ModalWindow
      open={props.seat !== null}
      title={props.seat === null ? "" : props.table.names(props.seat)}
      close={shell().frame.close}
      onClose={props.onClose}
    >
      <Show when={chain()}>
        {(each) => {
          const of = {
            table: props.table,
            onSeat: props.onSeat,
            get seat() {
              return each().seat;
            },
          };
          return (
            <>
              <Neighbours {...of} />
              <Body table={props.table} ruleset={props.ruleset} chain={each()} swipe={swiping(of)} />
            </>
          );
        }}
      </Show>
    </ModalWindow>
  );
};
