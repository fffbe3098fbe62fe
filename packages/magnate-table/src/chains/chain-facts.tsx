import { allGoods, countAbility, paysSalaries, type Ruleset, totalOf } from "@blueplate/engine";
import { type AbsentMarketeer, awayOf, type KitchenPower, powersOf, pricePartsOf } from "@blueplate/forecast";
import { Icon, type IconName } from "@blueplate/ui";
import { shell } from "@blueplate/tabletop";
import { createMemo, For, Show } from "solid-js";
import type { ChainOf } from "./chain-head.tsx";
import { KitchenRow, StockRow } from "../cards/cards.tsx";
import { stackOf } from "../cards/stacks.ts";
import { stateOf } from "../game.ts";
import { word, type GlossaryTerm } from "../glossary.ts";
import { billText, priceText } from "../fact-parts.ts";
import { HeldMilestones } from "../milestones.tsx";
import { sharedWith } from "../sharing.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().town;
const text = () => shell().frame;

/** A number with its sign; the words stand in the tooltip and for those who do not see it, and below it where there is room. */
const Fact = (props: {
  readonly icon: IconName;
  readonly name: string;
  readonly term: GlossaryTerm;
  readonly value: string | number;
  /** What the number is made of. */
  readonly parts?: string;
  readonly dim?: boolean;
}) => (
  <div class="fact" data-dim={props.dim} data-term={word(props.term)} data-parts={props.parts}>
    <dt>
      <Icon name={props.icon} label={props.name} />
    </dt>
    <dd>{props.value}</dd>
    <dd class="in-words" aria-hidden="true">
      {props.name}
    </dd>
  </div>
);

const Facts = (props: ChainOf) => {
  const { formulas } = props.ruleset;
  const state = () => stateOf(props.table);
  const bill = createMemo(() => formulas.billOf(props.ruleset, state(), props.chain.seat, props.chain));
  const due = (): number => bill().due;
  const acting = createMemo(() => formulas.workforce(props.ruleset, state(), props.chain.seat));
  const waitresses = createMemo((): number => countAbility(props.ruleset.content, acting(), "serve"));
  const slots = createMemo((): number => formulas.openSlots(props.ruleset, state(), props.chain.seat));
  const price = createMemo(() => pricePartsOf(props.ruleset, state(), props.chain.seat));
  return (
    <dl class="facts-row number">
      <Fact icon="tag" name={words().price} term="unitPrice" parts={priceText(price())} value={`$${price().price}`} />
      <Fact
        icon="call-bell"
        name={words().waitresses}
        term="waitresses"
        parts={text().lastIncome(formulas.waitressPay(props.ruleset, state(), props.chain.seat))}
        value={waitresses()}
        dim={waitresses() === 0}
      />
      <Fact
        icon="armchair"
        name={words().slots}
        term="slots"
        parts={magnateWords().panels.slotsUsed(totalOf(props.chain.atWork), slots())}
        value={slots()}
        dim={slots() === 0}
      />
      <Show when={paysSalaries(props.ruleset)}>
        <Fact
          icon="money"
          name={text().salaries}
          term="salary"
          parts={billText(bill())}
          value={`$${due()}`}
          dim={due() === 0}
        />
      </Show>
    </dl>
  );
};

const nameOf = (ruleset: Ruleset, each: AbsentMarketeer): string => {
  const { name } = stackOf(ruleset, each.employee, 1);
  return each.backFor === null ? text().neverBackHelp(name) : text().backHelp(name, each.backFor);
};

/** Marketeers at work, plus those away with the round for which the first of them is back. */
const Marketing = (props: ChainOf & { readonly marketeers: number }) => {
  const away = createMemo<readonly AbsentMarketeer[]>((before) =>
    sharedWith(before, awayOf(props.ruleset, stateOf(props.table), props.chain)),
  );
  const first = (): number => Math.min(...away().map((each) => each.backFor ?? Number.POSITIVE_INFINITY));
  return (
    <Show when={props.marketeers + away().length > 0}>
      <span
        class="fact"
        data-term={word("campaigns")}
        data-parts={away()
          .map((each) => nameOf(props.ruleset, each))
          .join("\n")}
      >
        <Icon name="megaphone" label={text().markets} />
        {props.marketeers}
        <Show when={away().length > 0}>
          <i>
            +{away().length} {Number.isFinite(first()) ? text().backFor(first()) : text().neverBack}
          </i>
        </Show>
      </span>
    </Show>
  );
};

/** What the kitchen can make, all cooks together. */
const Kitchen = (props: { readonly food: readonly KitchenPower[] }) => {
  const food = createMemo<readonly KitchenPower[]>((before) => sharedWith(before, props.food));
  return (
    <Show when={food().length > 0}>
      <span class="fact" data-term={word("kitchen")}>
        <Icon name="cooking-pot" label={text().cooks} />
        <KitchenRow kitchens={food()} />
      </span>
    </Show>
  );
};

interface Work {
  readonly icon: IconName;
  readonly name: string;
  readonly term: GlossaryTerm;
  readonly value: number;
}

/** What the company can do this round, by function. */
const Works = (props: ChainOf) => {
  const acting = createMemo(() =>
    props.ruleset.formulas.workforce(props.ruleset, stateOf(props.table), props.chain.seat),
  );
  const powers = createMemo(() => powersOf(props.ruleset, acting()));
  const plain = createMemo<readonly Work[]>((before) => {
    const all: readonly Work[] = [
      { icon: "user-plus", name: text().hires, term: "hire", value: powers().hires },
      { icon: "graduation-cap", name: text().trains, term: "train", value: powers().trainings },
      { icon: "truck", name: text().buyers, term: "range", value: powers().buyers },
      { icon: "house-line", name: text().builders, term: "builds", value: powers().builders },
      { icon: "storefront", name: text().openers, term: "comingSoon", value: powers().openers },
    ];
    return sharedWith(
      before,
      all.filter(({ value }) => value > 0),
    );
  });
  return (
    <div class="works number">
      <For each={plain()}>
        {({ icon, name, term, value }) => (
          <span class="fact" data-term={word(term)}>
            <Icon name={icon} label={name} />
            {value}
          </span>
        )}
      </For>
      <Kitchen food={powers().food} />
      <Marketing {...props} marketeers={powers().campaigns} />
    </div>
  );
};

const Restaurants = (props: ChainOf) => {
  const open = createMemo((): number => props.chain.restaurants.filter((each) => each.open).length);
  const soon = createMemo((): number => props.chain.restaurants.length - open());
  const left = createMemo(
    (): number => props.ruleset.content.constants.restaurantsPerChain - props.chain.restaurants.length,
  );
  return (
    <span
      class="restaurants"
      data-term={word("comingSoon")}
      data-parts={`${words().restaurants(open(), soon())} · ${text().left}: ${left()}`}
      role="img"
      aria-label={`${words().restaurants(open(), soon())}, ${text().left}: ${left()}`}
    >
      <For each={Array.from({ length: open() })}>{() => <Icon name="storefront" />}</For>
      <For each={Array.from({ length: soon() })}>{() => <Icon name="crane-tower" />}</For>
      <For each={Array.from({ length: Math.max(0, left()) })}>
        {() => (
          <span class="plot" data-none="true">
            <Icon name="storefront" />
          </span>
        )}
      </For>
    </span>
  );
};

/** A chain from afar: its price, what it owes, and what it has in stock. */
export const ChainFacts = (props: ChainOf) => (
  <>
    <Facts {...props} />
    <StockRow
      kinds={allGoods(props.ruleset.content)}
      goods={props.chain.stock}
      later={props.later?.stock ?? props.chain.stock}
    />
  </>
);

/** A chain from afar: what it can do, what it has reached, and where it sells. */
export const ChainWork = (props: ChainOf) => (
  <>
    <Works {...props} />
    <div class="chain-foot">
      <HeldMilestones ids={props.chain.milestones.map(({ milestone }) => milestone)} />
      <Restaurants {...props} />
    </div>
  </>
);
