import { type Cards, type Ruleset, isNothing } from "@blueplate/engine";
import { cardComparison, type History, type ComparedMoments } from "@blueplate/forecast";
import { CardTag, stacksOf, magnateWords } from "@blueplate/magnate-table";
import { createMemo, createSignal, For, Show } from "solid-js";
import { replayWords } from "../../language.ts";

const words = () => replayWords().charts.lines;

interface Line {
  readonly name: string;
  readonly history: Pick<History, "chains">;
}

interface CardsProps {
  readonly ruleset: Ruleset;
  readonly a: Line;
  readonly b: Line;
  readonly moments: ComparedMoments;
}

interface ListProps {
  readonly ruleset: Ruleset;
  readonly label: string;
  readonly cards: Cards;
  /** What the second line has more or fewer of; nothing for what both have. */
  readonly sign?: "+" | "−";
}

/** Cards by their function under the words that say whose they are; nothing where there are none. */
const List = (props: ListProps) => (
  <Show when={!isNothing(props.cards)}>
    <div class="cards-beside" data-differs={props.sign !== undefined}>
      <small class="muted">{props.label}:</small>
      <ul>
        <For each={stacksOf(props.ruleset, props.cards)}>
          {(stack) => (
            <li>
              <Show when={props.sign}>
                <b aria-hidden="true" data-gain={props.sign === "+"}>
                  {props.sign}
                </b>
              </Show>
              <CardTag stack={stack} />
            </li>
          )}
        </For>
      </ul>
    </div>
  </Show>
);

/** The cards of one chain: those that only one line has, and on demand those that both have. */
const Cell = (props: CardsProps & { readonly seat: number; readonly withAlike: boolean }) => {
  const beside = createMemo(() => {
    const [a, b] = [props.a.history.chains[props.seat], props.b.history.chains[props.seat]];
    return a && b ? cardComparison(a, b, props.moments) : null;
  });
  return (
    <td>
      <Show when={beside()} fallback={<span class="muted">{magnateWords().lens.unknown}</span>}>
        {(cards) => (
          <>
            <Show when={isNothing(cards().onlyA) && isNothing(cards().onlyB)}>
              <span class="muted">{words().noDifference}</span>
            </Show>
            <List ruleset={props.ruleset} label={words().onlyOne(props.a.name)} cards={cards().onlyA} sign="−" />
            <List ruleset={props.ruleset} label={words().onlyOne(props.b.name)} cards={cards().onlyB} sign="+" />
            <Show when={props.withAlike}>
              <List ruleset={props.ruleset} label={words().onBoth} cards={cards().both} />
            </Show>
          </>
        )}
      </Show>
    </td>
  );
};

/** The companies of both lines card by card. */
export const CardsRow = (props: CardsProps) => {
  const [withAlike, setWithAlike] = createSignal(false);
  // Seats are the same at every step: what stands in a cell is drawn again, the button beside it is not.
  const seats = createMemo(() => props.a.history.chains.map((_, seat) => seat));
  return (
    <tr>
      <th scope="row">
        {words().cards}
        <button type="button" class="link" aria-expanded={withAlike()} onClick={() => setWithAlike((shown) => !shown)}>
          <span aria-hidden="true">{withAlike() ? "▾" : "▸"}</span> {words().alike}
        </button>
      </th>
      <For each={seats()}>{(seat) => <Cell {...props} seat={seat} withAlike={withAlike()} />}</For>
    </tr>
  );
};
