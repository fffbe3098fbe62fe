import {
  allGoods,
  type Chain,
  countList,
  type EmployeeId,
  kindsOf,
  type Ruleset,
  subtractCounts,
} from "@blueplate/engine";
import { type AbsentMarketeer, awayOf } from "@blueplate/forecast";
import { Button, Icon } from "@blueplate/ui";
import { type FormFilling, roving, shell, type TableProps } from "@blueplate/tabletop";
import { createMemo, createSignal, For, onCleanup, onMount, Show } from "solid-js";
import { EmployeeCard, HandOfCards, StockRow } from "../cards/cards.tsx";
import { handOf, placesOf, type Stack, stackOf, stacksOf } from "../cards/stacks.ts";
import { stateOf } from "../game.ts";
import { MEANINGFUL, word, type GlossaryTerm } from "../glossary.ts";
import { sharedWith } from "../sharing.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().town;
const text = () => shell().frame;

const Group = (props: { readonly title: string; readonly term?: GlossaryTerm; readonly stacks: readonly Stack[] }) => (
  <Show when={props.stacks.length > 0}>
    <div class="dock-group">
      <h3 data-term={props.term && word(props.term)}>{props.title}</h3>
      <HandOfCards stacks={props.stacks} />
    </div>
  </Show>
);

/** Who is away, each with the round for which he is back. */
const OnCampaigns = (props: {
  readonly ruleset: Ruleset;
  readonly chain: Chain;
  readonly away: readonly AbsentMarketeer[];
}) => (
  <Show when={props.away.length > 0}>
    <div class="dock-group">
      <h3 data-term={word("busy")}>{words().busy}</h3>
      <div class="hand">
        <For each={props.away}>
          {(each) => (
            <span class="hand-card">
              <EmployeeCard
                stack={stackOf(props.ruleset, each.employee, 1, props.chain)}
                mark={each.backFor === null ? text().neverBack : text().backFor(each.backFor)}
              />
            </span>
          )}
        </For>
      </div>
    </div>
  </Show>
);

/** One's own cards by where they are; while a structure is drawn up, where the draft puts them. */
const placesNow = ({ table, ruleset, filling, chain }: MineProps): ReturnType<typeof placesOf> => {
  const places = placesOf(ruleset, chain, table.seat);
  if (filling.form()?.tag !== "restructure.submit" || filling.slot()?.shape !== "list") return places;
  // cast: the list grows from the slot's own candidates.
  const chosen = countList(filling.list() as readonly EmployeeId[]);
  const hand = handOf(stateOf(table), table.seat);
  return {
    ...places,
    hand: [],
    atWork: stacksOf(ruleset, chosen, chain),
    beach: stacksOf(ruleset, subtractCounts(hand, chosen), chain),
  };
};

interface MineProps {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly filling: FormFilling;
  readonly chain: Chain;
}

/** No group is narrower, whatever is in it: its title has its room. */
const GROUP_AT_LEAST = 90;

/** True while cards of full height would lie over one another, at the width that is left for these numbers of stacks. */
const createLow = (cards: () => HTMLElement | undefined, groups: () => readonly number[]) => {
  const [room, setRoom] = createSignal({ width: Infinity, pitch: 0, gap: 0 });
  onMount(() => {
    const element = cards();
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const style = getComputedStyle(element);
      const pixels = (name: string): number => Number.parseFloat(style.getPropertyValue(name));
      // The gaps of cards of full height: low ones stand closer, and must not thereby find that they have room.
      setRoom({
        width: element.clientWidth - pixels("padding-left"),
        pitch: pixels("--pitch"),
        gap: pixels("--apart"),
      });
    });
    observer.observe(element);
    onCleanup(() => observer.disconnect());
  });
  return (): boolean => {
    const { width, pitch, gap } = room();
    const widths = groups().map((size) => Math.max(size * pitch, GROUP_AT_LEAST));
    return widths.reduce((sum, each) => sum + each + gap, -gap) > width;
  };
};

/** What the groups are drawn from: a card that stays as it was is not drawn again, and keeps the focus. */
const createGroups = (props: MineProps) => {
  const places = createMemo(() => placesNow(props));
  const shared = <T,>(now: () => readonly T[]) => createMemo<readonly T[]>((before) => sharedWith(before, now()));
  return {
    hand: shared(() => places().hand),
    atWork: shared(() => places().atWork),
    beach: shared(() => places().beach),
    away: shared(() => awayOf(props.ruleset, stateOf(props.table), props.chain)),
  };
};

const Mine = (props: MineProps) => {
  const { hand, atWork, beach, away } = createGroups(props);
  const sizes = () => [hand(), atWork(), beach(), away()].map(({ length }) => length).filter((size) => size > 0);
  let cards: HTMLDivElement | undefined;
  const isLow = createLow(() => cards, sizes);
  return (
    <div class="dock-company" role="group" aria-label={words().company} tabIndex={0} onKeyDown={roving(MEANINGFUL)}>
      <div class="dock-group">
        <h3 data-term={word("stock")}>{words().stock}</h3>
        <StockRow kinds={allGoods(props.ruleset.content)} goods={props.chain.stock} />
      </div>
      <div ref={(element) => (cards = element)} class="dock-cards" data-low={isLow()}>
        <Show when={sizes().length === 0}>
          <p class="muted">{magnateWords().structure.ceoAlone}</p>
        </Show>
        <Group title={words().hand} stacks={hand()} />
        <Group title={words().atWork} term="atWork" stacks={atWork()} />
        <Group title={words().beach} term="beach" stacks={beach()} />
        <OnCampaigns {...props} away={away()} />
      </div>
    </div>
  );
};

/** One's own company by function: in hand, at work, on the beach, away, and the stock. As high as what is in it. */
export const Dock = (props: {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly filling: FormFilling;
  readonly onSupply: () => void;
  readonly onMilestones: () => void;
  readonly onPlanner?: () => void;
  readonly onKeys: () => void;
  readonly onText: () => void;
}) => {
  const chain = () => (props.table.seat === null ? undefined : stateOf(props.table).chains[props.table.seat]);
  return (
    <section class="dock panel" data-region aria-label={chain() ? words().company : shell().table.state}>
      <Show when={chain()}>{(mine) => <Mine {...props} chain={mine()} />}</Show>
      <div class="dock-buttons">
        <Button kind="quiet" title={text().withKey(words().supply, "S")} onClick={props.onSupply}>
          <Icon name="cards" /> {words().supply}
        </Button>
        <Show when={kindsOf(props.ruleset.content.milestones).length > 0}>
          <Button kind="quiet" title={text().withKey(words().milestones, "M")} onClick={props.onMilestones}>
            <Icon name="flag-checkered" /> {words().milestones}
          </Button>
        </Show>
        <Show when={chain() && props.onPlanner}>
          {(plan) => (
            <Button kind="quiet" title={text().withKey(magnateWords().planner.title, "O")} onClick={() => plan()()}>
              <Icon name="tree-structure" /> {magnateWords().planner.title}
            </Button>
          )}
        </Show>
        <Button kind="quiet" title={text().withKey(magnateWords().text.title, "/")} onClick={props.onText}>
          <Icon name="text-aa" /> {magnateWords().text.title}
        </Button>
        <Button kind="quiet" title={text().withKey(text().keys, "?")} onClick={props.onKeys}>
          <Icon name="keyboard" /> {text().keys}
        </Button>
      </div>
    </section>
  );
};
