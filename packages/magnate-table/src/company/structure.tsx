import {
  abilityOf,
  type Cards,
  countList,
  countOf,
  type EmployeeId,
  isLegalStructure,
  kindsOf,
  listCounts,
  structureOf,
  subtractCounts,
} from "@blueplate/engine";
import { mainline, open } from "@blueplate/kernel";
import { Button } from "@blueplate/ui";
import { type TableProps } from "@blueplate/tabletop";
import { createEffect, createMemo, createSignal, For, type JSX, on, untrack } from "solid-js";
import { dragCards } from "../dragging/card-drag.ts";
import { EmployeeCard } from "../cards/cards.tsx";
import { handOf, stacksOf } from "../cards/stacks.ts";
import { stateOf } from "../game.ts";
import type { PanelContext } from "../panel-context.ts";
import { SavedPlans } from "../panels/saved-plans.tsx";
import { planFor, PlanTotals } from "../panels/structure-plan.tsx";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().structure;

/** Of these cards those that are in hand. */
const inHand = (hand: Cards, cards: readonly EmployeeId[]): readonly EmployeeId[] => {
  const wanted = countList(cards);
  return kindsOf(wanted).flatMap((kind) =>
    Array.from({ length: Math.min(countOf(wanted, kind), countOf(hand, kind)) }, () => kind),
  );
};

/** The structure of the last round as far as its cards are in hand again. */
const lastStructure = (props: TableProps): readonly EmployeeId[] => {
  const hand = handOf(stateOf(props), props.seat);
  for (const entry of mainline(props.entries).toReversed()) {
    for (const event of entry.events) {
      if (event._tag !== "StructuresRevealed" || !("structures" in event) || !Array.isArray(event.structures)) continue;
      // cast: this event's own schema.
      const mine = (event.structures as readonly { seat: number; selected: readonly EmployeeId[] }[]).find(
        (each) => each.seat === props.seat,
      );
      return inHand(hand, mine?.selected ?? []);
    }
  }
  return [];
};

/** What the seat has handed in already and may still change, or null. */
const submitted = (props: TableProps): readonly EmployeeId[] | null => {
  const { stage, chains } = stateOf(props);
  const mine = props.seat === null ? undefined : chains[props.seat];
  const envelope = stage._tag === "restructuring" && mine ? stage.submitted[mine.seat] : null;
  return envelope && mine ? open(envelope, mine.seat) : null;
};

/** A card by the first letters of its words: "bc" is the burger cook. */
const matches = (name: string, typed: string): boolean => {
  const wanted = typed.trim().toLowerCase();
  // Words stand apart by a blank, or by a place where the line may break.
  const parts = name.toLowerCase().split(/[ \u200B]/u);
  const spelled = [name.toLowerCase(), parts.join(""), parts.map((word) => word[0]).join("")];
  return wanted !== "" && spelled.some((each) => each.startsWith(wanted));
};

/** Type-ahead: Enter sends the first card that fits to the other side. */
const Find = (props: { readonly onEnter: (typed: string) => void }) => (
  <input
    class="find"
    placeholder={magnateWords().ask.find}
    aria-label={magnateWords().ask.find}
    onKeyDown={(event) => {
      if (event.key !== "Enter") return;
      props.onEnter(event.currentTarget.value);
      event.currentTarget.value = "";
    }}
  />
);

/** The card that is pressed, by a key or a pointer. */
const employeeOn = (target: EventTarget | null): EmployeeId | null => {
  const thing = target instanceof HTMLElement ? (target.dataset["thing"] ?? "") : "";
  // cast: the cards of a group are employees.
  return thing.startsWith("employee:") ? (thing.slice("employee:".length) as EmployeeId) : null;
};

/** A group of cards; a click moves one of them to the other group, and so does dragging it there. */
const Group = (props: {
  readonly panel: PanelContext;
  readonly name: "work" | "beach";
  readonly title: string;
  readonly none: string;
  readonly aside?: JSX.Element;
  readonly cards: Readonly<Partial<Record<EmployeeId, number>>>;
  readonly label: (name: string) => string;
  readonly onMove: (employee: EmployeeId) => void;
}) => (
  <section class="ask-step" data-group={props.name}>
    <div class="group-head">
      <h3>{props.title}</h3>
      {props.aside}
    </div>
    <div class="card-row">
      <For each={stacksOf(props.panel.ruleset, props.cards)} fallback={<span class="muted">{props.none}</span>}>
        {(stack) => (
          <EmployeeCard stack={stack} label={props.label(stack.name)} onClick={() => props.onMove(stack.employee)} />
        )}
      </For>
    </div>
  </section>
);

const slotsOf = ({ ruleset }: PanelContext, employee: EmployeeId): number =>
  abilityOf(ruleset.content, employee, "manage")?.slots ?? 0;

/** Of these cards, one after the other, those that still fit. */
const fitting = ({ ruleset, table }: PanelContext, cards: readonly EmployeeId[]): readonly EmployeeId[] => {
  const { ceoSlots } = stateOf(table);
  let chosen: readonly EmployeeId[] = [];
  for (const card of cards) {
    const more = [...chosen, card];
    if (isLegalStructure(structureOf(ruleset, countList(more)), ceoSlots)) chosen = more;
  }
  return chosen;
};

/** Why the chart is not sent as it is: who is too many sends everybody to the beach (R5.8). */
export const overfilled = ({ table, ruleset, filling }: PanelContext): string | null => {
  const { ceoSlots } = stateOf(table);
  // cast: the list grows from the slot's own candidates.
  const structure = structureOf(ruleset, countList(filling.list() as readonly EmployeeId[]));
  if (isLegalStructure(structure, ceoSlots)) return null;
  const { managers, others, slots } = structure;
  return words().overfilled(managers + others - slots - ceoSlots, managers - ceoSlots);
};

/** What is chosen, and how it changes. */
const choosing = (props: PanelContext) => {
  const hand = createMemo(() => handOf(stateOf(props.table), props.table.seat));
  // cast: the list grows from the slot's own candidates.
  const list = (): readonly EmployeeId[] => props.filling.list() as readonly EmployeeId[];
  const atWork = createMemo(() => countList(list()));
  const beach = createMemo(() => subtractCounts(hand(), atWork()));
  const [touched, setTouched] = createSignal(false);
  const change = (next: readonly EmployeeId[]): void => {
    setTouched(true);
    props.filling.setList(next);
  };
  const toBeach = (employee: EmployeeId): void => {
    const at = list().lastIndexOf(employee);
    change(list().filter((_, index) => index !== at));
  };
  const toWork = (employee: EmployeeId): void => change([...list(), employee]);
  // Managers first: they make room for others.
  const everybody = (): void => {
    const waiting = listCounts(beach()).toSorted((a, b) => slotsOf(props, b) - slotsOf(props, a));
    change(fitting(props, [...list(), ...waiting]));
  };
  // Slots may have changed since last round: who does not fit any more stays on the beach.
  const asLast = (): readonly EmployeeId[] => submitted(props.table) ?? fitting(props, lastStructure(props.table));
  // What was handed in stays to be seen, and to be changed until the last is ready.
  createEffect(
    on(
      () => submitted(props.table),
      (now) => {
        if (now) setTouched(false);
      },
      { defer: true },
    ),
  );
  /** A plan laid by, as far as its cards are in hand and still fit. */
  const take = (plan: readonly EmployeeId[]): void => change(fitting(props, inHand(hand(), plan)));
  createEffect(() => {
    const wanted = untrack(asLast);
    if (!touched() && list().length === 0 && wanted.length > 0) props.filling.setList(wanted);
  });
  return { list, atWork, beach, change, toBeach, toWork, everybody, asLast, take };
};

/** One's own company as two groups, at work and on the beach: a click moves a card; totals say what it comes to. */
export const StructureSlot = (props: PanelContext) => {
  const { list, atWork, beach, change, toBeach, toWork, everybody, asLast, take } = choosing(props);
  const plan = createMemo(() => planFor(props, list()));
  const find = (typed: string): void => {
    const named = (cards: Readonly<Partial<Record<EmployeeId, number>>>): EmployeeId | undefined =>
      stacksOf(props.ruleset, cards).find(({ name }) => matches(name, typed))?.employee;
    const away = named(beach());
    const here = named(atWork());
    if (away) toWork(away);
    else if (here) toBeach(here);
  };
  const onKey = (event: KeyboardEvent): void => {
    const card = employeeOn(event.target);
    if (card === null || (event.key !== "+" && event.key !== "-")) return;
    event.preventDefault();
    if (event.key === "+" && countOf(beach(), card) > 0) toWork(card);
    if (event.key === "-" && countOf(atWork(), card) > 0) toBeach(card);
  };
  const drag = (card: HTMLElement, from: string): void => {
    const employee = employeeOn(card);
    if (employee) (from === "work" ? toBeach : toWork)(employee);
  };
  return (
    <div class="stack structure slot" ref={(root) => dragCards(root, drag)} onKeyDown={onKey}>
      <div class="row tight-row">
        <Button class="small" onClick={everybody}>
          {words().allToWork}
        </Button>
        <Button class="small" onClick={() => change([])}>
          {words().allToBeach}
        </Button>
        <Button class="small" aria-keyshortcuts="=" shortcut="=" onClick={() => change(asLast())}>
          {magnateWords().ask.asLast}
        </Button>
        <SavedPlans panel={props} list={list()} onUse={take} />
      </div>
      <PlanTotals table={props.table} ruleset={props.ruleset} plan={plan()} />
      <Group
        panel={props}
        name="work"
        title={words().atWork}
        aside={<Find onEnter={find} />}
        none={words().ceoAlone}
        cards={atWork()}
        label={words().toBeach}
        onMove={toBeach}
      />
      <Group
        panel={props}
        name="beach"
        title={words().beach}
        none={words().nobody}
        cards={beach()}
        label={words().toWork}
        onMove={toWork}
      />
    </div>
  );
};
