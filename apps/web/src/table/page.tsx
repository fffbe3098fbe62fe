import type { TableFacts } from "@blueplate/api";
import { BusySign, Empty, Notice } from "@blueplate/ui";
import { shell } from "@blueplate/tabletop";
import { useParams } from "@solidjs/router";
import { ErrorBoundary, lazy, Show, Suspense } from "solid-js";
import { LobbyLink } from "../not-found.tsx";
import { createGames } from "../server/games.ts";
import { createFeed } from "./feed.ts";
import { readOnlyText } from "./read-only.ts";
import { serverHanding } from "./seats/handing.ts";
import { FramedTable, RunningTable } from "./running.tsx";
import { SeatList } from "./seats/seats.tsx";
import { createSender } from "./sender.ts";

const words = () => shell().table;

// Few tables were begun by other rules: the question comes with the first of them.
const RulesQuestion = lazy(() => import("./rules-question.tsx").then((module) => ({ default: module.RulesVotePanel })));

/** Why a table can only be looked at, with the question whether to go on where that can be asked. */
const ReadOnly = (props: { readonly facts: TableFacts }) => (
  <Show when={props.facts.rulesQuestion} fallback={<Notice kind="info">{readOnlyText(props.facts)}</Notice>}>
    {(asked) => (
      <Suspense>
        <RulesQuestion facts={props.facts} asked={asked()} />
      </Suspense>
    )}
  </Show>
);

const Gone = () => (
  <Empty>
    <p>{words().gone}</p>
    <LobbyLink />
  </Empty>
);

/** A table by its link: seats before the start, the game, the end. */
export const TablePage = () => {
  const params = useParams<{ readonly table: string }>();
  const table = params.table ?? "";
  const feed = createFeed(table);
  const sender = createSender(table, feed);
  const { games } = createGames();
  const game = () => games()?.find(({ id }) => id === feed.facts()?.game);
  // Why a page without that game cannot show it is said already, and to load it again would change nothing.
  const isUnknown = (): boolean => feed.facts()?.readOnly === "unknown-game";
  return (
    <div class="table-page">
      <Show when={!isUnknown() && feed.problem()}>
        <Notice>
          {words().broken} <span class="muted">{feed.problem()}</span>
        </Notice>
      </Show>
      <Show when={feed.facts()?.readOnly && feed.facts()}>{(facts) => <ReadOnly facts={facts()} />}</Show>
      <ErrorBoundary
        fallback={(error: Error) => (
          <FramedTable feed={feed}>
            <Notice>{error.message}</Notice>
          </FramedTable>
        )}
      >
        <Show
          when={feed.facts()?.status !== "open" && feed.facts()}
          fallback={
            <FramedTable feed={feed}>
              <Show when={!feed.gone()} fallback={<Gone />}>
                <Show when={feed.facts()} fallback={<BusySign text={shell().connecting} />}>
                  {(facts) => <SeatList facts={facts()} game={game()} />}
                </Show>
              </Show>
            </FramedTable>
          }
        >
          <RunningTable
            feed={feed}
            sender={sender}
            handing={serverHanding(table, () => feed.facts()?.game)}
            table={table}
          />
        </Show>
      </ErrorBoundary>
    </div>
  );
};
