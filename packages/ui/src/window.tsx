import { Dialog } from "@kobalte/core/dialog";
import { onCleanup, type ParentProps } from "solid-js";
import { Icon } from "./icon/icon.tsx";

interface WindowProps {
  readonly open: boolean;
  readonly title: string;
  /** What the button that closes it is called. */
  readonly close: string;
  readonly onClose: () => void;
  readonly class?: string;
}

/** The question below does not hear the key that closes what lies above it. */
const keepKey = (event: KeyboardEvent): void => event.stopPropagation();

/**
 * What asks for it by `autofocus` has the focus in an open window, or else its first control; where it was before it comes back
 * when the window closes.
 */
const returning = () => {
  let from: Element | null = null;
  return {
    onOpenAutoFocus: (event: Event): void => {
      from = document.activeElement;
      const { target } = event;
      const wanted = target instanceof Element ? target.querySelector<HTMLElement>("[autofocus]") : null;
      if (!wanted) return;
      event.preventDefault();
      wanted.focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault();
      if (from instanceof HTMLElement) from.focus({ preventScroll: true });
    },
  };
};

/** Where what had the focus is gone, the window has it: keys must not fall to the page below. */
const keepFocus = (content: HTMLElement): void => {
  const watching = new MutationObserver(() => {
    if (document.activeElement === document.body) content.focus({ preventScroll: true });
  });
  watching.observe(content, { childList: true, subtree: true });
  onCleanup(() => watching.disconnect());
};

const Head = (props: Pick<WindowProps, "title" | "close">) => (
  <div class="window-head">
    <Dialog.Title class="title">{props.title}</Dialog.Title>
    <Dialog.CloseButton class="button" data-kind="quiet" aria-label={props.close} title={`${props.close} (Esc)`}>
      <Icon name="x" />
    </Dialog.CloseButton>
  </div>
);

/** A dialog over the page, which waits below it. Escape and a press beside it close it. */
export const ModalWindow = (props: ParentProps<WindowProps>) => (
  <Dialog open={props.open} onOpenChange={(open) => open || props.onClose()}>
    <Dialog.Portal>
      <Dialog.Overlay class="window-shade" />
      <div class="window-place">
        <Dialog.Content
          ref={keepFocus}
          class={`window panel ${props.class ?? ""}`}
          onEscapeKeyDown={keepKey}
          {...returning()}
        >
          <Head title={props.title} close={props.close} />
          <div class="window-body">{props.children}</div>
        </Dialog.Content>
      </div>
    </Dialog.Portal>
  </Dialog>
);

/** A panel over a part of the page that stays alive beside it; Escape closes it, a press elsewhere does not. */
export const SidePanel = (props: ParentProps<WindowProps>) => (
  <Dialog open={props.open} onOpenChange={(open) => open || props.onClose()} modal={false}>
    <Dialog.Content
      class={`side-panel panel ${props.class ?? ""}`}
      onEscapeKeyDown={keepKey}
      onInteractOutside={(event) => event.preventDefault()}
      {...returning()}
    >
      <Head title={props.title} close={props.close} />
      <div class="window-body">{props.children}</div>
    </Dialog.Content>
  </Dialog>
);
