import type { RefusedRollback, RollbackRequest } from "@blueplate/api";
import { mainline } from "@blueplate/kernel";
import { Button } from "@blueplate/ui";
import { createEffect, createMemo, createSignal, on, Show } from "solid-js";
import { shell, type TableProps } from "@blueplate/tabletop";
import { api } from "../../server/client.ts";
import { AttemptNotice, createAttempts } from "../../server/attempt.tsx";
import { RollbackDifference } from "../rollback-difference.tsx";
import "./consent.css";

const words = () => shell().consent;

/** A request that is gone: its id, the number of the entry after which it was made, and who refused it. */
interface Past {
  readonly id: string;
  readonly seq: number;
  readonly refused: RefusedRollback | null;
}

/**
 * Follows requests to their end: everybody is told who refused whose, but for whoever did it; and whoever asked, that theirs
 * is void because the game went on.
 */
const following = (table: TableProps, withdrawn: () => string | null) => {
  const [past, setPast] = createSignal<Past | null>(null);
  let asked: Past | null = null;
  let lastRefused: string | null = null;
  createEffect(
    on(
      () => table.facts,
      ({ request, refused, seq, mySeat }) => {
        if (request) setPast(null);
        else if (refused && refused.id !== lastRefused)
          setPast(refused.by === mySeat ? null : { id: refused.id, seq, refused });
        else if (asked && withdrawn() !== asked.id) setPast(asked);
        lastRefused = refused?.id ?? lastRefused;
        asked = request && request.seat === mySeat ? { id: request.id, seq, refused: null } : null;
      },
    ),
  );
  const ended = (): string | null => {
    const over = past();
    if (!over) return null;
    if (over.refused) {
      const by = table.names(over.refused.by);
      const { seat } = over.refused;
      return seat === table.facts.mySeat ? words().refused(by) : words().refusedOther(by, table.names(seat));
    }
    const next = table.entries[over.seq + 1];
    const granted = next?._tag === "Undone" && next.commandId === over.id;
    return next && !granted ? words().void : null;
  };
  return { ended: createMemo(ended), forget: () => setPast(null) };
};

const Open = (props: {
  readonly table: TableProps;
  readonly request: RollbackRequest;
  readonly answer: (accept: boolean) => void;
  readonly withdraw: () => void;
}) => {
  const mine = (): boolean => props.request.seat === props.table.facts.mySeat;
  const asked = (): boolean => props.request.waitsFor.some((seat) => seat === props.table.facts.mySeat);
  const accepted = (): boolean => props.request.accepted.some((seat) => seat === props.table.facts.mySeat);
  const gone = () => mainline(props.table.entries).filter((entry) => entry.seq > props.request.to);
  const others = (): string => props.request.waitsFor.map((seat) => props.table.names(seat)).join(", ");
  return (
    <>
      <h2 role="status">{mine() ? words().mine : words().theirs(props.table.names(props.request.seat))}</h2>
      <RollbackDifference entries={gone()} table={props.table} />
      <Show when={!asked()}>
        <p>
          {accepted() ? `${words().accepted} ` : ""}
          {words().waits(others())}
        </p>
      </Show>
      <div class="row">
        <Show when={asked()}>
          <Button onClick={() => props.answer(true)}>{words().accept}</Button>
          <Button onClick={() => props.answer(false)}>{words().refuse}</Button>
        </Show>
        <Show when={mine()}>
          <Button onClick={() => props.withdraw()}>{words().withdraw}</Button>
        </Show>
      </div>
    </>
  );
};

/** A request to go back, beside the table, which goes on below it: whoever is asked accepts or refuses. */
export const RequestCard = (props: { readonly table: TableProps }) => {
  const answering = createAttempts();
  const [withdrawn, setWithdrawn] = createSignal<string | null>(null);
  const own = following(props.table, withdrawn);
  const request = (): RollbackRequest | null =>
    props.table.facts.status === "running" ? props.table.facts.request : null;
  const attempt = async (ask: (table: string, request: string) => Promise<unknown>): Promise<void> => {
    const open = request();
    if (!open) return;
    await answering.attempt(() => ask(props.table.facts.id, open.id));
  };
  const withdraw = (table: string, id: string): Promise<unknown> => {
    setWithdrawn(id);
    return api.rollback.withdraw.mutate({ table, request: id });
  };
  return (
    <Show when={request() || own.ended()}>
      <aside class="consent-card panel" aria-label={words().card}>
        <Show
          when={request()}
          fallback={
            <>
              <p role="status">{own.ended()}</p>
              <Button onClick={own.forget}>{shell().frame.close}</Button>
            </>
          }
        >
          {(open) => (
            <Open
              table={props.table}
              request={open()}
              answer={(accept) =>
                void attempt((table, id) => api.rollback.answer.mutate({ table, request: id, accept }))
              }
              withdraw={() => void attempt(withdraw)}
            />
          )}
        </Show>
        <AttemptNotice of={answering} />
      </aside>
    </Show>
  );
};
