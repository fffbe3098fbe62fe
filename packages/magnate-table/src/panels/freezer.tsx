import { allGoods, countList, countOf, freezerWish, type Good, listCounts, withCount } from "@blueplate/engine";
import { Button } from "@blueplate/ui";
import { createMemo, For, onMount } from "solid-js";
import { stateOf } from "../game.ts";
import { NamedGood } from "../named-good.tsx";
import { goodName, type PanelContext, seatIn } from "../panel-context.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().ask;

/** What goes into the freezer: a stepper for each good, filled with what tomorrow's houses want. */
export const FreezerPanel = (props: PanelContext) => {
  // The rows keep the order of the goods, whichever of them came into stock first.
  const stock = () => {
    const inStock = stateOf(props.table).chains[seatIn(props)]?.stock ?? {};
    return allGoods(props.ruleset.content).flatMap((good) => {
      const count = countOf(inStock, good);
      return count > 0 ? [[good, count] as const] : [];
    });
  };
  // cast: the list grows from the slot's own candidates.
  const kept = createMemo(() => countList(props.filling.list() as readonly Good[]));
  const room = () => props.ruleset.formulas.freezerRoom(props.ruleset, stateOf(props.table), seatIn(props));
  const wanted = (good: Good): number =>
    stateOf(props.table).town.houses.reduce(
      (sum, { demand }) => sum + demand.filter((each) => each === good).length,
      0,
    );
  onMount(() => {
    if (props.filling.list().length === 0)
      props.filling.setList(freezerWish(props.ruleset, stateOf(props.table), seatIn(props)));
  });
  // One order of the goods, as the rows have it.
  const change = (good: Good, by: 1 | -1): void => {
    const next = withCount(kept(), good, by);
    props.filling.setList(stock().flatMap(([each]) => listCounts({ [each]: countOf(next, each) })));
  };
  return (
    <div class="slot stack">
      <p class="chip number">{words().keepInFreezer(props.filling.list().length, room())}</p>
      <ul class="freezer">
        <For each={stock()}>
          {([good, count]) => (
            <li class="row">
              <NamedGood table={props.table} good={good} />
              <Button
                aria-label={words().keepLess(goodName(good))}
                disabled={countOf(kept(), good) === 0}
                onClick={() => change(good, -1)}
              >
                −
              </Button>
              <b class="number">{countOf(kept(), good)}</b>
              <Button
                aria-label={words().keepMore(goodName(good))}
                disabled={countOf(kept(), good) >= count || props.filling.list().length >= room()}
                onClick={() => change(good, 1)}
              >
                +
              </Button>
              <span class="muted number">
                {words().ofStock(count)} · {words().asked(wanted(good))}
              </span>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
};
