import { createUniqueId, Index, type JSX, Show } from "solid-js";
import "./choice.css";

/** One of a few, as it is read and as it is drawn. */
export interface RadioChoice {
  readonly value: string;
  readonly text: string;
  readonly help?: string | undefined;
  /** What is drawn in place of the text. */
  readonly face?: (() => JSX.Element) | undefined;
}

/**
 * A choice of one among a few that all stand there: cards, segments or lines, as the sheet has them by `kind`. The field lies over what
 * is drawn, unseen, so that keys and screen readers find what they know.
 */
export const ChoiceGroup = (props: {
  readonly legend: string;
  readonly kind: "cards" | "segments" | "lines" | "signs";
  readonly value: string | null;
  readonly choices: readonly RadioChoice[];
  readonly hidden?: boolean;
  readonly onChange: (value: string) => void;
}) => {
  const name = createUniqueId();
  return (
    <fieldset class="choices" data-kind={props.kind}>
      <legend classList={{ hidden: props.hidden ?? false, "choices-legend": true }}>{props.legend}</legend>
      {/* By place: a choice that is described anew keeps its field, and the focus in it. */}
      <Index each={props.choices}>
        {(choice) => (
          <label class="choice" title={props.kind === "signs" ? choice().text : undefined}>
            <input
              type="radio"
              name={name}
              value={choice().value}
              checked={choice().value === props.value}
              aria-label={choice().text}
              aria-describedby={choice().help === undefined ? undefined : `${name}-${choice().value}`}
              onChange={() => props.onChange(choice().value)}
            />
            <Show when={choice().face} fallback={<span class="choice-text">{choice().text}</span>}>
              {(face) => <>{face()()}</>}
            </Show>
            <Show when={choice().help}>
              <span class="choice-help" id={`${name}-${choice().value}`}>
                {choice().help}
              </span>
            </Show>
          </label>
        )}
      </Index>
    </fieldset>
  );
};

/** One of a few that each have a picture. */
export interface PictureChoice {
  readonly value: string;
  readonly text: string;
  readonly picture: () => JSX.Element;
}

const PictureFace = (props: { readonly of: PictureChoice | undefined }) => (
  <span class="face" aria-hidden="true">
    {props.of?.picture()}
  </span>
);

/** A choice with its picture before its words. */
const pictured = (choice: PictureChoice): RadioChoice => ({
  value: choice.value,
  text: choice.text,
  face: () => (
    <>
      <PictureFace of={choice} />
      <b class="choice-text">{choice.text}</b>
    </>
  ),
});

/**
 * The same behind a button that shows what is chosen: a list of pictures that takes no room until somebody opens it. It folds when a
 * pointer has chosen, at Enter and at Escape; arrow keys go through the choices with the list open. Whether a choice is taken or refused
 * is known when `onChange` is through.
 */
export const FoldedChoice = (props: {
  readonly legend: string;
  readonly value: string;
  readonly choices: readonly PictureChoice[];
  readonly onChange: (value: string) => void;
}) => {
  let whole: HTMLDetailsElement | undefined;
  const chosen = (): PictureChoice | undefined => props.choices.find(({ value }) => value === props.value);
  /** What was refused does not stay chosen. */
  const choose = (value: string): void => {
    props.onChange(value);
    for (const input of whole?.querySelectorAll("input") ?? []) input.checked = input.value === props.value;
  };
  const fold = (): void => {
    if (!whole) return;
    whole.open = false;
    whole.querySelector("summary")?.focus();
  };
  const foldByKey = (event: KeyboardEvent): void => {
    if (!whole?.open || !(event.target instanceof HTMLInputElement) || !["Enter", "Escape"].includes(event.key)) return;
    // Only the list: a window round it stays, and a form is not sent.
    event.stopPropagation();
    event.preventDefault();
    fold();
  };
  // A choice by arrow keys is told as a click that no pointer made.
  const foldByPointer = (event: MouseEvent): void => {
    if (event.target instanceof HTMLInputElement && event.detail > 0) fold();
  };
  return (
    <details class="folded-choice" ref={(element) => (whole = element)} on:keydown={foldByKey} on:click={foldByPointer}>
      <summary class="button">
        <PictureFace of={chosen()} />
        <span>
          <small>{props.legend}</small> {chosen()?.text}
        </span>
      </summary>
      <ChoiceGroup
        legend={props.legend}
        hidden
        kind="lines"
        value={props.value}
        choices={props.choices.map(pictured)}
        onChange={choose}
      />
    </details>
  );
};
