import type { ValueLook } from "@blueplate/words";
import { For, type JSX, Show } from "solid-js";
import { Mark } from "../piece.tsx";

interface CardFaceProps {
  readonly look: ValueLook | null;
  readonly text: string;
  readonly stars: number;
  /** What the suit serves, drawn on the plate; its shape stands there without. */
  readonly food?: JSX.Element;
}

/** A card face up: its rank and shape in the corner, what it serves on a plate, its stars at the foot. */
export const CardFace = (props: CardFaceProps) => (
  <span class="card-face" data-shape={props.look?.shape} style={{ "--suit": props.look?.colour }} aria-hidden="true">
    <b class="number">{props.look?.face ?? props.text}</b>
    <Show when={props.look}>
      {(look) => (
        <>
          <span class="card-corner">
            <Mark look={look()} />
          </span>
          <span class="card-plate">{props.food ?? <Mark look={look()} />}</span>
        </>
      )}
    </Show>
    <span class="card-stars">
      <For each={Array.from({ length: props.stars })}>{() => <span>★</span>}</For>
    </span>
  </span>
);

/** A token as a figure in the colour of its kind, with the kind's shape on the apron: a chef. */
export const TokenFigure = (props: { readonly look: ValueLook | null }) => (
  <svg class="token-figure" viewBox="0 0 24 34" aria-hidden="true" style={{ "--suit": props.look?.colour }}>
    <path d="M7 12V9.5C3.6 9 3.4 4.6 7 4.400C8 .9 16 .9 17 4.400C20.6 4.6 20.4 9 17 9.500V12z" class="hat" />
    <circle cx="12" cy="14" r="5" class="skin" />
    <path d="M8.6 16.300q1.7-1.6 3.4 0q1.7-1.6 3.4 0" class="beard" />
    <path d="M3 33V26Q3 19.5 12 19.500Q21 19.5 21 26V33z" class="coat" />
    <path d="M8 22H16V33H8z" class="apron" />
    {props.look && (
      <svg x="9" y="24" width="6" height="6">
        <Mark look={props.look} />
      </svg>
    )}
  </svg>
);
