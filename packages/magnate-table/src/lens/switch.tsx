import { type Lens, LENSES } from "@blueplate/forecast";
import { Button } from "@blueplate/ui";
import { shell, useKeys } from "@blueplate/tabletop";
import { For } from "solid-js";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().lens;

/** The key of each lens. */
const KEYS: Readonly<Record<Lens, string>> = { now: "Z", tonight: "X", tomorrow: "C" };

/** Through which the town is looked at: one of three, by button or key. */
export const LensSwitch = (props: { readonly lens: Lens; readonly onLens: (lens: Lens) => void }) => {
  useKeys(Object.fromEntries(LENSES.map((lens) => [KEYS[lens].toLowerCase(), () => props.onLens(lens)])));
  return (
    <div class="lens-switch" role="group" aria-label={words().label}>
      <For each={LENSES}>
        {(lens) => (
          <Button
            aria-pressed={props.lens === lens}
            aria-keyshortcuts={KEYS[lens]}
            shortcut={shell().frame.withKey(words().help[lens], KEYS[lens])}
            onClick={() => props.onLens(lens)}
          >
            {words().names[lens]}
          </Button>
        )}
      </For>
    </div>
  );
};
