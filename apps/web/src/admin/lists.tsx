import type { AdminPerson, AdminTable, AuditLine, LoggedFailure, ServerState } from "@blueplate/api";
import { Empty, TextField } from "@blueplate/ui";
import { createSignal, For, Show } from "solid-js";
import { wordsOf } from "../games/index.ts";
import { ActionButton } from "./action-button.tsx";
import type { Operations } from "./operations.ts";
import { timeText, words } from "./words.ts";

/** What is said of something, one after the other; what there is nothing to say of is left out. */
const joined = (...parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(" · ");

const progressText = ({ game, phase, round }: AdminTable): string =>
  joined(phase !== null && wordsOf(game).phase(phase), round !== null && round > 0 && words().round(String(round)));

const TableRow = (props: { readonly table: AdminTable; readonly operations: Operations }) => (
  <li class="table-line panel">
    <div class="stack tight">
      <b>{props.table.name}</b>
      <span>
        {joined(words().status[props.table.status], wordsOf(props.table.game).name, progressText(props.table))}
      </span>
      <span class="muted">
        {joined(
          words().seats(String(props.table.seatsTaken), String(props.table.seats)),
          words().watchers(String(props.table.watchers)),
          words().entries(String(props.table.entries)),
          words().lastMove(timeText(props.table.lastMoveAt)),
          props.table.isLoaded && words().loaded,
        )}
      </span>
      <a href={`/table/${props.table.id}`}>
        <code>{props.table.id}</code>
      </a>
    </div>
    <ActionButton
      action={words().close}
      of={props.table.name}
      onDo={(reason) => void props.operations.act(`tables/${props.table.id}/close`, { reason })}
    />
  </li>
);

/** Tables, the last changed first. */
export const TableRows = (props: { readonly tables: readonly AdminTable[]; readonly operations: Operations }) => (
  <ul class="stack">
    <For each={props.tables} fallback={<Empty>{words().none}</Empty>}>
      {(table) => <TableRow table={table} operations={props.operations} />}
    </For>
  </ul>
);

const PersonRow = (props: { readonly person: AdminPerson; readonly operations: Operations }) => {
  const name = () => props.person.names.join(", ") || words().nameless;
  const ban = (kind: "guest" | "network", target: string) => (reason: string) =>
    void props.operations.act("bans", { kind, target, reason });
  const lift = (reason: string) =>
    void props.operations.act("bans/lift", { kind: "guest", target: props.person.id, reason });
  return (
    <li class="table-line panel">
      <div class="stack tight">
        <b>{joined(name(), props.person.isBanned && words().banned)}</b>
        <span>{words().hosted(String(props.person.hosted), String(props.person.unfinished))}</span>
        <span class="muted">
          {joined(
            words().came(timeText(props.person.createdAt)),
            props.person.lastMoveAt !== null && words().lastMove(timeText(props.person.lastMoveAt)),
            props.person.seenAt !== null && words().lastSeen(timeText(props.person.seenAt)),
            props.person.network !== null && words().from(props.person.network),
            props.person.programs.length > 0 && words().bots(props.person.programs.map((each) => each.name).join(", ")),
          )}
        </span>
        <code>{props.person.id}</code>
      </div>
      <Show
        when={props.person.isBanned}
        fallback={<ActionButton action={words().ban} of={name()} onDo={ban("guest", props.person.id)} />}
      >
        <ActionButton action={words().lift} of={name()} onDo={lift} />
      </Show>
      <Show when={props.person.network}>
        {(network) => <ActionButton action={words().banNetwork} of={network()} onDo={ban("network", network())} />}
      </Show>
    </li>
  );
};

/** People, the last seen first. */
export const PersonRows = (props: { readonly people: readonly AdminPerson[]; readonly operations: Operations }) => (
  <ul class="stack">
    <For each={props.people} fallback={<Empty>{words().none}</Empty>}>
      {(person) => <PersonRow person={person} operations={props.operations} />}
    </For>
  </ul>
);

/** Bans that hold, and one for a network that nobody has come from since the start. */
export const BanRows = (props: { readonly bans: ServerState["bans"]; readonly operations: Operations }) => {
  const [address, setAddress] = createSignal("");
  const ban = (reason: string) => {
    void props.operations.act("bans", { kind: "network", target: address().trim(), reason });
    setAddress("");
  };
  return (
    <div class="stack">
      <div class="row admin-address">
        <TextField label={words().banAddress} value={address()} maxLength={64} onInput={setAddress} />
        <ActionButton action={words().banNetwork} of={address()} isDisabled={address().trim() === ""} onDo={ban} />
      </div>
      <ul class="stack">
        <For each={props.bans} fallback={<Empty>{words().none}</Empty>}>
          {(each) => (
            <li class="table-line panel">
              <div class="stack tight">
                <code>{each.target}</code>
                <span>{each.reason}</span>
                <span class="muted">{timeText(each.at)}</span>
              </div>
              <ActionButton
                action={words().lift}
                of={each.target}
                onDo={(reason) =>
                  void props.operations.act("bans/lift", { kind: each.kind, target: each.target, reason })
                }
              />
            </li>
          )}
        </For>
      </ul>
    </div>
  );
};

/** What went wrong last. */
export const FailureRows = (props: { readonly failures: readonly LoggedFailure[] }) => (
  <ul class="stack">
    <For each={props.failures} fallback={<Empty>{words().none}</Empty>}>
      {(failure) => (
        <li class="panel pad stack tight">
          <span class="muted">
            {joined(timeText(failure.at), failure.request !== null && words().request(failure.request))}
          </span>
          <code class="admin-message">{failure.message}</code>
        </li>
      )}
    </For>
  </ul>
);

/** What operators have done, the newest first. */
export const AuditRows = (props: { readonly audit: readonly AuditLine[] }) => (
  <ul class="stack">
    <For each={props.audit} fallback={<Empty>{words().none}</Empty>}>
      {(line) => (
        <li class="panel pad stack tight">
          <b>{words().actions[line.kind]}</b>
          <span>{line.reason}</span>
          <span class="muted">{timeText(line.at)}</span>
          <Show when={line.target !== ""}>
            <code>{line.target}</code>
          </Show>
        </li>
      )}
    </For>
  </ul>
);
