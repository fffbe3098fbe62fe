import { BannerSign } from "@blueplate/magnate-table";
import { Button } from "@blueplate/ui";
import { onMount, Show } from "solid-js";
import { Portal } from "solid-js/web";
import { shell } from "@blueplate/tabletop";
import type { LocalOpening } from "./open.ts";
import type { LocalOwner } from "./owner.ts";
import "./pass.css";

const words = () => shell().local;

interface PassProps {
  readonly owner: LocalOwner;
  readonly seats: LocalOpening["header"]["seats"];
  readonly names: (seat: number) => string;
}

/** The browser itself makes inert what lies under its own modal dialog, for pointers, keys and screen readers alike. */
const Cover = (props: PassProps) => {
  let cover: HTMLDialogElement | undefined;
  const show = (): void => cover?.showModal();
  onMount(show);
  return (
    // Escape hands the device to nobody; a browser that closes the dialog all the same shows it again.
    <dialog
      ref={cover}
      class="pass"
      aria-labelledby="pass-to"
      onKeyDown={(event) => event.key === "Escape" && event.preventDefault()}
      onCancel={(event) => event.preventDefault()}
      onClose={show}
    >
      <div class="panel pad stack">
        <BannerSign banner={props.seats[props.owner.awaited() ?? 0]?.banner} seat={props.owner.awaited() ?? 0} />
        <h2 id="pass-to" class="title">
          {words().pass(props.names(props.owner.awaited() ?? 0))}
        </h2>
        <p class="muted">{words().passHelp}</p>
        <Button kind="main" onClick={props.owner.take}>
          {words().take(props.names(props.owner.awaited() ?? 0))}
        </Button>
      </div>
    </dialog>
  );
};

/** Covers the table while the device goes from hand to hand: nothing beneath is seen, reached or read out. */
export const Pass = (props: PassProps) => (
  <Show when={props.owner.awaited() !== null}>
    {/* Beside the page, not in it: a window that is open there hides the rest of the page from screen readers. */}
    <Portal ref={(place) => place.setAttribute("data-react-aria-top-layer", "true")}>
      <Cover {...props} />
    </Portal>
  </Show>
);
