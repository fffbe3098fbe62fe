import { Button, TextField } from "@blueplate/ui";
import { createSignal, Show } from "solid-js";
import { words } from "./words.ts";

/** Longest reason that is kept. */
const REASON = 200;

/** An action that asks why before it is done: the first press only opens the question. `of` says to whom or what, for those who hear it. */
export const ActionButton = (props: {
  readonly action: string;
  readonly of: string;
  readonly isDisabled?: boolean;
  readonly onDo: (reason: string) => void;
}) => {
  const [isArmed, setArmed] = createSignal(false);
  const [reason, setReason] = createSignal("");
  const ask = () => (
    <Button
      kind="quiet"
      disabled={props.isDisabled ?? false}
      aria-label={`${props.action}: ${props.of}`}
      onClick={() => setArmed(true)}
    >
      {props.action}
    </Button>
  );
  const act = (event: Event): void => {
    event.preventDefault();
    setArmed(false);
    props.onDo(reason().trim());
    setReason("");
  };
  return (
    <Show when={isArmed()} fallback={ask()}>
      <form class="row admin-action" aria-label={`${props.action}: ${props.of}`} onSubmit={act}>
        <TextField label={words().reason} value={reason()} maxLength={REASON} onInput={setReason} />
        <Button kind="main" type="submit" disabled={reason().trim() === ""}>
          {words().confirm(props.action)}
        </Button>
        <Button kind="quiet" onClick={() => setArmed(false)}>
          {words().cancel}
        </Button>
      </form>
    </Show>
  );
};
