import type { EmployeeId, Ruleset } from "@blueplate/engine";
import { For, Show } from "solid-js";
import { magnateWords } from "../language.ts";
import { Portrait } from "../portraits/portrait.tsx";
import { stackOf } from "./stacks.ts";
import "../styles/card-adder.css";

/** A card that may be added, or why it may not. */
export interface CardOffer {
  readonly employee: EmployeeId;
  readonly text: string;
  readonly refusal: string | null;
  readonly add: () => void;
}

interface OfferProps {
  readonly ruleset: Ruleset;
  readonly offer: CardOffer;
  readonly onAdd: () => void;
}

const OfferButton = (props: OfferProps) => {
  const family = () => stackOf(props.ruleset, props.offer.employee, 1).family;
  const label = (): string => {
    const { text, refusal } = props.offer;
    return refusal === null ? text : magnateWords().planner.impossible(text, refusal);
  };
  return (
    <button
      type="button"
      class="card-offer"
      data-family={family()}
      disabled={props.offer.refusal !== null}
      aria-label={label()}
      onClick={() => props.onAdd()}
    >
      <span class="card-offer-face">
        <Portrait employee={props.offer.employee} family={family()} />
      </span>
      <span>
        {props.offer.text}
        <Show when={props.offer.refusal}>
          <small class="card-offer-why">{props.offer.refusal}</small>
        </Show>
      </span>
    </button>
  );
};

/** Cards to add from, with their drawings; picking one adds it, and they are folded away again. */
export const CardAdder = (props: {
  readonly title: string;
  readonly ruleset: Ruleset;
  readonly offers: readonly CardOffer[];
}) => {
  let list: HTMLDetailsElement | undefined;
  const fold = (): void => {
    if (!list) return;
    list.open = false;
    list.querySelector("summary")?.focus();
  };
  const foldOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !list?.open) return;
    // Only the list: the window stays.
    event.stopPropagation();
    event.preventDefault();
    fold();
  };
  return (
    <details class="card-adder" ref={(element) => (list = element)} on:keydown={foldOnEscape}>
      <summary class="button small">{props.title}</summary>
      <ul>
        <For each={props.offers}>
          {(offer) => (
            <li>
              <OfferButton ruleset={props.ruleset} offer={offer} onAdd={() => (offer.add(), fold())} />
            </li>
          )}
        </For>
      </ul>
    </details>
  );
};
