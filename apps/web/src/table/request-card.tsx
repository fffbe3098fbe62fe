import type { ReturnRequest } from "@blueplate/api";
import { effectiveLine } from "@blueplate/kernel";
import { Button, Notice } from "@blueplate/ui";
import { createEffect, createMemo, createSignal, on, Show } from "solid-js";
import { Gone, shell, type TableProps } from "@blueplate/tabletop";
import { api } from "../server/client.ts";
import { failureOf, failureText } from "../server/failure.ts";
import { Seen } from "./seen.tsx";
import "./consent.css";

const words = () => shell().consent;

/** An own request that is gone: its id, and the number of the entry after which it was made. */
interface Past {
  readonly id: string;
  readonly seq: number;
}

/** Follows one's own requests to their end: whether the last one was refused, or void because the game went on. */
const following = (table: TableProps, withdrawn: () => string | null) => {
  const [past, setPast] = createSignal<(Past & { readonly refused: boolean }) | null>(null);
  let asked: Past | null = null;
  createEffect(
    on(
      () => table.facts.request,
      (now) => {
        // Nothing happened at the table, and yet it is gone: somebody said no.
        const refused = table.facts.seq === asked?.seq;
        if (asked && now?.id !== asked.id && withdrawn() !== asked.id) setPast({ ...asked, refused });
        if (now) setPast(null);
        asked = now?.seat === table.facts.mySeat && now ? { id: now.id, seq: table.facts.seq } : null;
      },
    ),
  );
  const ended = (): "refused" | "void" | null => {
    const over = past();
    if (!over) return null;
    if (over.refused) return "refused";
    const next = table.entries[over.seq + 1];
    const granted = next?._tag === "Undone" && next.commandId === over.id;
    return next && !granted ? "void" : null;
  };
  return { ended: createMemo(ended), forget: () => setPast(null) };
};

const Open = (props: {
  readonly table: TableProps;
  readonly request: ReturnRequest;
  readonly answer: (accept: boolean) => void;
  readonly withdraw: () => void;
}) => {
  const mine = (): boolean => props.request.seat === props.table.facts.mySeat;
  const asked = (): boolean => props.request.waitsFor.some((seat) => seat === props.table.facts.mySeat);
  const accepted = (): boolean => props.request.accepted.some((seat) => seat === props.table.facts.mySeat);
  const gone = () => effectiveLine(props.table.entries).filter((entry) => entry.seq > props.request.to);
  const others = (): string => props.request.waitsFor.map((seat) => props.table.names(seat)).join(", ");
  return (
    <>
      <h2 role="status">{mine() ? words().mine : words().theirs(props.table.names(props.request.seat))}</h2>
      <p class="muted">{words().goes}</p>
      <Gone entries={gone()} words={props.table.words} names={props.table.names} />
      <Seen entries={gone()} rules={props.table.rules} />
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
  const [problem, setProblem] = createSignal<string | null>(null);
  const [withdrawn, setWithdrawn] = createSignal<string | null>(null);
  const own = following(props.table, withdrawn);
  const request = (): ReturnRequest | null =>
    props.table.facts.status === "running" ? props.table.facts.request : null;
  const attempt = async (ask: (table: string, request: string) => Promise<unknown>): Promise<void> => {
    const open = request();
    if (!open) return;
    setProblem(null);
    try {
      await ask(props.table.facts.id, open.id);
    } catch (error) {
      setProblem(failureText(failureOf(error)));
    }
  };
  const withdraw = (table: string, id: string): Promise<unknown> => {
    setWithdrawn(id);
    return api.goBack.withdraw.mutate({ table, request: id });
  };
  return (
    <Show when={request() || own.ended()}>
      <aside class="consent-card panel" aria-label={words().card}>
        <Show
          when={request()}
          fallback={
            <>
              <p role="status">{own.ended() === "void" ? words().void : words().refused}</p>
              <Button onClick={own.forget}>{shell().frame.close}</Button>
            </>
          }
        >
          {(open) => (
            <Open
              table={props.table}
              request={open()}
              answer={(accept) => void attempt((table, id) => api.goBack.answer.mutate({ table, request: id, accept }))}
              withdraw={() => void attempt(withdraw)}
            />
          )}
        </Show>
        <Show when={problem()}>
          <Notice>{problem()}</Notice>
        </Show>
      </aside>
    </Show>
  );
};
