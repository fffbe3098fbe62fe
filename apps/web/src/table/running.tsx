import { redact, type Seat, seatOf } from "@blueplate/kernel";
import { BusySign, createDue, Later } from "@blueplate/ui";
import { createMemo, mergeProps, type ParentProps, Show, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import { wordsOf } from "../games/index.ts";
import { type CommandSender, shell, type TableProps } from "@blueplate/tabletop";
import { createCalls } from "./calls/calls.ts";
import type { Feed } from "./feed.ts";
import { GenericTable } from "./generic-table.tsx";
import { Headed } from "./head.tsx";
import { createPings } from "./pings.ts";
import { Players } from "./seats/players-panel.tsx";
import { RequestCard } from "./seats/request-card.tsx";

/** A page of the table below the common head. */
export const FramedTable = (props: ParentProps<{ readonly feed: Feed }>) => (
  <Headed facts={props.feed.facts()} connected={props.feed.connected()}>
    {props.children}
  </Headed>
);

/** Until the table can be drawn; where it never can, the page says why. */
const Loading = (props: { readonly feed: Feed }) => {
  const isComing = (): boolean => props.feed.problem() === null;
  return (
    <Headed
      facts={props.feed.facts()}
      connected={props.feed.connected()}
      passing={isComing() && props.feed.connected()}
    >
      <Show when={isComing()}>
        <BusySign text={shell().loading} />
      </Show>
    </Headed>
  );
};

type Base = Pick<TableProps, "facts" | "rules" | "words">;

/** What a table is drawn from; each part is read for itself, so that what is said at the table moves no piece on it. */
const shownTable = (
  feed: Feed,
  {
    base,
    view,
    seat,
    ...rest
  }: { readonly base: () => Base; readonly view: () => unknown } & {
    readonly seat: () => Seat | null;
  } & Pick<TableProps, "sender" | "handing" | "names" | "guide" | "advise">,
): TableProps => ({
  get facts() {
    return base().facts;
  },
  get rules() {
    return base().rules;
  },
  get words() {
    return base().words;
  },
  get state() {
    return view();
  },
  get entries() {
    return feed.entries();
  },
  get seat() {
    return seat();
  },
  get chat() {
    return feed.chat();
  },
  get connected() {
    return feed.connected();
  },
  ...rest,
});

/** A game as it goes on, or as it ended: from a feed, whoever owns the table. */
export const RunningTable = (props: {
  readonly feed: Feed;
  readonly sender: CommandSender;
  readonly handing?: TableProps["handing"];
  readonly table: string;
  /** Somebody who explains, on a table that teaches. */
  readonly guide?: TableProps["guide"];
  readonly advise?: TableProps["advise"];
}) => {
  const { sender, handing, guide, advise } = props;
  const seat = createMemo((): Seat | null => {
    const mine = props.feed.facts()?.mySeat ?? null;
    return mine === null ? null : seatOf(mine);
  });
  const names = (index: number): string => props.feed.facts()?.seats[index]?.player ?? String(index + 1);
  const outcome = createMemo(() => {
    const state = props.feed.state();
    return state === null ? null : (props.feed.rules()?.outcome(state) ?? null);
  });
  const view = createMemo(() => redact(props.feed.state(), seat() ?? "watcher"));
  const tableProps = createMemo((): Base | null => {
    const facts = props.feed.facts();
    const rules = props.feed.rules();
    const game = props.feed.game();
    return facts && rules && game ? { facts, rules, words: wordsOf(facts.game) } : null;
  });
  // The table opens at the present, not at the beginning from which the entries come in.
  const isUpToDate = createMemo(
    (before: boolean) =>
      props.feed.state() !== null && (before || props.feed.entries().length > (props.feed.facts()?.seq ?? -1)),
    false,
  );
  // Not in the task in which the entries came in.
  const isDue = createDue(isUpToDate);
  const loading = () => <Loading feed={props.feed} />;
  return (
    <Show when={isDue() && tableProps()} fallback={loading()}>
      {(base) => {
        const isCaughtUp = (): boolean => props.feed.presence() !== null;
        const common = shownTable(props.feed, {
          base,
          view,
          sender,
          handing,
          names,
          guide,
          advise,
          seat: () => (outcome() || base().facts.readOnly ? null : seat()),
        });
        const shown = mergeProps(common, { pings: createPings(common, isCaughtUp) });
        createCalls(shown, { soundOf: props.feed.game()?.soundOf, isCaughtUp });
        return (
          <>
            <Show
              when={props.feed.game()?.Table}
              fallback={
                <FramedTable feed={props.feed}>
                  <GenericTable table={shown} game={props.feed.game()} outcome={outcome()} />
                </FramedTable>
              }
            >
              {(own) => (
                <Suspense fallback={loading()}>
                  <Dynamic component={own()} {...shown} />
                </Suspense>
              )}
            </Show>
            <Later now={false}>
              <RequestCard table={shown} />
              <Show when={handing}>{(asked) => <Players table={shown} handing={asked()} />}</Show>
            </Later>
          </>
        );
      }}
    </Show>
  );
};
