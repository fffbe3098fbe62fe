import { onMount, type ParentProps } from "solid-js";
import { Portal } from "solid-js/web";
import "./pass.css";

/** The browser itself makes inert what lies under its own modal dialog, for pointers, keys and screen readers alike. */
const Dialog = (props: ParentProps<{ readonly labelledBy: string }>) => {
  let cover: HTMLDialogElement | undefined;
  const show = (): void => cover?.showModal();
  onMount(show);
  return (
    // Escape hands the device to nobody; a browser that closes the dialog all the same shows it again.
    <dialog
      ref={cover}
      class="pass"
      aria-labelledby={props.labelledBy}
      onKeyDown={(event) => event.key === "Escape" && event.preventDefault()}
      onCancel={(event) => event.preventDefault()}
      onClose={show}
    >
      <div class="panel pad stack">{props.children}</div>
    </dialog>
  );
};

/** Covers the table while several people may look: nothing beneath is seen, reached or read out. */
export const DeviceCover = (props: ParentProps<{ readonly labelledBy: string }>) => (
  // Beside the page, not in it: a window that is open there hides the rest of the page from screen readers.
  <Portal ref={(place) => place.setAttribute("data-react-aria-top-layer", "true")}>
    <Dialog {...props} />
  </Portal>
);
