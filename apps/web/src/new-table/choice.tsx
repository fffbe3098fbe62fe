import { createUniqueId, Index, type JSX, Show } from "solid-js";
import "./styles/choice.css";

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
