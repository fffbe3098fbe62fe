import { campaignNamed } from "@blueplate/words";
import { type Ruleset } from "@blueplate/engine";
import { scarcityOf } from "@blueplate/forecast";
import { createMemo, For, Show } from "solid-js";
import { foodChainMagnate, type TableProps } from "@blueplate/tabletop";
import { stateOf } from "../game.ts";
import { word } from "../glossary.ts";
import { cardName } from "../panel-context.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().race;

interface Pile {
  readonly name: string;
  readonly term: string | undefined;
  readonly left: number;
  readonly total: number;
}

/** What of the supply is nearly gone, and what is. */
export const RunningOut = (props: { readonly table: TableProps; readonly ruleset: Ruleset }) => {
  const piles = createMemo((): readonly Pile[] => {
    const { cards, tiles, gardens, houses } = scarcityOf(props.ruleset, stateOf(props.table));
    const kinds = foodChainMagnate().campaigns;
    return [
      ...cards.map((each) => ({ ...each, name: cardName(each.kind), term: `employee:${each.kind}` })),
      ...tiles.map((each) => ({ ...each, name: campaignNamed(kinds, each.kind), term: undefined })),
      ...(houses ? [{ ...houses, name: words().houses, term: undefined }] : []),
      ...(gardens ? [{ ...gardens, name: words().gardens, term: word("garden") }] : []),
    ];
  });
  return (
    <Show when={piles().length > 0}>
      <h3>{words().runningOut}</h3>
      <ul class="scarce">
        <For each={piles()}>
          {({ name, term, left, total }) => (
            <li data-gone={left === 0} data-term={term}>
              {name} <span class="number">{left === 0 ? words().gone : words().leftOf(left, total)}</span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
};
