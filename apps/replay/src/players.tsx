import { shell } from "@blueplate/tabletop";
import { For, Show } from "solid-js";
import type { Opened } from "./open.ts";

/** The money of each seat, as far as the state of the game counts money that way. */
const moneyOf = (state: unknown): readonly (number | undefined)[] => {
  if (typeof state !== "object" || state === null || !("chains" in state) || !Array.isArray(state.chains)) return [];
  return state.chains.map((chain: { readonly cash?: number }) => chain.cash);
};

const change = (amount: number): string => (amount > 0 ? `+$${amount}` : `−$${-amount}`);

/** Everybody with their money, and what the last step has changed in it. */
export const Players = (props: { readonly opened: Opened; readonly before: unknown; readonly state: unknown }) => {
  const now = (seat: number): number | undefined => moneyOf(props.state)[seat];
  const gained = (seat: number): number => (now(seat) ?? 0) - (moneyOf(props.before)[seat] ?? now(seat) ?? 0);
  return (
    <ul class="players row" aria-label={shell().replay.chains}>
      <For each={props.opened.file.header.seats}>
        {(seat, index) => (
          <li class="chip">
            <span class="swatch" style={{ background: seat.banner.colour }} aria-hidden="true" />
            {seat.player}
            <Show when={now(index()) !== undefined}>
              <b class="number">${now(index())}</b>
            </Show>
            <Show when={gained(index()) !== 0}>
              <span class="number" data-gain={gained(index()) > 0}>
                {change(gained(index()))}
              </span>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
};
