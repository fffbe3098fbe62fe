import { ModalWindow } from "@blueplate/ui";
import { For } from "solid-js";
import { shell } from "./language.ts";

/** What every key does: the keys, and their actions in words. */
export const KeysWindow = (props: {
  readonly list: readonly (readonly string[])[];
  readonly open: boolean;
  readonly onClose: () => void;
}) => (
  <ModalWindow open={props.open} title={shell().frame.keys} close={shell().frame.close} onClose={props.onClose}>
    <dl class="key-list">
      <For each={props.list}>
        {([key, does]) => (
          <div>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        )}
      </For>
    </dl>
  </ModalWindow>
);
