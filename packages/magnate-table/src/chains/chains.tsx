import { type Chain, type Ruleset } from "@blueplate/engine";
import { companiesUnder, isDinnerAhead, lastChange, type Lens } from "@blueplate/forecast";
import { mainline } from "@blueplate/kernel";
import { Later } from "@blueplate/ui";
import { createMemo, For, Show } from "solid-js";
import { roving, type TableProps } from "@blueplate/tabletop";
import { ChainFacts, ChainWork } from "./chain-facts.tsx";
import { ChainHead, type ChainOf } from "./chain-head.tsx";
import { cardPlaces } from "./card-places.ts";
import { CardTag } from "../cards/card-tag.tsx";
import { peopleOf } from "../cards/stacks.ts";
import { stateOf } from "../game.ts";
import { MEANINGFUL } from "../glossary.ts";
import { sharedWith } from "../sharing.ts";
import { chainColours } from "../sign/sign.tsx";

/** What arrow keys go through on a card: its name, then every fact that has a meaning. */
const FACTS = `.chain-name, .change, ${MEANINGFUL}`;

interface ChainsProps {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly lens: Lens;
  /** By seat what the last step of a replay has changed in the cash. */
  readonly changes?: readonly number[];
  /** By seat what those changes are made of, a line each. */
  readonly changeParts?: readonly string[];
  readonly onOpen: (seat: number) => void;
}

/** Everybody at home, a word each; a card that stays as it was is not drawn again. */
const People = (props: Pick<ChainOf, "table" | "ruleset" | "chain">) => {
  const people = createMemo<ReturnType<typeof peopleOf>>((before) =>
    sharedWith(before, peopleOf(props.ruleset, props.chain, props.table.seat)),
  );
  return (
    <div class="chain-cards">
      <For each={people()}>{(stack) => <CardTag stack={stack} thing />}</For>
    </div>
  );
};

interface CardProps extends ChainOf {
  readonly lens: Lens;
  readonly acting: boolean;
  /** From 1; 0 for a chain that is out. */
  readonly place: number;
  readonly isRanked: boolean;
  readonly roundChange: number | null;
  readonly change: number | undefined;
  readonly changeParts: string | undefined;
  readonly onOpen: () => void;
}

const Card = (props: CardProps) => (
  <li
    class="chain panel"
    style={chainColours(props.table, props.chain.seat)}
    data-mine={props.chain.seat === props.table.seat}
    data-acting={props.acting}
    data-thing={`seat:${props.chain.seat}`}
  >
    <div
      class="chain-body"
      role="group"
      aria-label={props.table.names(props.chain.seat)}
      onKeyDown={roving(FACTS)}
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest("button")) props.onOpen();
      }}
    >
      <ChainHead {...props} />
      <Later now>
        <ChainFacts table={props.table} ruleset={props.ruleset} chain={props.chain} later={props.later} />
      </Later>
      <Later now>
        <ChainWork table={props.table} ruleset={props.ruleset} chain={props.chain} />
        <People table={props.table} ruleset={props.ruleset} chain={props.chain} />
      </Later>
    </div>
  </li>
);

/** What the cards are drawn from, each value anew only when it differs: most steps change one chain. */
const createCards = (props: ChainsProps) => {
  const state = () => stateOf(props.table);
  // Where the change of a step is told, nobody reads that of the last round.
  const roundChange = createMemo(() =>
    props.changes
      ? null
      : lastChange(
          mainline(props.table.entries).flatMap((entry) => entry.events),
          state().chains.length,
        ),
  );
  const companies = createMemo(() => {
    const isOver = props.lens === "tonight" && !isDinnerAhead(props.ruleset, state());
    if (props.lens === "now" || isOver) return [];
    return companiesUnder(props.ruleset, state(), props.lens).filter(({ certainty }) => certainty !== "unknown");
  });
  const outcome = createMemo(() => props.table.rules.outcome(props.table.state));
  const cards = createMemo(() =>
    cardPlaces(
      state().turnOrder,
      state().chains.map(({ seat }) => seat),
      outcome(),
    ),
  );
  const seats = createMemo<readonly number[]>((before) =>
    sharedWith(
      before,
      cards().map(({ seat }) => seat),
    ),
  );
  const place = (seat: number): number => cards().find((each) => each.seat === seat)?.place ?? 0;
  const acting = createMemo((): readonly number[] => props.table.rules.waitsFor(props.table.state));
  return { state, roundChange, companies, outcome, place, seats, acting };
};

/** One card a chain, in turn order; whoever is out comes last. Once the game is over, in the order of its ranking. */
export const Chains = (props: ChainsProps) => {
  const { state, roundChange, companies, outcome, place, seats, acting } = createCards(props);
  const card = (seat: number) => {
    const chain = createMemo((): Chain | undefined => state().chains[seat]);
    return (
      <Later now>
        <Show when={chain()}>
          {(known) => (
            <Card
              table={props.table}
              ruleset={props.ruleset}
              lens={props.lens}
              chain={known()}
              later={companies().find((each) => each.seat === seat)}
              acting={acting().includes(seat)}
              place={place(seat)}
              isRanked={outcome() !== null}
              roundChange={roundChange()?.[seat] ?? null}
              change={props.changes?.[seat]}
              changeParts={props.changeParts?.[seat]}
              onOpen={() => props.onOpen(seat)}
            />
          )}
        </Show>
      </Later>
    );
  };
  return (
    <ul class="chains" data-count={seats().length} style={{ "--chains": seats().length }}>
      <For each={seats()}>{card}</For>
    </ul>
  );
};
