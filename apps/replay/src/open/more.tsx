import { shell } from "@blueplate/tabletop";
import { Button } from "@blueplate/ui";
import { Show } from "solid-js";
import type { ServerList } from "./listed.ts";

/** Asks for more lines of a list, where there are some. */
export const More = (props: { readonly of: Pick<ServerList<unknown>, "more"> }) => (
  <Show when={props.of.more()}>
    {(more) => (
      <p>
        <Button kind="quiet" onClick={() => more()()}>
          {shell().lobby.more}
        </Button>
      </p>
    )}
  </Show>
);
