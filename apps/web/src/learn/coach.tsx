import type { Phase, State } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { Button } from "@blueplate/ui";
import { factsOf } from "@blueplate/magnate-table";
import { createEffect, createMemo, createSignal, For, on, Show } from "solid-js";
import { wordsOf } from "../games/index.ts";
import { foodChainMagnate, shell } from "@blueplate/tabletop";
import type { LocalOwner } from "../local/owner.ts";
import { forgetCoach, keepTold, toldAt } from "./coached.ts";
import { seenBy } from "./guide.tsx";
import { type Idea, ideasFor } from "./ideas.ts";
import { phasesOf } from "./lessons.ts";
import "./guide.css";

const words = () => shell().learn;

/** The seat that holds the device while it is asked something, or null. */
const askedSeat = (owner: LocalOwner): Seat | null => {
  const seat = owner.holder();
  const { rules, state } = owner.table();
  return seat !== null && rules.waitsFor(state).includes(seat) ? seat : null;
};

const ideasAt = (owner: LocalOwner): readonly Idea[] => {
  const seat = askedSeat(owner);
  const { rules, state, entries } = owner.table();
  const facts = factsOf({ entries });
  return seat === null ? [] : ideasFor({ rules, state, seat, facts }, { game: wordsOf(rules.game), shell: shell() });
};

/** What is explained: each phase once, those too that ran by themselves; then nothing more. */
const createTold = (owner: LocalOwner, table: string) => {
  const [told, setTold] = createSignal(toldAt(table));
  // cast: the coach is offered for Food Chain Magnate only.
  const now = createMemo((): Phase => (owner.table().state as State).stage._tag);
  const untold = createMemo(() => phasesOf(seenBy(owner)).filter((phase) => !told().includes(phase)));
  return {
    now,
    phase: (): Phase | null => untold()[0] ?? null,
    isLast: (): boolean => untold().length === 1,
    next: (): void => {
      const [phase] = untold();
      if (phase) keepTold(table, setTold([...told(), phase]));
    },
  };
};

const Ideas = (props: { readonly ideas: readonly Idea[] }) => (
  <ul>
    <For each={props.ideas} fallback={<li>{words().noIdea}</li>}>
      {(idea) => (
        <li>
          <b>{idea.what}</b> <span class="muted">{idea.why}</span>
        </li>
      )}
    </For>
  </ul>
);

/** The coach: says once what a phase is about, and gives ideas when asked. */
export const Coach = (props: { readonly owner: LocalOwner; readonly table: string }) => {
  const told = createTold(props.owner, props.table);
  const [ideas, setIdeas] = createSignal<readonly Idea[] | null>(null);
  const [gone, setGone] = createSignal(false);
  const count = () => props.owner.table().entries.length;
  createEffect(on(count, () => setIdeas(null), { defer: true }));
  const leave = (): void => {
    forgetCoach(props.table);
    setGone(true);
  };
  return (
    <Show when={!gone() && (told.now() !== "over" || told.phase())}>
      <aside class="guide panel" aria-label={words().coach}>
        <header class="row">
          <b>{foodChainMagnate().phases[told.phase() ?? told.now()].name}</b>
          <Button kind="quiet" onClick={leave}>
            {words().hide}
          </Button>
        </header>
        <Show when={ideas() ? null : told.phase()}>
          {(phase) => <p aria-live="polite">{words().phases[phase()]}</p>}
        </Show>
        <Show when={ideas()}>{(list) => <Ideas ideas={list()} />}</Show>
        <div class="row">
          <Show when={told.phase()}>
            <Button onClick={told.next}>{told.isLast() ? words().understood : words().next}</Button>
          </Show>
          <Button disabled={askedSeat(props.owner) === null} onClick={() => setIdeas(ideasAt(props.owner))}>
            {words().consider}
          </Button>
        </div>
      </aside>
    </Show>
  );
};
