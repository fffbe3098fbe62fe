import {
  countList,
  countOf,
  type Definition,
  type EmployeeId,
  isLegalStructure,
  kindsOf,
  type State,
  structureOf,
  subtractCounts,
  totalOf,
} from "@blueplate/engine";
import { effectiveLine, open } from "@blueplate/kernel";
import { Button, Notice } from "@blueplate/ui";
import { shell } from "@blueplate/words";
import { createMemo, For, onMount, Show } from "solid-js";
import type { Filling } from "../../table/filling.ts";
import type { TableProps } from "../../table/props.ts";
import { Card } from "./cards.tsx";
import { stacksOf } from "./company.ts";
import { stateOf } from "./game.ts";

const words = shell.structure;

/** The structure of the last round as far as its cards are in hand again. */
const lastStructure = (props: TableProps): readonly EmployeeId[] => {
  const seat = props.seat;
  if (seat === null) return [];
  const hand =
    open(stateOf(props).chains[seat]?.hand ?? { _tag: "Envelope", readers: "everybody", content: {} }, seat) ?? {};
  for (const entry of effectiveLine(props.entries).toReversed()) {
    for (const event of entry.events) {
      if (event._tag !== "StructuresRevealed" || !("structures" in event) || !Array.isArray(event.structures)) continue;
      // cast: this event's own schema.
      const mine = (event.structures as readonly { seat: number; selected: readonly EmployeeId[] }[]).find(
        (each) => each.seat === seat,
      );
      const kept = countList(mine?.selected ?? []);
      return kindsOf(kept).flatMap((kind) =>
        Array.from({ length: Math.min(countOf(kept, kind), countOf(hand, kind)) }, () => kind),
      );
    }
  }
  return [];
};

/** One's own company as two groups, at work and on the beach: a click moves a card; totals say what fits. */
export const StructureSlot = (props: {
  readonly table: TableProps;
  readonly filling: Filling;
  readonly definition: Definition;
}) => {
  const state = (): State => stateOf(props.table);
  // cast: the list grows from the slot's own candidates.
  const list = (): readonly EmployeeId[] => props.filling.list() as readonly EmployeeId[];
  const hand = createMemo(() => {
    const seat = props.table.seat;
    const envelope = seat === null ? undefined : state().chains[seat]?.hand;
    return envelope && seat !== null ? (open(envelope, seat) ?? {}) : {};
  });
  const atWork = createMemo(() => countList(list()));
  const beach = createMemo(() => subtractCounts(hand(), atWork()));
  const structure = createMemo(() => structureOf(props.definition, atWork()));
  const fits = (): boolean => isLegalStructure(structure(), state().ceoSlots);
  const free = (): number => state().ceoSlots + structure().slots - structure().managers - structure().others;
  onMount(() => {
    if (list().length === 0) props.filling.setList(lastStructure(props.table));
  });
  const toBeach = (employee: EmployeeId): void => props.filling.shrink(list().lastIndexOf(employee));
  const allToWork = (): void => {
    let next = [...list()];
    for (const kind of kindsOf(beach())) {
      for (let copy = 0; copy < countOf(beach(), kind); copy++) {
        const more = [...next, kind];
        if (isLegalStructure(structureOf(props.definition, countList(more)), state().ceoSlots)) next = more;
      }
    }
    props.filling.setList(next);
  };
  return (
    <div class="stack structure">
      <p class="row">
        <span class="chip">{words.free(free())}</span>
        <Button onClick={allToWork}>{words.allToWork}</Button>
        <Button onClick={() => props.filling.setList([])}>{words.allToBeach}</Button>
      </p>
      <h3>{words.atWork}</h3>
      <div class="card-row">
        <For each={stacksOf(props.definition, atWork())} fallback={<span class="muted">{words.ceoAlone}</span>}>
          {(stack) => <Card stack={stack} label={words.toBeach(stack.name)} onClick={() => toBeach(stack.employee)} />}
        </For>
      </div>
      <h3>{words.beach}</h3>
      <div class="card-row">
        <For each={stacksOf(props.definition, beach())} fallback={<span class="muted">{words.nobody}</span>}>
          {(stack) => (
            <Card stack={stack} label={words.toWork(stack.name)} onClick={() => props.filling.grow(stack.employee)} />
          )}
        </For>
      </div>
      <Show when={!fits()}>
        <Notice>{words.overfilled(-free(), structure().managers - state().ceoSlots)}</Notice>
      </Show>
      <Button kind="main" disabled={!fits() || !props.filling.fits()} onClick={props.filling.finishList}>
        {words.take(totalOf(atWork()))}
      </Button>
    </div>
  );
};
