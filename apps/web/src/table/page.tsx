import { redact, type Seat, seatOf } from "@blueplate/kernel";
import { Busy, Button, Empty, Notice } from "@blueplate/ui";
import { shell } from "@blueplate/words";
import { useParams } from "@solidjs/router";
import { createMemo, createResource, createSignal, ErrorBoundary, Show, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import { api, enter } from "../server/client.ts";
import { Ending } from "./ending.tsx";
import { createFeed, type Feed } from "./feed.ts";
import { GenericTable } from "./generic-table.tsx";
import type { TableProps } from "./props.ts";
import { Seats } from "./seats.tsx";
import { ThemeSwitch } from "../theme-switch.tsx";
import { createSender } from "./sender.ts";

const words = shell.table;

const MoveSeat = (props: { readonly table: string }) => {
  const [link, setLink] = createSignal<string | null>(null);
  const ask = async (): Promise<void> => {
    const { token } = await api.seats.moveLink.mutate({ table: props.table });
    setLink(`${location.origin}/seat#${token}`);
  };
  return (
    <Show
      when={link()}
      fallback={
        <Button kind="quiet" onClick={() => void ask()}>
          {words.moveSeat}
        </Button>
      }
    >
      <p class="muted">
        {words.moveHelp} <a href={link() ?? ""}>{link()}</a>
      </p>
    </Show>
  );
};

const Running = (props: { readonly feed: Feed; readonly table: string }) => {
  const sender = createSender(props.table, props.feed);
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
  const tableProps = createMemo((): Pick<TableProps, "facts" | "rules" | "words"> | null => {
    const facts = props.feed.facts();
    const rules = props.feed.rules();
    const game = props.feed.game();
    return facts && rules && game ? { facts, rules, words: game.words } : null;
  });
  // The table opens at the present, not at the beginning from which the entries come in.
  const isUpToDate = createMemo(
    (before: boolean) =>
      props.feed.state() !== null && (before || props.feed.entries().length > (props.feed.facts()?.seq ?? -1)),
    false,
  );
  return (
    <Show when={isUpToDate() && tableProps()} fallback={<Busy text={shell.loading} />}>
      {(base) => (
        <>
          <Show when={outcome()}>{(end) => <Ending outcome={end()} names={names} table={props.table} />}</Show>
          <Show when={props.feed.facts()?.readOnly}>
            <Notice kind="info">{words.readOnly}</Notice>
          </Show>
          <Suspense fallback={<Busy text={shell.loading} />}>
            <Dynamic
              component={props.feed.game()?.Table ?? GenericTable}
              facts={base().facts}
              rules={base().rules}
              words={base().words}
              state={view()}
              entries={props.feed.entries()}
              seat={outcome() ? null : seat()}
              sender={sender}
              names={names}
              chat={props.feed.chat()}
            />
          </Suspense>
        </>
      )}
    </Show>
  );
};

/** A table by its link: seats before the start, the game, the end. */
export const TablePage = () => {
  const params = useParams<{ readonly table: string }>();
  const table = params.table ?? "";
  const feed = createFeed(table);
  const [games] = createResource(async () => {
    await enter();
    return api.games.list.query();
  });
  const bots = (): readonly string[] =>
    (games.error ? undefined : games.latest?.find((each) => each.id === feed.facts()?.game))?.bots ?? [];
  return (
    <div class="table-page">
      <header class="table-head row">
        <a class="home title" href="/">
          {shell.title}
        </a>
        <h1>{feed.facts()?.name ?? ""}</h1>
        <Show when={feed.facts() && !feed.connected()}>
          <span class="chip" role="status">
            <span class="spinner" aria-hidden="true" /> {shell.reconnecting}
          </span>
        </Show>
        <Show when={feed.facts()?.status === "running" && feed.facts()?.mySeat === null}>
          <span class="chip">{words.watching}</span>
        </Show>
        <Show when={feed.facts()?.status === "running" && feed.facts()?.mySeat !== null}>
          <MoveSeat table={table} />
        </Show>
        <ThemeSwitch />
      </header>
      <Show when={feed.problem()}>
        <Notice>
          {words.broken} <span class="muted">{feed.problem()}</span>
        </Notice>
      </Show>
      <ErrorBoundary fallback={(error: Error) => <Notice>{error.message}</Notice>}>
        <Show when={!feed.gone()} fallback={<Empty>{words.gone}</Empty>}>
          <Show when={feed.facts()} fallback={<Busy text={shell.connecting} />}>
            {(facts) => (
              <Show when={facts().status !== "open"} fallback={<Seats facts={facts()} bots={bots()} />}>
                <Running feed={feed} table={table} />
              </Show>
            )}
          </Show>
        </Show>
      </ErrorBoundary>
    </div>
  );
};
