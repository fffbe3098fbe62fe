import { createSignal } from "solid-js";

/** Whether the list of the players lies over the table. */
export const [isShowingPlayers, showPlayers] = createSignal(false);

/** Whether there is a list to open: a lesson has none. */
export const [hasPlayers, setPlayers] = createSignal(false);
