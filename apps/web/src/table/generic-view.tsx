import { plainValue } from "@blueplate/words";
import { shell } from "../language.ts";
import type { Json } from "@blueplate/kernel";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import type { TableProps } from "./props.ts";
import { Tinted } from "./tinted.tsx";

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): value is Json => typeof value !== "object" || value === null;
const isEnvelope = (value: unknown): value is { readonly content: unknown } =>
  isRecord(value) && value["_tag"] === "Envelope";
const isPlainList = (value: unknown): value is readonly Json[] => Array.isArray(value) && value.every(isPlain);

interface PartProps {
  readonly table: TableProps;
  readonly value: unknown;
  /** What the values are, in the words of the game's slots. */
  readonly kind: string;
}

const textOf = ({ table, kind }: PartProps, value: Json): string => {
  if (value === null) return "—";
  if (kind === "seat" && typeof value === "number") return table.names(value);
  if (kind === "yes-no" || typeof value === "boolean") return value ? shell().table.yes : shell().table.no;
  return kind === "" ? plainValue(value) : table.words.value(kind, value);
};

const Value = (props: PartProps & { readonly plain: Json }) => (
  <Tinted colour={props.table.words.tint(props.plain)}>{textOf(props, props.plain)}</Tinted>
);

/** Any part of a state: values in words, lists as chips, records as rows, closed envelopes as hidden. */
const Part = (props: PartProps) => (
  <Switch fallback={<Facts table={props.table} fields={isRecord(props.value) ? props.value : {}} />}>
    <Match when={isEnvelope(props.value) && props.value}>
      {(envelope) => (
        <Show when={envelope().content !== null} fallback={<span class="muted">{shell().table.hiddenValue}</span>}>
          <Part table={props.table} value={envelope().content} kind={props.kind} />
        </Show>
      )}
    </Match>
    <Match when={isPlain(props.value)}>
      <Value {...props} plain={isPlain(props.value) ? props.value : null} />
    </Match>
    <Match when={isPlainList(props.value) && props.value}>
      {(list) => (
        <Show when={list().length > 0} fallback={<span class="muted">—</span>}>
          <span class="row tight-row">
            <For each={list()}>
              {(value) => (
                <span class="chip">
                  <Value {...props} plain={value} />
                </span>
              )}
            </For>
          </span>
        </Show>
      )}
    </Match>
    <Match when={Array.isArray(props.value) && props.value}>
      {(list) => (
        <ol class="parts">
          <For each={list()}>
            {(value: unknown) => (
              <li class="panel">
                <Part table={props.table} value={value} kind={props.kind} />
              </li>
            )}
          </For>
        </ol>
      )}
    </Match>
  </Switch>
);

const Facts = (props: { readonly table: TableProps; readonly fields: Fields }) => {
  const shown = createMemo(() =>
    Object.entries(props.fields).flatMap(([name, value]) => {
      const field = name === "_tag" ? null : props.table.words.field(name);
      return field ? [{ ...field, value }] : [];
    }),
  );
  return (
    <dl class="facts">
      <For each={shown()}>
        {({ label, kind, value }) => (
          <div>
            <dt class="muted">{label}</dt>
            <dd>
              <Part table={props.table} value={value} kind={kind} />
            </dd>
          </div>
        )}
      </For>
    </dl>
  );
};

/** What lies before each player, under their names; who is waited for is marked. */
const Players = (props: { readonly table: TableProps; readonly list: readonly Fields[] }) => {
  const acts = (seat: number): boolean => props.table.rules.waitsFor(props.table.state).some((each) => each === seat);
  return (
    <ol class="players">
      <For each={props.list}>
        {(fields, index) => (
          <li class="panel player" classList={{ acts: acts(index()), mine: props.table.seat === index() }}>
            <h3 class="row">
              <span
                class="swatch"
                style={{ background: props.table.facts.seats[index()]?.banner.colour }}
                aria-hidden="true"
              />
              {props.table.names(index())}
              <Show when={acts(index())}>
                <span class="chip turn">
                  {props.table.seat === index() ? shell().lobby.yourTurn : shell().table.thinking}
                </span>
              </Show>
            </h3>
            <Facts table={props.table} fields={fields} />
          </li>
        )}
      </For>
    </ol>
  );
};

/** A list with a row for each seat. */
const isBySeat = (table: TableProps, value: unknown): value is readonly Fields[] =>
  Array.isArray(value) && value.length === table.rules.config.seats && value.every(isRecord) && !value.some(isEnvelope);

/** The table of a game that has no own one: everything its state says to this seat, in plain words. */
export const GenericView = (props: { readonly table: TableProps }) => {
  const fields = (): Fields => (isRecord(props.table.state) ? props.table.state : { state: props.table.state });
  const only = (keep: (value: unknown) => boolean): Fields =>
    Object.fromEntries(Object.entries(fields()).filter(([, value]) => keep(value)));
  const bySeat = createMemo(() =>
    Object.entries(fields()).flatMap(([name, value]) =>
      // A trick of as many cards as players is no list of players: its rows name their seats.
      isBySeat(props.table, value) && !value.some((row) => "seat" in row) ? [{ name, value }] : [],
    ),
  );
  const isOther = (value: unknown): boolean => !isPlain(value) && !bySeat().some((list) => list.value === value);
  return (
    <section class="generic-view stack" aria-label={shell().table.state}>
      <div class="strip">
        <Facts table={props.table} fields={only((value) => isPlain(value) && value !== null)} />
      </div>
      <div class="panel pad rest">
        <Facts table={props.table} fields={only(isOther)} />
      </div>
      <For each={bySeat()}>{({ value }) => <Players table={props.table} list={value} />}</For>
    </section>
  );
};
