import { Tabs as Parts } from "@kobalte/core/tabs";
import { For, type JSX, Show } from "solid-js";
import { Badge, type BadgeProps } from "./badge.tsx";
import { Later } from "./later.tsx";

/** One view of several: its name, and what it shows. */
export interface Tab<T extends string> {
  readonly id: T;
  readonly text: string;
  readonly title?: string;
  /** What waits there unseen. */
  readonly badge?: BadgeProps | null;
  readonly body: () => JSX.Element;
}

/** After a press of the pointer the view has the keys: arrows mean what they mean there, not the next tab. */
const toView = (event: MouseEvent & { readonly currentTarget: Element }): void => {
  if (event.detail === 0) return;
  document.getElementById(event.currentTarget.getAttribute("aria-controls") ?? "")?.focus({ preventScroll: true });
};

/**
 * A few views of which one is shown; arrow keys go from tab to tab for whoever came there by keys, and a view is in the line of focus so that keys scroll it.
 * All of them stay alive, so that each keeps what was scrolled and written in it; those that are not
 * shown are drawn after the others.
 */
export const Tabs = <T extends string>(props: {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly value: T;
  readonly onChange: (id: T) => void;
  /** What stands in place of the view that is shown until its turn to be drawn has come; nothing where it seldom waits. */
  readonly waiting?: () => JSX.Element;
}) => (
  <Parts
    class="tabs"
    value={props.value}
    onChange={(id) => {
      const next = props.tabs.find((tab) => tab.id === id);
      if (next) props.onChange(next.id);
    }}
  >
    <Later now>
      <Parts.List class="tab-list" aria-label={props.label}>
        <For each={props.tabs}>
          {(tab) => (
            <Parts.Trigger class="tab" value={tab.id} title={tab.title} data-tab={tab.id} onClick={toView}>
              {tab.text}
              <Show when={tab.badge}>{(badge) => <Badge {...badge()} />}</Show>
            </Parts.Trigger>
          )}
        </For>
      </Parts.List>
    </Later>
    <For each={props.tabs}>
      {(tab) => (
        <Later now fallback={<Show when={tab.id === props.value}>{props.waiting?.()}</Show>}>
          <Parts.Content class="tab-body" value={tab.id} forceMount tabIndex={0}>
            <Later now={tab.id === props.value} fallback={props.waiting?.()}>
              {tab.body()}
            </Later>
          </Parts.Content>
        </Later>
      )}
    </For>
  </Parts>
);
