import type { Chain, EmployeeId, Ruleset } from "@blueplate/engine";
import { For, type JSX, Show } from "solid-js";
import { EmployeeCard } from "../cards/cards.tsx";
import { stackOf } from "../cards/stacks.ts";
import { magnateWords } from "../language.ts";
import { Portrait } from "../portraits/portrait.tsx";
import type { ChartBox, ChartLayout } from "./layout.ts";
import { CEO_CARD, type SeatingPlan, type SlotAddress } from "./seating.ts";

const words = () => magnateWords().structure;

/** What can be done with a chart by whoever draws it up. */
export interface ChartActions {
  /** What a press on somebody at work does, in words. */
  readonly label: (name: string) => string;
  readonly press: (employee: EmployeeId, at: SlotAddress, event: MouseEvent) => void;
  /** Looked at, with a pointer or by keys: what would be without him is shown meanwhile. */
  readonly look: (employee: EmployeeId | null) => void;
  /** The card that was picked up and would take a free slot, if it may. */
  readonly taker: (at: SlotAddress) => EmployeeId | null;
  readonly put: (at: SlotAddress) => void;
  readonly isLifted: (employee: EmployeeId, at: SlotAddress) => boolean;
}

interface ChartProps {
  readonly ruleset: Ruleset;
  readonly plan: SeatingPlan;
  readonly layout: ChartLayout;
  /** Whose company it is. */
  readonly name: string;
  readonly chain: Chain | undefined;
  readonly actions?: ChartActions;
  /** What stands beside the name of the CEO. */
  readonly children?: JSX.Element;
}

/** A slot as the page knows it: where something is put down is read from there. */
export const seatText = ({ slot, team }: SlotAddress): string => (team === null ? `${slot}` : `${slot}.${team}`);

/** The slot that `seatText` has written. */
export const seatFrom = (text: string | null): SlotAddress | null => {
  if (text === null || !/^\d+(\.\d+)?$/.test(text)) return null;
  const [slot = 0, team] = text.split(".").map(Number);
  return { slot, team: team ?? null };
};

const placed = ({ x, y }: { readonly x: number; readonly y: number }): JSX.CSSProperties => ({
  translate: `${x}px ${y}px`,
});

/** A slot in which nobody sits: it can be taken by whoever is picked up. */
const FreeSlot = (props: ChartProps & { readonly box: ChartBox }) => {
  const leader = (): string => {
    const { slot, team } = props.box.address;
    const holder = team === null ? null : (props.plan.slots[slot]?.holder ?? null);
    return stackOf(props.ruleset, holder ?? CEO_CARD, 1).name;
  };
  const taker = () => props.actions?.taker(props.box.address) ?? null;
  const nameOf = (employee: EmployeeId): string => stackOf(props.ruleset, employee, 1).name;
  const label = (): string => {
    const card = taker();
    return card === null ? words().freeSlot(leader()) : words().putHere(nameOf(card));
  };
  return (
    <Show
      when={taker() !== null}
      fallback={
        <span class="free-slot" data-seat={seatText(props.box.address)} role="img" aria-label={label()}>
          <Show when={props.box.count > 1}>
            <span class="number">{words().freeSlots(props.box.count)}</span>
          </Show>
        </span>
      }
    >
      <button
        type="button"
        class="free-slot"
        data-seat={seatText(props.box.address)}
        data-takes="true"
        onClick={() => props.actions?.put(props.box.address)}
      >
        {label()}
      </button>
    </Show>
  );
};

const Seated = (props: ChartProps & { readonly box: ChartBox; readonly employee: EmployeeId }) => {
  const stack = () => stackOf(props.ruleset, props.employee, 1, props.chain);
  return (
    <div
      class="seated"
      data-address={seatText(props.box.address)}
      data-lifted={props.actions?.isLifted(props.employee, props.box.address)}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && props.actions?.look(props.employee)}
      onPointerLeave={() => props.actions?.look(null)}
    >
      <EmployeeCard
        stack={stack()}
        label={props.actions?.label(stack().name)}
        onClick={props.actions && ((event) => props.actions?.press(props.employee, props.box.address, event))}
      />
    </div>
  );
};

/** The slots of the company in a row, each in the colour of who sits there; an empty one is hatched. */
const SlotStrip = (props: { readonly ruleset: Ruleset; readonly plan: SeatingPlan }) => {
  const holders = () => props.plan.slots.flatMap(({ holder, team }) => [holder, ...team]);
  return (
    <span class="slot-strip" aria-hidden="true">
      <For each={holders()}>
        {(holder) => <i data-family={holder === null ? undefined : stackOf(props.ruleset, holder, 1).family} />}
      </For>
    </span>
  );
};

/** A company as an organisation chart: CEO, managers, their people, lines between them, and the slots that are free. */
export const OrgChart = (props: ChartProps) => {
  const keys = (): readonly string[] => props.layout.boxes.map(({ key }) => key);
  const boxOf = (key: string) => props.layout.boxes.find((each) => each.key === key);
  const size = (): JSX.CSSProperties => ({
    width: `${props.layout.width}px`,
    height: `${props.layout.height}px`,
    "--card-width": `${props.layout.card.width}px`,
    "--card-height": `${props.layout.card.height}px`,
  });
  return (
    <div class="org-chart" data-size={props.layout.size} style={size()}>
      <For each={props.layout.fields}>
        {(field) => (
          <div
            class="team-field"
            data-of={field.of}
            data-full={field.used === field.of}
            data-narrow={field.width < 1.5 * props.layout.card.width}
            style={{ ...placed(field), width: `${field.width}px`, height: `${field.height}px` }}
          >
            <Show when={field.of > 0}>
              <span class="number">{words().filled(field.used, field.of)}</span>
            </Show>
          </div>
        )}
      </For>
      <svg class="chart-lines" width={props.layout.width} height={props.layout.height} aria-hidden="true">
        <For each={props.layout.lines}>{(line) => <path d={line.d} data-free={line.isFree} />}</For>
        <For each={props.layout.rings}>{([x, y]) => <circle cx={x} cy={y} r="4" />}</For>
      </svg>
      <div
        class="ceo"
        style={{
          ...placed(props.layout.ceo),
          width: `${props.layout.ceo.width}px`,
          height: `${props.layout.ceo.height}px`,
        }}
      >
        <span class="ceo-picture" data-family="managers">
          <Portrait employee={CEO_CARD} family="managers" />
        </span>
        <span class="ceo-words">
          <b class="ceo-name">{words().ceoOf(props.name)}</b>
          {props.children}
          <SlotStrip {...props} />
        </span>
      </div>
      <For each={keys()}>
        {(key) => (
          <Show when={boxOf(key)}>
            {(box) => (
              <div class="chart-box" style={{ ...placed(box()), height: box().height && `${box().height}px` }}>
                <Show when={box().employee} fallback={<FreeSlot {...props} box={box()} />}>
                  {(employee) => <Seated {...props} box={box()} employee={employee()} />}
                </Show>
              </div>
            )}
          </Show>
        )}
      </For>
    </div>
  );
};
