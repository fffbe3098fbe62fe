import { Dialog } from "@kobalte/core/dialog";
import { onCleanup, type ParentProps, Show } from "solid-js";
import { closeByBack } from "./back-key.ts";
import { Icon } from "./icon/icon.tsx";
import { scrollByKeys } from "./scroll-by-keys.ts";

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

/** Where the focus was before each open window took it; nothing for those that somebody has left for the page beside them. */
const origins = new WeakMap<Element, Element | null>();

/** Whoever has gone from a panel to the page beside it stays there when it closes. */
const stayBeside = (panel: HTMLElement): void =>
  void onCleanup(() => panel.contains(document.activeElement) || origins.delete(panel));

/** Gives the focus back to where it was before a window; where another one was opened in its place, that one will. */
const giveBack = (window: Element): void => {
  const from = origins.get(window);
  const next = document.activeElement?.closest("[role=dialog]");
  if (!next) {
    if (from instanceof HTMLElement) from.focus({ preventScroll: true });
  } else if (from && origins.get(next) === document.body) origins.set(next, from);
};

/**
 * What asks for it by `autofocus` has the focus as soon as a window is open, or else the button that closes it; where it was
 * before it comes back when the window closes.
 */
const onOpenAutoFocus = (event: Event): void => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  event.preventDefault();
  origins.set(target, document.activeElement);
  const wanted = target.querySelector<HTMLElement>("[autofocus]") ?? target.querySelector("button");
  wanted?.focus({ preventScroll: true });
};

const onCloseAutoFocus = (event: Event): void => {
  event.preventDefault();
  if (event.target instanceof Element) giveBack(event.target);
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

/** What a window holds: where none of it is a control and not all of it is seen, keys scroll it. */
const Body = (props: ParentProps<Pick<WindowProps, "title">>) => (
  <div class="window-body" ref={scrollByKeys(() => props.title)}>
    {props.children}
  </div>
);

/** A dialog over the page, which waits below it. Escape and a press beside it close it. */
export const ModalWindow = (props: ParentProps<WindowProps>) => (
  <Dialog open={props.open} onOpenChange={(open) => open || props.onClose()}>
    <Dialog.Portal>
      <Dialog.Overlay class="window-shade" />
      <div class="window-place">
        <Dialog.Content
          ref={(content) => {
            keepFocus(content);
            closeByBack(() => props.onClose());
          }}
          class={`window panel ${props.class ?? ""}`}
          onEscapeKeyDown={keepKey}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <Head title={props.title} close={props.close} />
          <Body title={props.title}>{props.children}</Body>
        </Dialog.Content>
      </div>
    </Dialog.Portal>
  </Dialog>
);

/**
 * A panel over a part of the page that stays alive beside it; Escape closes it, a press elsewhere does not. It is made anew each
 * time that it opens: the focus goes into a dialog only when its content is made, and stays where it is if a content that has
 * stood there closed is shown.
 */
export const SidePanel = (props: ParentProps<WindowProps>) => (
  <Show when={props.open}>
    <Dialog open onOpenChange={(open) => open || props.onClose()} modal={false}>
      <Dialog.Content
        class={`side-panel panel ${props.class ?? ""}`}
        onEscapeKeyDown={keepKey}
        onInteractOutside={(event) => event.preventDefault()}
        ref={(panel) => {
          stayBeside(panel);
          closeByBack(() => props.onClose());
        }}
        onOpenAutoFocus={onOpenAutoFocus}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <Head title={props.title} close={props.close} />
        <Body title={props.title}>{props.children}</Body>
      </Dialog.Content>
    </Dialog>
  </Show>
);
