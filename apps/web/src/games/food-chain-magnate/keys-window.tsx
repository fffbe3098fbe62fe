import { ModalWindow } from "@blueplate/ui";
import { shell } from "@blueplate/tabletop";
import { For } from "solid-js";

/** What every key does. */
export const KeysWindow = (props: { readonly open: boolean; readonly onClose: () => void }) => (
  <ModalWindow open={props.open} title={shell().frame.keys} close={shell().frame.close} onClose={props.onClose}>
    <dl class="key-list">
      <For each={shell().frame.keyList}>
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
