import { BannerSign } from "@blueplate/magnate-table";
import { Button } from "@blueplate/ui";
import { Show } from "solid-js";
import { shell } from "@blueplate/tabletop";
import type { LocalOpening } from "./open.ts";
import type { LocalOwner } from "./owner.ts";
import "./pass.css";

const words = () => shell().local;

/** Covers the table while the device goes from hand to hand. */
export const Pass = (props: {
  readonly owner: LocalOwner;
  readonly seats: LocalOpening["header"]["seats"];
  readonly names: (seat: number) => string;
}) => (
  <Show when={props.owner.awaited() !== null}>
    <div class="pass" role="dialog" aria-modal="true" aria-labelledby="pass-to">
      <div class="panel pad stack">
        <BannerSign banner={props.seats[props.owner.awaited() ?? 0]?.banner} seat={props.owner.awaited() ?? 0} />
        <h2 id="pass-to" class="title">
          {words().pass(props.names(props.owner.awaited() ?? 0))}
        </h2>
        <p class="muted">{words().passHelp}</p>
        <Button kind="main" ref={(element) => queueMicrotask(() => element.focus())} onClick={props.owner.take}>
          {words().take(props.names(props.owner.awaited() ?? 0))}
        </Button>
      </div>
    </div>
  </Show>
);
